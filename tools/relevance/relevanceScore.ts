import { existsSync } from 'node:fs'

export type Query = readonly [query: string, ...wanted: string[]]

export interface RelevanceScore {
  queries: number
  /** Percentage of the queries with a wanted page first, and among the first three. */
  first: number
  topThree: number
  /** How many have none there. */
  missed: { first: number; topThree: number }
  /** A line for each query without a wanted page first. */
  misses: string[]
}

/**
 * How often a search finds a wanted page. A query whose pages don't exist yet is left out.
 *
 * @param find paths of pages for a query, best first.
 */
export async function relevanceScore(
  find: (query: string) => string[] | Promise<string[]>,
  queries: readonly Query[],
): Promise<RelevanceScore> {
  const counted = queries.filter(([, ...wanted]) => wanted.some((page) => existsSync(`public${page}/index.html`)))
  const misses: string[] = []
  let first = 0
  let topThree = 0
  for (const [query, ...wanted] of counted) {
    const found = await find(query)
    const place = found.findIndex((path) => wanted.includes(path))
    if (place === 0) first += 1
    else
      misses.push(
        `"${query}": wanted ${wanted.join(' or ')}, number ${place + 1 || Infinity}; found ${found.slice(0, 3).join(', ')}`,
      )
    if (place >= 0 && place < 3) topThree += 1
  }
  const percentage = (count: number) => Number(((100 * count) / counted.length).toFixed(1))
  const missed = { first: counted.length - first, topThree: counted.length - topThree }
  return { queries: counted.length, first: percentage(first), topThree: percentage(topThree), missed, misses }
}
