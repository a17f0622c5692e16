import type MiniSearch from 'minisearch'
import type { SearchResult } from 'minisearch'
import type { IndexedPage } from '../../shared/search/unpackIndex'
import { fitOf } from './fitOf'
import { queryTree } from './queryTree'
import { looseWords, type QueryWord } from './queryWords'
import type { Vocabulary } from './Vocabulary'

/** A page that fits, and the words by which it was found. */
export interface RankedPage {
  page: IndexedPage
  terms: ReadonlySet<string>
  score: number
}

export interface PageIndex {
  pages: readonly IndexedPage[]
  index: MiniSearch<number>
  vocabulary: Vocabulary
  /** Whether it was made of texts as well, not of titles and headings alone. */
  hasTexts: boolean
}

/** With fewer pages than this that have all words, pages that have some of them follow. */
const enough = 5

/**
 * Pages for a query, best first: those that have all of its words before those that have some, or parts of them.
 *
 * @param words of the query, as `queryWords` reads them.
 */
export function rankPages({ pages, index }: PageIndex, words: readonly QueryWord[], query: string): RankedPage[] {
  if (words.length === 0) return []
  const full = ranked(index.search(queryTree(words, 'AND')))
  const some = full.length === 0 ? looseWords(words) : words
  if (full.length >= enough || (some.length <= 1 && some[0] === words[0])) return full
  const known = new Set(full.map(({ page }) => page))
  const partial = ranked(index.search(queryTree(some, 'OR')))
  return [...full, ...partial.filter(({ page }) => !known.has(page))]

  function ranked(results: readonly SearchResult[]): RankedPage[] {
    return results
      .flatMap(({ id, score, terms }): RankedPage[] => {
        const page = pages[id as number]
        return page ? [{ page, terms: new Set(terms), score: score * fitOf(page, words, query) }] : []
      })
      .sort((a, b) => b.score - a.score)
  }
}
