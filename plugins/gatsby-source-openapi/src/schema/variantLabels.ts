import type { SchemaRow } from '../../types'

type Row = SchemaRow<string>

/** What may tell a variant from the others, the best first. */
const candidates: readonly ((row: Row, title: string | undefined) => string | undefined)[] = [
  (_row, title) => title,
  ({ schema }) => schema,
  ({ children = [] }) => children.map(({ enum: allowed }) => allowed).find((allowed) => allowed?.length === 1)?.map(String)[0],
  ({ requires, children }) => (requires && !children ? `with ${requires.join(', ')}` : undefined),
  ({ type }) => type,
]

/**
 * What each variant of a schema is called: its title, the name of its component, the one value that a property of it may have,
 * what it has to have, its type; the first that no other variant has. Variants that nothing tells apart are counted.
 *
 * @param titles of the variants' schemas.
 * @returns `["updateEnabled", "object 2"]`
 */
export function variantLabels(rows: readonly Row[], titles: readonly (string | undefined)[]): string[] {
  return rows.map((row, index) => {
    for (const candidate of candidates) {
      const label = candidate(row, titles[index])
      if (label === undefined) continue
      if (rows.every((other, at) => at === index || candidate(other, titles[at]) !== label)) return label
    }
    return `${row.type} ${index + 1}`
  })
}
