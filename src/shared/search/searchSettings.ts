import { rankingRules } from './rankingRules'

/**
 * Kinds in the order in which filters show them; pages of a lighter kind are below equal ones of a heavier kind. `name` is what one such
 * page is, in images of link previews. A new kind needs its line here, and a place. Weights are objects, because `npm run ranking` changes their
 * values while it measures.
 */
const kinds = [
  { kind: 'guide', label: 'Guides', name: 'Guide', weight: { value: 100 } },
  { kind: 'how-to', label: 'How-to guides', name: 'How-to guide', weight: { value: 100 } },
  { kind: 'reference', label: 'Reference', name: 'Reference', weight: rankingRules.reference },
  { kind: 'sdk', label: 'SDKs', name: 'SDK', weight: { value: 100 } },
  { kind: 'api', label: 'API', name: 'API', weight: rankingRules.api },
  {
    kind: 'troubleshooting',
    label: 'Troubleshooting',
    name: 'Troubleshooting',
    weight: { value: 100 },
  },
  { kind: 'contributing', label: 'Contributing', name: 'Contributing', weight: rankingRules.contributing },
  { kind: 'legacy', label: 'Legacy', name: 'Legacy', weight: rankingRules.legacy },
] as const satisfies readonly { kind: string; label: string; name: string; weight: { value: number } }[]

export type SearchKind = (typeof kinds)[number]['kind']

/** A server with Algolia's API. */
export interface AlgoliaHost {
  /** `search.example.com`, `127.0.0.1:4010` */
  url: string
  protocol: 'http' | 'https'
}

export interface AlgoliaAccount {
  appId: string
  /** May only search. */
  searchKey: string
  indexName: string
  /** Instead of the hosts of the application. */
  hosts?: readonly AlgoliaHost[]
}

/** Searched unless the reader is on a page of an older version. */
export const currentVersion = 'current'

/** The dialog shows fewer results than the results page, and one line of each excerpt. */
export const dialogAmount = { page: 0, pagesPerPage: 6, excerptWords: 14 } as const

/** What decides what is found and in which order, for both engines; `algoliaSettings` translates it for Algolia. */
export const searchSettings = {
  language: 'en',

  kinds,

  /** Kind and category of the pages below a path; the longest path that fits counts. */
  places: [
    { path: '/', kind: 'guide', category: 'Documentation' },
    { path: '/contributing', kind: 'contributing', category: 'Contributing' },
    { path: '/feature-flag-tutorials', kind: 'guide', category: 'Tutorials' },
    { path: '/how-to', kind: 'how-to', category: 'How-to guides' },
    { path: '/reference', kind: 'reference', category: 'Reference' },
    { path: '/reference/api', kind: 'api', category: 'API' },
    { path: '/reference/api/legacy', kind: 'legacy', category: 'Legacy API' },
    { path: '/reference/integrations', kind: 'reference', category: 'Integrations' },
    { path: '/reference/sdks', kind: 'sdk', category: 'SDKs' },
    { path: '/topics', kind: 'guide', category: 'Best practices' },
    { path: '/understanding-unleash', kind: 'guide', category: 'Understanding Unleash' },
    { path: '/unleash-academy', kind: 'guide', category: 'Academy' },
    { path: '/using-unleash', kind: 'guide', category: 'Using Unleash' },
    { path: '/using-unleash/deploy', kind: 'guide', category: 'Self-hosting' },
    { path: '/using-unleash/troubleshooting', kind: 'troubleshooting', category: 'Troubleshooting' },
  ] satisfies { path: string; kind: SearchKind; category: string }[],

  /** URLs on other sites that a hit may lead to; the browser goes there, not the router. */
  externalUrls: /^https:\/\/(www\.getunleash\.io|github\.com\/Unleash)(\/|$)/,

  /** Pages about what the product no longer does, besides those that say so in their front matter. */
  outdatedPaths: /-v[34]$/,

  /** Letters that a word must have for one typo or two to be corrected. Shorter ones have too many that are similar. */
  typos: { one: 4, two: 8 },

  /** Offered when nothing was found. */
  suggestions: ['feature flags', 'activation strategies', 'API tokens', 'SDKs'],

  /** They say nothing about the subject of a question. */
  stopWords: (
    'a am an and any are as at be been being between but by can could did difference do does doing done for from had has have ' +
    'he her him his how i if in into is it its let me must my no of on or our shall she should so than that the their them then ' +
    'there these they this those to us via was we were what when where which who why will with would you your ' +
    // What is left of don't, isn't, I'm, we've, you'll, they're.
    'aren couldn d didn doesn don hasn haven isn ll m re s shouldn t ve wasn won wouldn'
  ).split(' '),
} as const

/** @param isOutdated whether the page describes what the product no longer has. */
export function classifyPath(path: string, isOutdated = false): { kind: SearchKind; category: string; weight: number } {
  const { places, outdatedPaths } = searchSettings
  const { outdated } = rankingRules
  const fitting = places.filter((place) => path === place.path || path.startsWith(place.path.replace(/\/?$/, '/')))
  const { kind, category } = fitting.reduce((longest, place) =>
    place.path.length > longest.path.length ? place : longest,
  )
  const { weight } = kindSettings(kind)
  return {
    kind,
    category,
    weight: Math.round(
      weight.value * (outdatedPaths.test(path) ? outdated.value : 1) * (isOutdated ? outdated.value : 1),
    ),
  }
}

/** @throws for a kind that only a place has, which the type check refuses, too. */
export function kindSettings(kind: SearchKind): (typeof kinds)[number] {
  const found = kinds.find((entry) => entry.kind === kind)
  if (!found) throw new Error(`The kind "${kind}" is missing in "kinds" of src/shared/search/searchSettings.ts.`)
  return found
}
