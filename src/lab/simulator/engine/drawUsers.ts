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

/**
 * Each color as an SVG path of one area. Colors are stacked in every column: 10,000 cells in their own places are thousands of strokes,
 * which a slow phone can't draw 20 times a second.
 * @param order of the users, column by column
 * @param colorOf a user, as an index; -1 for a user who isn't drawn
 */
export function drawUsers(order: Uint16Array, colors: number, colorOf: (user: number) => number): string[] {
  const counts = Array.from({ length: colors }, () => new Uint8Array(picture.columns))
  for (let rank = 0; rank < userCount; rank++) {
    const heights = counts[colorOf(order[rank] ?? 0)]
    const column = Math.floor(rank / picture.rows)
    if (heights) heights[column] = (heights[column] ?? 0) + 1
  }
  let tops = new Uint8Array(picture.columns)
  return counts.map((heights) => {
    const bottoms = tops.map((top, column) => top + (heights[column] ?? 0))
    const path = drawArea(tops, bottoms)
    tops = bottoms
    return path
  })
}

/** Along the upper edges to the right, and back along the lower ones. */
function drawArea(tops: Uint8Array, bottoms: Uint8Array): string {
  const forth = Array.from(tops, (y, x) => (y === tops[x + 1] ? '' : `V${y}H${x + 1}`))
  const back = Array.from(bottoms, (y, x) => (y === bottoms[x - 1] ? '' : `V${y}H${x}`)).reverse()
  return `M0 0${[...forth, ...back].join('')}z`
}
