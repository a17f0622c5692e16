import type { Code } from 'mdast'
import type { LineMarks } from '../highlight/LineMarks'
import { lineRange } from './lineRange'
import { report, type Part } from './Part'

interface Asked {
  ranges: ReadonlyMap<string, string>
  isNumbered: boolean
}

/** The marks on the lines of a code block; a range that names no lines of it is reported. */
export function readLineMarks(node: Code, code: string, { ranges, isNumbered }: Asked, part: Part): LineMarks {
  const lineCount = code.split('\n').length
  const linesOf = (name: string): ReadonlySet<number> | undefined => {
    const text = ranges.get(name)
    if (text === undefined) return undefined
    const form = name === 'mark' ? `{${text}}` : `${name}={${text}}`
    const range = lineRange(text, lineCount)
    if ('lines' in range) return new Set(range.lines)
    if (range.problem === 'form') {
      report(part, node, `The lines ${form} of a code block are not understood.`, 'Write numbers and ranges: {1,3-5}.')
    } else {
      const what = `The lines ${form} of a code block name ${range.item}, but its last line is ${lineCount}.`
      report(part, node, what, `Name lines from 1 to ${lineCount}.`)
    }
    return undefined
  }
  const marks = { mark: linesOf('mark'), ins: linesOf('ins'), del: linesOf('del'), focus: linesOf('focus') }
  const both = [...(marks.ins ?? [])].find((line) => marks.del?.has(line))
  if (both !== undefined) {
    report(part, node, `Line ${both} of a code block is marked ins and del.`, 'A changed line is two lines: the old one, then the new one.')
  }
  return { ...marks, isNumbered }
}
