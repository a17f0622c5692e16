import type { SearchKind } from '../../shared/search/SearchRecord'

/** A question to the engine. */
export interface SearchQuestion {
  query: string
  /** Kinds to be found; all when there are none. */
  kinds: readonly SearchKind[]
  /** 0 is the first page of results. */
  page: number
  hitsPerPage: number
  /** Words of an excerpt. */
  excerptWords: number
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

/** The answer: sections of a page stand together, the page itself first. */
export interface SearchResults {
  sections: FoundSection[]
  /** Sections in all. */
  count: number
  /** Pages of results in all. */
  pageCount: number
  /** Pages found by kind, whatever kinds were asked for. */
  kinds: Partial<Record<SearchKind, number>>
}
