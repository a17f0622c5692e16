import type { SchemaRow } from '../../types'

type Row = SchemaRow<string>

/** What rows cost their page. */
export interface RowCost {
  rows: number
  /** Elements that a browser makes of them, roughly. */
  elements: number
  /** Bytes of page data, roughly. */
  bytes: number
}

/** The cost of a row and everything below it. */
export function rowCost(row: Row): RowCost {
  const { children: _c, additional: _a, items: _i, variants: _v, ...facts } = row
  const below = rowsBelow(row).map(rowCost)
  const { description, required, format, limits, pattern, enum: allowed, default: presumed, examples } = facts
  const hasValues = [format, limits, pattern, allowed, presumed, examples].some((fact) => fact !== undefined)
  // Code, links and bold words of a description are elements of their own.
  const inline = description?.match(/`[^`]+`|\]\(|\*\*[^*]+\*\*/g)?.length ?? 0
  const own = 3 + (required ? 1 : 0) + (description === undefined ? 0 : 1 + inline) + (hasValues ? 2 : 0)
  return below.reduce(
    (sum, { rows, elements, bytes }) => ({
      rows: sum.rows + rows,
      elements: sum.elements + elements,
      bytes: sum.bytes + bytes,
    }),
    { rows: 1, elements: own + (below.length > 0 ? 3 : 0), bytes: JSON.stringify(facts).length + 20 * inline },
  )
}

/** Components of more rows are folded like anything else; those that a list repeats are many, and have to be smaller. */
const smallComponent = 40
const smallItem = 8

/**
 * A row without what lies deeper than so many levels below it. A small component stays whole: the page shows it once, and
 * links to it from elsewhere.
 */
export function foldBelow(row: Row, levels: number): Row {
  if (rowsBelow(row).length === 0) return row
  if (levels <= 0 && isSmallComponent(row)) return row
  const { children, additional, items, variants, ...facts } = row
  if (levels === 0) return { ...facts, folded: true }
  const fold = (below: Row): Row => foldBelow(below, levels - 1)
  return {
    ...facts,
    ...(children && { children: children.map(fold) }),
    ...(additional && { additional: fold(additional) }),
    ...(items && { items: fold(items) }),
    ...(variants && { variants: variants.map(({ kind, rows }) => ({ kind, rows: rows.map(fold) })) }),
  }
}

function isSmallComponent(row: Row): boolean {
  if (row.schema !== undefined) return rowCost(row).rows <= smallComponent
  return row.items?.schema !== undefined && rowCost(row).rows <= smallItem
}

/** What a row consists of. */
export function rowsBelow({ children = [], additional, items, variants = [] }: Row): Row[] {
  return [...children, ...(additional ? [additional] : []), ...(items ? [items] : []), ...variants.flatMap(({ rows }) => rows)]
}
