import type { SearchAnswer } from '../shared/search/searchAnswers'
import type { FacetName } from '../shared/search/searchIndex'

/** The values to find of each facet, one of which a page must have; all when there are none. */
export type SearchFilters = Partial<Record<FacetName, readonly string[]>>

export interface SearchQuestion {
  query: string
  filters: SearchFilters
  /** The older version whose pages are found instead of those of the current one. */
  version?: string | undefined
  /** The reader's own, as tabs name it: guides to others come after its guide. The hosted search doesn't use it. */
  sdk?: string | undefined
  /** Of results, from 0, with this many pages of the documentation. */
  page: number
  pagesPerPage: number
  excerptWords: number
}

/** A page or a section, from any engine or from storage. Its strings have `<mark>` around what was found; all else is plain text. */
export interface SearchHit {
  url: string
  /** Category, title of the page, and headings from level 2 down to this one: two for the page itself. */
  names: string[]
  excerpt: string
  /** Words of the query that the page doesn't have, as the reader wrote them; of the first hit of a page only. */
  missing?: readonly string[] | undefined
}

export interface SearchResults {
  /** Above the pages; of the site itself, whichever engine searches. */
  answer?: SearchAnswer | undefined
  /** Each result has the hits of a page of the documentation: the page itself, then up to three of its sections. */
  pages: SearchHit[][]
  /** In all, not only on this page of results. */
  count: number
  pageCount: number
  /** How many results have all words of the query. */
  completeCount: number
  /** The place in `pages` from which on no page has all words, on this page of results and on later ones. */
  someWordsFrom: number
  /** Words of the query, as the reader wrote them, that no page has: the results are those of the other words. */
  unknownWords?: readonly string[] | undefined
  /** How many results there would be with each value of a facet, whatever the question has of that facet. */
  counts: Partial<Record<FacetName, Readonly<Record<string, number>>>>
}

export const noResults: SearchResults = {
  pages: [],
  count: 0,
  pageCount: 0,
  completeCount: 0,
  someWordsFrom: 0,
  counts: {},
}
