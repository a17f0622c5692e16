import {
  type Document,
  type ErrorCode,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml'
import type { Problem } from '../../problem-report'

export interface FrontMatterLines {
  /** The first mistake in the YAML: later ones usually follow from it. */
  mistake?: Mistake
  /** Of an entry's key, or of the closest parent that exists. */
  lineOf(path: readonly PropertyKey[]): number
  /** A value as it is written: `1.10`. */
  sourceOf(path: readonly PropertyKey[]): string | undefined
}

type Mistake = Required<Pick<Problem, 'line' | 'what' | 'fix'>>

const fixes: Partial<Record<ErrorCode, string>> = {
  BAD_SCALAR_START: 'Put values that start with this character in quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'Put values that contain ": " in quotes, and start every key at the beginning of a line.',
  DUPLICATE_KEY: 'Remove one of them.',
  TAB_AS_INDENT: 'Indent with spaces.',
  TAG_RESOLVE_FAILED: 'Remove the tag.',
}
const defaultFix = 'Put values that contain quotes, colons or brackets in "…", and close every quote and bracket.'

/**
 * Parses the front matter of a file that has a problem, whose whole text is given: gatsby-plugin-mdx parses all of them, but
 * without line numbers and as YAML 1.1.
 */
export function explainFrontMatter(text: string): FrontMatterLines {
  const counter = new LineCounter()
  const yaml = splitFrontMatter(text)?.yaml ?? ''
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false, merge: true })
  const lineAt = (offset: number) => counter.linePos(offset).line
  const mistake = findMistake(document, lineAt)
  return {
    ...(mistake && { mistake }),
    lineOf: (path) => lineAt(keyOffset(document, path)),
    sourceOf: (path) => {
      const node = document.getIn(path, true)
      return isScalar(node) ? node.source : undefined
    },
  }
}

export function invalidYaml(message: string, line: number, fix = defaultFix): Mistake {
  return { line, what: `The front matter is not valid YAML: ${message.replace(/\.$/, '')}.`, fix }
}

/** Mistakes in the lines around the YAML. */
export const delimiterMistakes: Readonly<Record<'open' | 'language', Mistake>> = {
  open: { line: 1, what: 'The front matter is never closed.', fix: 'End it with a line that contains only ---.' },
  language: {
    line: 1,
    what: 'The front matter has text after the opening ---, so it is not read as YAML.',
    fix: 'Remove the text.',
  },
}

function findMistake(document: Document, lineAt: (offset: number) => number): Mistake | undefined {
  const [first] = [...document.errors, ...document.warnings]
  if (first) return invalidYaml(first.message, lineAt(first.pos[0]), fixes[first.code])
  try {
    // Throws at an alias that is part of its own value.
    JSON.stringify(document.toJS())
    return undefined
  } catch (error) {
    // An alias of nothing, of itself, or aliases that would expand to gigabytes.
    const message =
      error instanceof Error && !error.message.includes('circular') ? error.message : 'An alias refers to itself'
    return invalidYaml(message, lineAt(firstAlias(document)), 'Repeat the values instead of using &, * and <<.')
  }
}

function firstAlias(document: Document): number {
  let offset = 0
  visit(document, {
    Alias: (_, alias) => {
      offset = alias.range?.[0] ?? 0
      return visit.BREAK
    },
  })
  return offset
}

function keyOffset(document: Document, path: readonly PropertyKey[]): number {
  let offset = 0
  let node: unknown = document.contents
  for (const step of path) {
    const key: unknown = isMap(node) ? node.items.find((pair) => String(pair.key) === String(step))?.key : undefined
    const value: unknown = isCollection(node) ? node.get(step, true) : undefined
    offset = startOf(key) ?? startOf(value) ?? offset
    node = value
  }
  return offset
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}

interface FrontMatterText {
  /** Starts with a blank line for the opening ---, to keep the line numbers of the file. */
  yaml: string
  /** `open`: the closing --- is missing; `language`: the opening --- names a language. */
  problem?: 'open' | 'language'
}

/** The front matter of a file, by the rules of gray-matter, which gatsby-plugin-mdx uses. */
export function splitFrontMatter(text: string): FrontMatterText | undefined {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const opening = /^---(?!-)(.*)(?:\n|$)/.exec(source)
  if (!opening) return undefined
  const rest = source.slice(opening[0].length)
  const end = `\n${rest}`.indexOf('\n---')
  const yaml = `\n${end < 0 ? rest : rest.slice(0, end)}`
  if (end < 0) return { yaml, problem: 'open' }
  return opening[1]?.trim() ? { yaml, problem: 'language' } : { yaml }
}
