/** A marker stands in a comment of any style: `// #region connect`, `# #endregion connect`, `<!-- #region x -->`. */
const marker = /^\s*(?:\/\/|\/\*|#|--|;|<!--|\{\/\*|')\s*#(region|endregion)\b\s*([\w.-]*)/

export type CodeRegion = { code: string } | { problem: 'missing' | 'open'; regions: string[] }

/** A file's text without the lines that mark regions, and without blank lines at its ends. */
export function codeOf(text: string): string {
  return trimLines(text.split('\n').filter((line) => !marker.test(line)))
}

/** The text between `#region name` and `#endregion name`, without the indentation all of its lines share. */
export function codeRegion(text: string, name: string): CodeRegion {
  const lines = text.split('\n').map((line) => ({ line, mark: marker.exec(line) }))
  const regions = lines.flatMap(({ mark }) => (mark?.[1] === 'region' && mark[2] ? [mark[2]] : []))
  const start = lines.findIndex(({ mark }) => mark?.[1] === 'region' && mark[2] === name)
  if (start < 0) return { problem: 'missing', regions }
  const length = lines.slice(start).findIndex(({ mark }) => mark?.[1] === 'endregion' && mark[2] === name)
  if (length < 0) return { problem: 'open', regions }
  const inside = lines.slice(start + 1, start + length).flatMap(({ line, mark }) => (mark ? [] : [line]))
  const indents = inside.filter((line) => line.trim() !== '').map((line) => /^\s*/.exec(line)?.[0].length ?? 0)
  return { code: trimLines(inside.map((line) => line.slice(Math.min(...indents)))) }
}

function trimLines(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
}
