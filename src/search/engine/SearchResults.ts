import type { SearchKind } from '../../shared/search/SearchRecord'

/** A question to the engine. */
export interface SearchQuestion {
  query: string
  /** Kinds to be found; all when there are none. */
  kinds: readonly SearchKind[]
  /** 0 is the first page of results. */
  page: number
  /** Pages of the documentation on one page of results. */
  pagesPerPage: number
  /** Words of an excerpt. */
  excerptWords: number
  /** Rather waits for the texts of the index than be answered from titles alone. */
  waitsForTexts?: true
}

/** A text with `<mark>` round what was found; everything else in it is text, also what looks like markup. */
export interface MarkedText {
  value: string
  matchLevel: 'none' | 'partial'
}

/** A page or a section that was found. */
export interface FoundSection {
  url: string
  path: string
  anchor: string | null
  type: 'lvl1' | 'lvl2' | 'lvl3'
  category: MarkedText
  title: MarkedText
  /** Headings from level 2 down to this one. */
  headings: MarkedText[]
  excerpt: MarkedText
  kind: SearchKind
}

/** The answer. A result is a page of the documentation; sections stand below their page. */
export interface SearchResults {
  /** The results of one page of results: each page of the documentation itself, then up to three of its sections. */
  sections: FoundSection[]
  /** Results in all, of the kinds that were asked for. */
  count: number
  /** Pages of results in all. */
  pageCount: number
  /** Results by kind, whatever kinds were asked for: without any, their sum is `count`. */
  kinds: Partial<Record<SearchKind, number>>
  /** Titles and headings alone have answered: the same question will have a better answer. */
  isPartial: boolean
}
