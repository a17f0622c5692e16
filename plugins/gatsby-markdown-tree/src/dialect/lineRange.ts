export type LineRange = { lines: readonly number[] } | { problem: 'form' | 'outside'; item: string }

/**
 * The lines that `1,3-5` names.
 *
 * @param lineCount how many lines there are; numbers start at 1.
 * @returns the first item that is not understood, or that names a line which does not exist.
 */
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
