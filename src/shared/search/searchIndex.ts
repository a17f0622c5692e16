import type { SearchKind } from './searchSettings'

/** The files of the embedded index are here, from the root of the site. */
export const indexFolder = 'search-index'
/** In it, files whose name is a digest of their content: browsers keep them (`gatsby-config.ts`). */
export const textsFolder = 'texts'
export const firstPartFile = 'first.json'
/** In `gatsby develop`. A name of its own, because Gatsby serves files that an earlier build left in `public/` first. */
export const developPartFile = 'develop.json'

/** Where the build stores how many milliseconds making the index took: `npm run bench --prefix verification` prints it. */
export const indexTimeFile = '.cache/search-index-time.json'

export interface SearchablePage {
  path: string
  title: string
  description: string
  /** Other names that people search for: keywords, environment variables, the path of an operation. */
  keywords: readonly string[]
  category: string
  kind: SearchKind
  /** 100 is a page of today's product. */
  weight: number
  /** Plans that include what the page is about, where it isn't in all of them. */
  plans?: readonly string[]
  /** `current`, or the name of an older one; only of pages that the site has in several. */
  version?: string
  /** The page itself first, which has neither anchor nor headings. */
  sections: readonly PageSection[]
}

/** A heading with the text up to the next one, or a row of a table that has an ID or is a symptom (a message or what is seen). */
export interface PageSection {
  /** The ID of the heading or row, for a symptom that of the heading above it; null for the text above the first heading. */
  anchor: string | null
  /** Headings from level 2 down to this one; the heading of a row is its first code or first cell, that of a symptom its first cell. */
  headings: readonly string[]
  text: string
  isSymptom?: true
}

/** The first of two files: enough for first results. Building an inverted index in the browser takes less time than its download would. */
export interface FirstPart {
  /** Path of the second file; its name changes with its content. */
  texts: string
  pages: SearchablePage[]
}

/** For every page, in the order of the first file, the texts of its sections. */
export type TextPart = string[][]

/** Without texts, those of the sections are empty. */
export function withTexts(pages: readonly SearchablePage[], texts?: TextPart): SearchablePage[] {
  return pages.map((page, place) => {
    const sections = page.sections.map((section, index) => ({ ...section, text: texts?.[place]?.[index] ?? '' }))
    return { ...page, sections }
  })
}

/** Path and anchor. */
export function sectionUrl({ path }: SearchablePage, { anchor }: PageSection): string {
  return anchor === null ? path : `${path}#${anchor}`
}
