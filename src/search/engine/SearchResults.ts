import type { SearchKind } from '../../shared/search/searchSettings'

export interface SearchFilters {
  /** Kinds of pages to find; all when there are none. */
  kinds: readonly SearchKind[]
  /** Keys of `planNames`, one of which a page must have; all when there are none. A page without plans is about all of them. */
  plans?: readonly string[] | undefined
  /** The older version whose pages are found instead of those of the current one. */
  version?: string | undefined
}

export interface SearchQuestion extends SearchFilters {
  query: string
  /** The reader's own, as tabs name it: guides to others come after its guide. The hosted search doesn't use it. */
  sdk?: string | undefined
  /** Of results, from 0, with this many pages of the documentation. */
  page: number
  pagesPerPage: number
  excerptWords: number
  /** Waits for the texts of the index instead of returning results from titles alone. */
  waitsForTexts?: true
}

/** A page or a section, from any engine or from storage. Its strings have `<mark>` around what was found; all else is plain text. */
export interface SearchHit {
  url: string
  /** Category, title of the page, and headings from level 2 down to this one: two for the page itself. */
  names: string[]
  excerpt: string
}

export interface SearchResults {
  /** Each result has the hits of a page of the documentation: the page itself, then up to three of its sections. */
  pages: SearchHit[][]
  /** In all, not only on this page of results. */
  count: number
  /** Results of these kinds that only the plans leave out. */
  hidden: number
  pageCount: number
  /** Results of the plans by kind, whatever kinds the question has: without any, their sum is `count`. */
  kinds: Partial<Record<SearchKind, number>>
  /** Titles and headings alone were searched: the same question will have better results. */
  isPartial: boolean
}
