/**
 * Maps items with a function that takes time, a few at once.
 *
 * @param limit how many may be under way at the same time.
 * @returns the results in the order of the items. Rejects as soon as one call does.
 */
export async function mapLimited<A, B>(
  items: readonly A[],
  limit: number,
  map: (item: A) => Promise<B>,
): Promise<B[]> {
  const results: B[] = []
  const waiting = items.entries()
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await map(item)
  }
  await Promise.all(Array.from({ length: limit }, worker))
  return results
}
