import type { Code } from 'mdast'
import type { VFile } from 'vfile'
import { nearestSentence } from '../../../problem-report'
import type { LineMarks } from '../highlight/highlightCode'
import { report } from './DialectPlugin'

export interface FenceRule {
  readonly values: readonly string[]
  /** `ins={2}`; `mark` is written without its name. */
  readonly ranges?: readonly string[]
  readonly flags?: readonly string[]
}

/** Reads the attributes of a code fence, and reports those that its kind of fence doesn't have. */
export function readFence(node: Code, { values, ranges = [], flags = [] }: FenceRule, file: VFile): FenceAttributes {
  const given = fenceAttributes(node.meta ?? '')
  const written = new Map([
    ...values.map((name) => [name, `${name}="…"`] as const),
    ...ranges.map((name) => [name, name === 'mark' ? '{1,3-5}' : `${name}={2}`] as const),
    ...flags.map((name) => [name, name] as const),
  ])
  if (given.rest) {
    const fix = `Write ${[...written.values()].join(' ')}.`
    report(file, node, `A code block has "${given.rest}", which is not an attribute.`, fix)
  }
  const kinds = [
    [given.values.keys(), values],
    [given.ranges.keys(), ranges],
    [given.flags, flags],
  ] as const
  for (const [names, known] of kinds) {
    for (const name of names) {
      const form = written.get(name)
      if (known.includes(name)) continue
      if (form) report(file, node, `The attribute "${name}" of a code block has the wrong syntax.`, `Write ${form}.`)
      else
        report(
          file,
          node,
          `A code block has no attribute "${name}".`,
          nearestSentence(name, [...written.keys()], 'Remove it.'),
        )
    }
  }
  return given
}

interface FenceAttributes {
  values: ReadonlyMap<string, string>
  /** `ins={2-4}`; braces without a name mean `mark`. */
  ranges: ReadonlyMap<string, string>
  flags: ReadonlySet<string>
  /** Text that is not an attribute, as written. */
  rest: string
}

/** Reads what follows the language of a code fence: `title="flags.ts" region='start' {1,3-5} ins={2} wrap`. */
export function fenceAttributes(meta: string): FenceAttributes {
  const values = new Map<string, string>()
  const ranges = new Map<string, string>()
  const flags = new Set<string>()
  const rest = meta
    .replace(/(?<=^|\s)([\w-]+)=(?:"([^"]*)"|'([^']*)')(?=\s|$)/g, (_, name: string, double, single) => {
      values.set(name, String(double ?? single))
      return ''
    })
    .replace(/(?<=^|\s)(?:([\w-]+)=)?\{([^{}]*)\}(?=\s|$)/g, (_, name: string | undefined, range: string) => {
      ranges.set(name ?? 'mark', range)
      return ''
    })
    .replace(/(?<=^|\s)([A-Za-z][\w-]*)(?=\s|$)/g, (_, name: string) => {
      flags.add(name)
      return ''
    })
  return { values, ranges, flags, rest: rest.trim().replace(/\s+/g, ' ') }
}

interface LineMarkOptions {
  ranges: ReadonlyMap<string, string>
  isNumbered: boolean
}

/** Reads the marks on lines of a code block, and reports ranges that aren't lines of it. */
export function readLineMarks(
  node: Code,
  code: string,
  { ranges, isNumbered }: LineMarkOptions,
  file: VFile,
): LineMarks {
  const lineCount = code.split('\n').length
  const linesOf = (name: string): ReadonlySet<number> | undefined => {
    const text = ranges.get(name)
    if (text === undefined) return undefined
    const form = name === 'mark' ? `{${text}}` : `${name}={${text}}`
    const range = lineRange(text, lineCount)
    if ('lines' in range) return new Set(range.lines)
    if (range.problem === 'form') {
      report(file, node, `The line range ${form} of a code block is not valid.`, 'Write numbers and ranges: {1,3-5}.')
    } else {
      const what = `The line range ${form} of a code block contains ${range.item}, but the last line of the code is ${lineCount}.`
      report(file, node, what, `Use lines from 1 to ${lineCount}.`)
    }
    return undefined
  }
  const mark = linesOf('mark')
  const signs = { ins: linesOf('ins'), del: linesOf('del'), error: linesOf('error'), warning: linesOf('warning') }
  for (let line = 1; line <= lineCount; line += 1) {
    const [name, other] = Object.entries(signs).flatMap(([sign, lines]) => (lines?.has(line) ? [sign] : []))
    if (other === undefined) continue
    const fix =
      other === 'del'
        ? 'Write a changed line twice: the old line as del, then the new line as ins.'
        : `Remove line ${line} from one of them.`
    report(file, node, `Line ${line} of a code block is marked as both ${name} and ${other}.`, fix)
  }
  return { ...signs, mark, focus: linesOf('focus'), isNumbered }
}

type LineRange = { lines: readonly number[] } | { problem: 'form' | 'outside'; item: string }

/** The lines of `1,3-5`, counted from 1, or the first item that is malformed or outside of the code. */
export function lineRange(text: string, lineCount: number): LineRange {
  const lines: number[] = []
  for (const item of text.split(',').map((part) => part.trim())) {
    const [, first, last = first] = /^(\d+)(?:\s*-\s*(\d+))?$/.exec(item) ?? []
    const from = Number(first)
    const to = Number(last)
    if (first === undefined || from > to) return { problem: 'form', item }
    if (from < 1 || to > lineCount) return { problem: 'outside', item }
    for (let line = from; line <= to; line += 1) lines.push(line)
  }
  return { lines }
}
