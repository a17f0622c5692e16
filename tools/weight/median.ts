/** The middle value; of an even number the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const ordered = [...values].sort((a, b) => a - b)
  const middle = ordered.slice(Math.floor((ordered.length - 1) / 2), Math.floor(ordered.length / 2) + 1)
  return middle.reduce((sum, value) => sum + value, 0) / middle.length
}
