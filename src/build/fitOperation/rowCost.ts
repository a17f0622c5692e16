import { contentOf, type TreeNode } from '../../../plugins/markdown-tree'
import type { SchemaRow } from '../../../plugins/gatsby-source-openapi/types'

/** Estimated: elements of the page, and bytes of its data. */
export interface RowCost {
  rows: number
  elements: number
  bytes: number
}

/** Of a row and everything below it. */
export function rowCost(row: SchemaRow): RowCost {
  const { children: _c, additional: _a, items: _i, variants: _v, ...facts } = row
  const below = rowsBelow(row)
  const { description, required, limits, values } = facts
  const own = 3 + (required ? 1 : 0) + (description ? 1 + elementsIn(description) : 0) + (limits || values ? 2 : 0)
  return sumOf([
    { rows: 1, elements: own + (below.length > 0 ? 3 : 0), bytes: JSON.stringify(facts).length },
    ...below.map(rowCost),
  ])
}

export function sumOf(costs: readonly RowCost[]): RowCost {
  const add = (a: RowCost, b: RowCost) => ({
    rows: a.rows + b.rows,
    elements: a.elements + b.elements,
    bytes: a.bytes + b.bytes,
  })
  return costs.reduce(add, { rows: 0, elements: 0, bytes: 0 })
}

/** Counts code, links and bold words of a description. */
function elementsIn(tree: readonly TreeNode[]): number {
  return tree.reduce<number>((sum, node) => (typeof node === 'string' ? sum : sum + 1 + elementsIn(contentOf(node))), 0)
}

/** Larger components are truncated like anything else. Items of a list repeat, so they have to be smaller. */
const maxWholeComponent = 40
const maxWholeItem = 8

/** A row without what is more than `levels` below it. A small component stays whole: the page shows it only once. */
export function truncateBelow(row: SchemaRow, levels: number): SchemaRow {
  if (rowsBelow(row).length === 0) return row
  if (levels <= 0 && isSmallComponent(row)) return row
  const { children, additional, items, variants, ...facts } = row
  if (levels === 0) return saysItsItems(row) ? facts : { ...facts, truncated: true }
  const truncate = (below: SchemaRow): SchemaRow => truncateBelow(below, levels - 1)
  return {
    ...facts,
    ...(children && { children: children.map(truncate) }),
    ...(additional && { additional: truncate(additional) }),
    ...(items && { items: truncate(items) }),
    ...(variants && { variants: variants.map(({ kind, rows }) => ({ kind, rows: rows.map(truncate) })) }),
  }
}

/** `array of strings` says what its items are, if nothing else is known of them. */
function saysItsItems(row: SchemaRow): boolean {
  if (row.items === undefined) return false
  const { type: _, segment: _s, ...known } = row.items
  return rowsBelow(row).length === 1 && Object.keys(known).length === 0
}

function isSmallComponent(row: SchemaRow): boolean {
  if (row.schema !== undefined) return rowCost(row).rows <= maxWholeComponent
  return row.items?.schema !== undefined && rowCost(row).rows <= maxWholeItem
}

export function rowsBelow({ children = [], additional, items, variants = [] }: SchemaRow): SchemaRow[] {
  return [
    ...children,
    ...(additional ? [additional] : []),
    ...(items ? [items] : []),
    ...variants.flatMap(({ rows }) => rows),
  ]
}
