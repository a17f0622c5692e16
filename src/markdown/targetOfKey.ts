/** Which of several tabs a key leads to: arrows go round, Home and End to the ends; undefined for any other key. */
export function targetOfKey(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (selected + 1) % count
  if (key === 'ArrowLeft') return (selected + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
