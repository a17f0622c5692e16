import { oncePerObject } from '../oncePerObject'
import { planNames } from '../plans'
import type { SearchKind } from './searchSettings'

/** The embedded index, from the root of the site. Building an inverted index in the browser takes less time than its download would. */
export const indexFile = '/search-index.json'
/** The name of a file of the search in `gatsby develop`, which serves files that an earlier build left in `public/` first. */
export function developFile(file: string): string {
  return file.replace('.json', '-develop.json')
}

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

/** What readers filter by. */
export const facetNames = ['kind', 'plans', 'sdk'] as const
export type FacetName = (typeof facetNames)[number]

/** Of each facet, the values of a page, which Algolia's records have as well. A page without plans is about all of them. */
export const facetValues = oncePerObject(
  ({ kind, plans, path }: SearchablePage): Record<FacetName, readonly string[]> => {
    const sdk = sdkOf(path)
    return { kind: [kind], plans: plans ?? Object.keys(planNames), sdk: sdk === undefined ? [] : [sdk] }
  },
)

/** The name that tabs have for the SDK of a page: `android` of `/reference/sdks/android-proxy`. */
export function sdkOf(path: string): string | undefined {
  return /^\/(?:reference\/sdks|feature-flag-tutorials)\/(.+?)(-proxy|-browser)?$/.exec(path)?.[1]?.replace('-', '')
}

/** Path and anchor. */
export function sectionUrl({ path }: SearchablePage, { anchor }: PageSection): string {
  return anchor === null ? path : `${path}#${anchor}`
}
