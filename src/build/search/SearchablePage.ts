import type { PageSection } from './pageSections'

/** A page of any kind, as far as the search is concerned. */
export interface SearchablePage {
  path: string
  title: string
  description: string
  /** Other names that people search for. */
  keywords: readonly string[]
  /** Whether the page describes what the product no longer has. */
  isOutdated: boolean
  sections: readonly PageSection[]
}
