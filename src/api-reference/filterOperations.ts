import { byTitle } from './byTitle'
import type { OperationSummary } from './OperationSummary'
import { rankOperation } from './rankOperation'

export interface IndexedTag {
  path: string
  title: string
  operations: readonly OperationSummary[]
}

/**
 * The operations that a query asks for, see `rankOperation`: by tag, the tag with the best one first, and in each the best
 * first, equal ones in alphabetical order. A tag without any is left out; without words everything is there.
 */
export function filterOperations(tags: readonly IndexedTag[], query: string): readonly IndexedTag[] {
  const sorted = tags.map((tag) => ({ ...tag, operations: byTitle(tag.operations) }))
  if (query.trim() === '') return sorted
  return byRank(
    sorted.map((tag) => {
      const ranked = tag.operations.map((operation) => ({ item: operation, rank: rankOperation(operation, tag.title, query) }))
      const operations = byRank(ranked)
      return { item: { ...tag, operations }, rank: Math.max(0, ...ranked.map(({ rank }) => rank)) }
    }),
  )
}

/** The best first, those of rank 0 left out. */
function byRank<Item>(ranked: readonly { item: Item; rank: number }[]): Item[] {
  return ranked
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ item }) => item)
}
