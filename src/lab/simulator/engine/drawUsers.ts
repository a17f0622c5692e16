import { userCount } from './population'

/** A column of the picture has 50 users, one above the other. */
export const picture = { columns: 200, rows: 50 }

/** The users in the order of their buckets; users with the same bucket stay in the order of their numbers. */
export function orderByBucket(buckets: Uint16Array): Uint16Array {
  return Uint16Array.from(buckets.keys()).sort((a, b) => (buckets[a] ?? 0) - (buckets[b] ?? 0) || a - b)
}

/** The column of a user, from the left. */
export function columnOf(order: Uint16Array, user: number): number {
  return Math.floor(order.indexOf(user) / picture.rows)
}

/** An area of one color, and the place of its name: in it, or nowhere if there isn't enough space. */
export interface Area {
  /** An SVG path. */
  path: string
  /** In columns and rows. */
  name?: { x: number; y: number }
}

/**
 * Each color as one area. Colors are stacked in every column: 10,000 cells in their own places are thousands of strokes,
 * which a slow phone can't draw 20 times a second.
 * @param order of the users, column by column
 * @param colorOf a user, as an index; -1 for a user who isn't drawn
 */
export function drawUsers(order: Uint16Array, colors: number, colorOf: (user: number) => number): Area[] {
  const counts = Array.from({ length: colors }, () => new Uint8Array(picture.columns))
  for (let rank = 0; rank < userCount; rank++) {
    const heights = counts[colorOf(order[rank] ?? 0)]
    const column = Math.floor(rank / picture.rows)
    if (heights) heights[column] = (heights[column] ?? 0) + 1
  }
  let tops = new Uint8Array(picture.columns)
  return counts.map((heights) => {
    const bottoms = tops.map((top, column) => top + (heights[column] ?? 0))
    const name = placeOfName(tops, bottoms)
    const area = { path: drawArea(tops, bottoms), ...(name && { name }) }
    tops = bottoms
    return area
  })
}

/** Columns and rows that the name of an area takes, about. */
const nameSize = { columns: 8, rows: 10 }

/** The middle of the area at the column that has as many users on its left as on its right. */
function placeOfName(tops: Uint8Array, bottoms: Uint8Array): Area['name'] {
  const heights = bottoms.map((bottom, column) => bottom - (tops[column] ?? 0))
  const half = heights.reduce((sum, height) => sum + height, 0) / 2
  if (half < (nameSize.columns * nameSize.rows) / 2) return undefined
  let column = 0
  for (let left = heights[0] ?? 0; left < half; left += heights[column] ?? 0) column++
  if ((heights[column] ?? 0) < nameSize.rows) return undefined
  return { x: column + 0.5, y: ((tops[column] ?? 0) + (bottoms[column] ?? 0)) / 2 }
}

/** Along the upper edges to the right, and back along the lower ones. */
function drawArea(tops: Uint8Array, bottoms: Uint8Array): string {
  const forth = Array.from(tops, (y, x) => (y === tops[x + 1] ? '' : `V${y}H${x + 1}`))
  const back = Array.from(bottoms, (y, x) => (y === bottoms[x - 1] ? '' : `V${y}H${x}`)).reverse()
  return `M0 0${[...forth, ...back].join('')}z`
}
