import type { SearchKind } from '../../shared/search/searchSettings'

/** What narrows a search. */
export interface SearchFilters {
  /** Kinds of pages to find; all when there are none. */
  kinds: readonly SearchKind[]
  /** Only pages about what this plan includes, a key of `planNames`. A page without plans is about all of them. */
  plan?: string | undefined
  /** The older version whose pages are found instead of those of the current one. */
  version?: string | undefined
}

/** A question to an engine. */
export interface SearchQuestion extends SearchFilters {
  query: string
  /** The reader's own, by its name in the tabs of pages: guides to others come after its guide. The hosted search doesn't use it. */
  sdk?: string | undefined
  /** Of results, from 0, with this many pages of the documentation. */
  page: number
  pagesPerPage: number
  excerptWords: number
  /** Waits for the texts of the index instead of returning results from titles alone. */
  waitsForTexts?: true
}

/**
 * A page or a section that was found, from any engine or from storage. Its strings have `<mark>` around what was found; everything
 * else in them is plain text.
 */
export interface SearchHit {
  url: string
  /** Category, title of the page, and headings from level 2 down to this one: two for the page itself. */
  names: string[]
  excerpt: string
}

/** A result is a page of the documentation. */
export interface SearchResults {
  /** The results of one page of results, each with the hits of a page: the page itself, then up to three of its sections. */
  pages: SearchHit[][]
  /** Results in all, of the kinds and the plan in the question. */
  count: number
  /** Results of these kinds that only the plan leaves out. */
  hidden: number
  pageCount: number
  /** Results of the plan by kind, whatever kinds the question has: without any, their sum is `count`. */
  kinds: Partial<Record<SearchKind, number>>
  /** Titles and headings alone were searched: the same question will have better results. */
  isPartial: boolean
}
