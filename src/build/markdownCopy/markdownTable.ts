/** A table of cells that are Markdown already; the first row is its head. Columns are as wide as their longest cell. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(1, ...rows.map((row) => row[column]?.length ?? 0)))
  const [head = '', ...body] = rows.map((row) => lineOf(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))))
  return [head, lineOf(widths.map((width) => '-'.repeat(width))), ...body].join('\n')
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
