import type { SchemaRow, SchemaVariants } from '../../../plugins/gatsby-source-openapi/types'
import { nameSegment, rowId } from '../../shared/rowAnchors'

/** Shared by the rows of one page. */
export interface PageAnchors {
  taken: Set<string>
  /** Anchor of the row that shows a component, by content; absent where everything is shown each time. */
  shown?: Map<string, string>
}

/** Segments of rows without a name: each item of an array, and a property with any other name. */
const itemSegment = '0'
const additionalSegment = 'any'

/** `oneof-0`, `tuple-1`. */
function variantSegment(kind: SchemaVariants['kind'], index: number): string {
  return `${kind.toLowerCase()}-${index}`
}

/**
 * Gives every row below one a unique anchor. A component inside itself, or one that the page has shown, becomes a link.
 * @param id anchor of the row itself
 * @param around anchors of the components around the row, by name.
 */
export function anchorRow(row: SchemaRow, id: string, page: PageAnchors, around: ReadonlyMap<string, string> = new Map()): SchemaRow {
  page.taken.add(id)
  if (row.recursive !== undefined) {
    const start = around.get(row.recursive)
    return start === undefined ? row : { ...row, repeats: start }
  }
  const { children, additional, items, variants, ...facts } = row
  const inside = { children, additional, items, variants }
  if (page.shown && row.schema !== undefined && Object.values(inside).some(Boolean)) {
    const content = JSON.stringify([row.schema, inside])
    const before = page.shown.get(content)
    if (before !== undefined) return { ...facts, repeats: before }
    page.shown.set(content, id)
  }
  const within = row.schema === undefined ? around : new Map([...around, [row.schema, id]])
  const place = (below: SchemaRow, segment: string): SchemaRow => {
    const placed = withSegment(below, id, segment, page.taken)
    return anchorRow(placed, rowId(id, placed), page, within)
  }
  return {
    ...facts,
    ...(children && { children: children.map((child) => place(child, nameSegment(child.name ?? ''))) }),
    ...(additional && { additional: place(additional, additionalSegment) }),
    ...(items && { items: place(items, itemSegment) }),
    ...(variants && {
      variants: variants.map(({ kind, rows }) => ({
        kind,
        rows: rows.map((variant, index) => place(variant, variantSegment(kind, index))),
      })),
    }),
  }
}

/** Sets a segment where the name alone isn't a unique anchor: `name-2` after a row called `name`. */
export function withSegment(row: SchemaRow, parent: string, segment: string, taken: ReadonlySet<string>): SchemaRow {
  let free = segment
  for (let count = 2; taken.has(rowId(parent, { segment: free })); count += 1) free = `${segment}-${count}`
  return free === row.name ? row : { ...row, segment: free }
}
