import { currentVersion, searchSettings } from '../../shared/search/searchSettings'
import type { SearchQuestion, SearchResults } from '../engine/SearchResults'
import { readDocSearchHit, type DocSearchHit, type UntrustedHit, type UntrustedResults } from './safeResults'

/** Its own included: Algolia returns at most four of a group. */
const recordsPerPage = 4

/** For the results, the counts of all kinds, and with plans the count of all plans. With `distinct`, hits are counted by page. */
export function algoliaRequests(
  { query, kinds, plans = [], version = currentVersion, page, pagesPerPage, excerptWords }: SearchQuestion,
  indexName: string,
) {
  const always = [`language:${searchSettings.language}`, [`version:${version}`]]
  const ofKinds = kinds.length === 0 ? [] : [kinds.map((kind) => `kind:${kind}`)]
  const ofPlans = plans.length === 0 ? [] : [plans.map((plan) => `plans:${plan}`)]
  const count = { hitsPerPage: 0, distinct: 1 }
  return [
    {
      page,
      hitsPerPage: pagesPerPage,
      facetFilters: [...always, ...ofKinds, ...ofPlans],
      distinct: recordsPerPage,
      attributesToSnippet: [`content:${excerptWords}`, `description:${excerptWords}`],
    },
    { ...count, facetFilters: [...always, ...ofPlans], facets: ['kind'], facetingAfterDistinct: true },
    ...(plans.length === 0 ? [] : [{ ...count, facetFilters: [...always, ...ofKinds] }]),
  ].map((request) => ({ indexName, query, ...request }))
}

export interface AlgoliaQueries {
  requests: ReturnType<typeof algoliaRequests>
}

export interface AlgoliaResponse {
  hits?: AlgoliaHit[]
  nbHits?: number
  nbPages?: number
  facets?: { kind?: SearchResults['kinds'] }
}

interface AlgoliaHit extends DocSearchHit {
  _highlightResult?: { hierarchy?: Partial<Record<string, AlgoliaString>>; keywords?: AlgoliaString[] }
  _snippetResult?: { content?: AlgoliaString; description?: AlgoliaString }
}

interface AlgoliaString {
  value?: string
  matchLevel?: string
}

/** The responses to `algoliaRequests`, which may lack anything, as results. */
export function readAlgolia(
  response: AlgoliaResponse,
  kinds?: AlgoliaResponse,
  ofAllPlans = response,
): UntrustedResults {
  return {
    pages: groupByPage((response.hits ?? []).map(readHit)),
    count: response.nbHits ?? 0,
    hidden: (ofAllPlans.nbHits ?? 0) - (response.nbHits ?? 0),
    pageCount: response.nbPages ?? 0,
    kinds: kinds?.facets?.kind ?? {},
    isPartial: false,
  }
}

/** With marks, and the snippet as the excerpt; a page that only a keyword was found of has that as well, as in the embedded engine. */
function readHit({ _highlightResult, _snippetResult, hierarchy, ...hit }: AlgoliaHit): UntrustedHit {
  const found = _highlightResult?.hierarchy ?? {}
  const marked = Object.entries(found).map(([level, name]) => [level, name?.value ?? hierarchy?.[level]] as const)
  const { content, description } = _snippetResult ?? {}
  const excerpt = isFound(content) || !description?.value ? content : description
  const isExplained = isFound(excerpt) || Object.values(found).some(isFound)
  const keyword = isExplained ? undefined : _highlightResult?.keywords?.find(isFound)?.value
  const text = keyword === undefined ? excerpt?.value : `Keyword: ${keyword}. ${excerpt?.value ?? ''}`
  return readDocSearchHit({ ...hit, hierarchy: { ...hierarchy, ...Object.fromEntries(marked) }, content: text })
}

function isFound(text: AlgoliaString | undefined): boolean {
  return (text?.matchLevel ?? 'none') !== 'none'
}

/** Pages in the order in which they were found, each as the embedded engine returns it: the page itself first, each section once. */
function groupByPage(hits: readonly UntrustedHit[]): UntrustedHit[][] {
  const pages = new Map<string, Map<unknown, UntrustedHit>>()
  for (const hit of hits) {
    const path = String(hit.url).replace(/#.*/, '')
    // A page of which only sections were found has no excerpt.
    const page =
      pages.get(path) ??
      new Map<unknown, UntrustedHit>([[path, { ...hit, url: path, names: hit.names.slice(0, 2), excerpt: '' }]])
    pages.set(path, page)
    if (!page.get(hit.url)?.excerpt) page.set(hit.url, hit)
  }
  return [...pages.values()].map((page) => [...page.values()])
}
