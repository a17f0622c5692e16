import { escapeHtml } from '../escapeHtml'
import type { LineMarks } from './LineMarks'
import type { Run } from './Run'

/**
 * Coloured code as HTML: `<span class="t-keyword">let</span> a`. With marks every line is an element of its own that ends
 * with the line end, so that the text stays what it was: `<mark>let a\n</mark><span data-line>…`.
 */
export function writeRuns(runs: readonly Run[], marks: LineMarks = {}): string {
  const { mark, ins, del, focus, isNumbered } = marks
  if (!mark && !ins && !del && !focus && !isNumbered) return runs.map(writeRun).join('')
  return linesOf(runs)
    .map((line, index) => {
      const [opening, closing, isColored] = wrapping(index + 1, marks)
      return opening + line.map((run) => (isColored ? writeRun(run) : escapeHtml(run.text))).join('') + closing
    })
    .join('')
}

function writeRun({ color, text }: Run): string {
  return color ? `<span class="t-${color}">${escapeHtml(text)}</span>` : escapeHtml(text)
}

/** A line that is out of focus has no colours: it stays readable, and stands back. */
function wrapping(line: number, { mark, ins, del, focus }: LineMarks): [opening: string, closing: string, isColored: boolean] {
  if (ins?.has(line)) return ['<ins>', '</ins>', true]
  if (del?.has(line)) return ['<del>', '</del>', true]
  if (mark?.has(line)) return ['<mark>', '</mark>', true]
  if (focus && !focus.has(line)) return ['<span data-line="dim">', '</span>', false]
  return ['<span data-line="">', '</span>', true]
}

/** Cuts runs behind every line end. */
function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]]
  for (const { color, text } of runs) {
    for (const piece of text.split(/(?<=\n)/)) {
      if (piece !== '') lines.at(-1)?.push({ color, text: piece })
      if (piece.endsWith('\n')) lines.push([])
    }
  }
  return lines
}
