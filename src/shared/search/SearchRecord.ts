/** What a page is to a reader who searches; results are filtered by it. */
export type SearchKind = 'guide' | 'reference' | 'how-to' | 'api' | 'sdk' | 'troubleshooting' | 'contributing' | 'legacy'

/** Category, title, and the headings above a section down to its own; null below that. */
interface SearchHierarchy {
  lvl0: string
  lvl1: string
  lvl2: string | null
  lvl3: string | null
}

/**
 * One section of one page, as both engines get it and as DocSearch shows it. A page's own record (`lvl1`) has the text above
 * the first heading.
 */
export interface SearchRecord {
  /** The address, and a number for the further parts of a section that is too long for one record. */
  objectID: string
  /** Path and anchor: /reference/segments#structure. */
  url: string
  url_without_anchor: string
  anchor: string | null
  type: 'lvl1' | 'lvl2' | 'lvl3'
  hierarchy: SearchHierarchy
  /** What the page is about in a sentence; the page's own record has it. */
  description: string
  /** Other names that people search for: keywords, environment variables, the path of an operation. */
  keywords: string[]
  content: string
  kind: SearchKind
  language: 'en'
  version: string
  weight: {
    /** Of the page, by its kind: 100 is a page of today's product. */
    page: number
    /** 3 for a page, 2 and 1 for headings, 0 for a row of a table of messages or symptoms. */
    level: number
    /** 0 is the first section of the page. */
    position: number
  }
}
