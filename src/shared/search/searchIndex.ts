import type { SearchKind } from './searchSettings'

/** Where the files of the embedded index are, from the root of the site. */
export const indexFolder = 'search-index'

/** In it, files whose name is a digest of their content: browsers keep them (`gatsby-config.ts`). */
export const textsFolder = 'texts'

/** The file that a search requests first. */
export const firstPartFile = 'first.json'

/** The same in `gatsby develop`. A name of its own, because Gatsby serves files that an earlier build left in `public/` first. */
export const developPartFile = 'develop.json'

/** Where the build stores how many milliseconds making the index took: `npm run bench` prints it. */
export const indexTimeFile = '.cache/search-index-time.json'

/** A page of any source, as it is searched. */
export interface SearchablePage {
  path: string
  title: string
  description: string
  /** Other names that people search for: keywords, environment variables, the path of an operation. */
  keywords: readonly string[]
  category: string
  kind: SearchKind
  /** By its kind: 100 is a page of today's product. */
  weight: number
  /** Plans that include what the page is about, where it isn't in all of them. */
  plans?: readonly string[]
  /** Of a page that the site has in several versions: `current`, or the name of an older one. */
  version?: string
  /** The page itself first, which has neither anchor nor headings. */
  sections: readonly PageSection[]
}

/** A heading with the text up to the next one, or a row of a table that has an ID or is a symptom. */
export interface PageSection {
  /** The ID of the heading or row, for a symptom that of the heading above it; null for the text above the first heading. */
  anchor: string | null
  /** Headings from level 2 down to this one; the heading of a row is its first code or first cell, that of a symptom its first cell. */
  headings: readonly string[]
  text: string
  /** Whether it is a row of a table of messages or symptoms. */
  isSymptom?: true
}

/**
 * The embedded index as it is served, in two files: titles, headings and names are enough for first results. It has no inverted
 * index: building one in the reader's browser, off the main thread, takes less time than its download would.
 */
export interface FirstPart {
  /** Path of the second file; its name changes with its content. */
  texts: string
  /** Their sections have no text yet. */
  pages: SearchablePage[]
}

/** For every page, in the order of the first file, the texts of its sections. */
export type TextPart = string[][]

/** Pages with the texts of the second file, or with none. */
export function withTexts(pages: readonly SearchablePage[], texts?: TextPart): SearchablePage[] {
  return pages.map((page, place) => {
    const sections = page.sections.map((section, index) => ({ ...section, text: texts?.[place]?.[index] ?? '' }))
    return { ...page, sections }
  })
}

/** Path and anchor of a section. */
export function sectionUrl({ path }: SearchablePage, { anchor }: PageSection): string {
  return anchor === null ? path : `${path}#${anchor}`
}
