import type { SchemaRow } from '../../types'
import { additionalSegment, itemSegment, nameSegment, rowId, variantSegment } from './rowSegment'

/** What the rows of one page share while they get their addresses. */
export interface AddressedPage {
  /** Ids that the page has already. */
  taken: Set<string>
  /** What components consist of, and the id of the row that shows it; absent where everything is shown each time. */
  shown?: Map<string, string>
}

type Row = SchemaRow<string>

/**
 * Gives every row below one an id of its own, links a component that starts again to where it began, and one that the
 * page has shown already to that place.
 *
 * @param id of the row itself, which is taken from here on.
 * @param around ids of the components around the row, by name.
 */
export function addressRow(row: Row, id: string, page: AddressedPage, around: ReadonlyMap<string, string> = new Map()): Row {
  page.taken.add(id)
  if (row.recursive !== undefined) {
    const began = around.get(row.recursive)
    return began === undefined ? row : { ...row, repeats: began }
  }
  const { children, additional, items, variants, ...facts } = row
  const inside = { children, additional, items, variants }
  if (page.shown && row.schema !== undefined && Object.values(inside).some(Boolean)) {
    const key = JSON.stringify([row.schema, inside])
    const before = page.shown.get(key)
    if (before !== undefined) return { ...facts, repeats: before }
    page.shown.set(key, id)
  }
  const within = row.schema === undefined ? around : new Map([...around, [row.schema, id]])
  const place = (below: Row, segment: string): Row => {
    const placed = withSegment(below, id, segment, page.taken)
    return addressRow(placed, rowId(id, placed), page, within)
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

/** A row that says what it is called in its id: `name-2` where a row of that name is there already. */
export function withSegment(row: Row, parent: string, segment: string, taken: ReadonlySet<string>): Row {
  let free = segment
  for (let count = 2; taken.has(rowId(parent, { segment: free })); count += 1) free = `${segment}-${count}`
  return free === row.name ? row : { ...row, segment: free }
}
