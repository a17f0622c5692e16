import type { SearchForHits } from 'algoliasearch/lite'
import { rankingRules } from '../../shared/search/rankingRules'
import { facetNames } from '../../shared/search/searchIndex'
import { currentVersion, searchSettings } from '../../shared/search/searchSettings'
import type { SearchQuestion, SearchResults } from '../../search-engine/SearchResults'
import type { UntrustedHit, UntrustedResults } from './safeResults'

/** Its own included: Algolia returns at most four of a group. */
const recordsPerPage = 4

/** Kinds of pages that are below all others with as many words of the query. */
const lightKinds = searchSettings.kinds
  .filter(({ weight }) => weight.value < rankingRules.nameless.value)
  .map(({ kind }) => `kind:-${kind}`)

/** For the results, then for the counts of each facet, which its own filter doesn't limit. With `distinct`, hits are counted by page. */
export function algoliaRequests(
  { query, filters, version = currentVersion, page, pagesPerPage, excerptWords }: SearchQuestion,
  indexName: string,
) {
  const filtered = (except?: string) => [
    `language:${searchSettings.language}`,
    [`version:${version}`],
    ...facetNames.flatMap((name) => {
      const values = (name !== except && filters[name]) || []
      return values.length > 0 ? [values.map((value) => `${name}:${value}`)] : []
    }),
  ]
  const results = {
    page,
    hitsPerPage: pagesPerPage,
    facetFilters: filtered(),
    distinct: recordsPerPage,
    optionalFilters: lightKinds,
    attributesToSnippet: [`content:${excerptWords}`, `description:${excerptWords}`],
  }
  const counts = facetNames.map((name) => ({
    hitsPerPage: 0,
    facetFilters: filtered(name),
    distinct: 1,
    facets: [name],
  }))
  return [results, ...counts].map((request) => ({ indexName, query, ...request })) satisfies SearchForHits[]
}

export interface AlgoliaQueries {
  requests: ReturnType<typeof algoliaRequests>
}

export interface AlgoliaResponse {
  hits?: AlgoliaHit[]
  nbHits?: number
  nbPages?: number
  /** Of a query of which no record has all words. */
  queryAfterRemoval?: string
  facets?: SearchResults['counts']
}

interface AlgoliaHit {
  url?: unknown
  hierarchy?: Partial<Record<string, unknown>>
  _highlightResult?: { hierarchy?: Partial<Record<string, AlgoliaString>>; keywords?: AlgoliaString[] }
  _snippetResult?: { content?: AlgoliaString; description?: AlgoliaString }
}

interface AlgoliaString {
  value?: string
  matchLevel?: string
}

/** The responses to `algoliaRequests`, which may lack anything, as results. */
export function readAlgolia(response: AlgoliaResponse, ...counts: readonly AlgoliaResponse[]): UntrustedResults {
  const pages = groupByPage((response.hits ?? []).map(readHit))
  const count = response.nbHits ?? 0
  const hasAllWords = response.queryAfterRemoval === undefined
  return {
    pages,
    count,
    pageCount: response.nbPages ?? 0,
    completeCount: hasAllWords ? count : 0,
    someWordsFrom: hasAllWords ? pages.length : 0,
    counts: Object.assign({}, ...counts.map(({ facets }) => facets)) as SearchResults['counts'],
  }
}

/** With marks, and the snippet as the excerpt; a page that only a keyword was found of has that as well, as in the embedded engine. */
function readHit({ url, hierarchy, _highlightResult, _snippetResult }: AlgoliaHit): UntrustedHit {
  const found = _highlightResult?.hierarchy ?? {}
  const { content, description } = _snippetResult ?? {}
  const excerpt = isFound(content) || !description?.value ? content : description
  const isExplained = isFound(excerpt) || Object.values(found).some(isFound)
  const keyword = isExplained ? undefined : _highlightResult?.keywords?.find(isFound)?.value
  return {
    url,
    names: ['lvl0', 'lvl1', 'lvl2', 'lvl3'].map((level) => found[level]?.value ?? hierarchy?.[level]),
    excerpt: keyword === undefined ? excerpt?.value : `Keyword: ${keyword}. ${excerpt?.value ?? ''}`,
  }
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
      new Map<unknown, UntrustedHit>([[path, { url: path, names: hit.names.slice(0, 2), excerpt: '' }]])
    pages.set(path, page)
    if (!page.get(hit.url)?.excerpt) page.set(hit.url, hit)
  }
  return [...pages.values()].map((page) => [...page.values()])
}
