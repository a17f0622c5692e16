import { searchSettings } from '../../shared/search/searchSettings'
import type { SearchKind } from '../../shared/search/SearchRecord'
import type { FoundSection, MarkedText, SearchQuestion, SearchResults } from '../engine/SearchResults'
import { groupByPage } from './groupByPage'

/** What this site asks Algolia for besides the query. */
const facetFilters = [
  `language:${searchSettings.language}`,
  searchSettings.versionTags.map((version) => `version:${version}`),
]

/** Sections of a page that come with it, the page itself counted: Algolia gives at most four records of a group. */
const perPage = 4

/** A question in Algolia's words. Its groups are pages: `distinct` makes hits per page, and hits in all, count those. */
export function algoliaRequest({ query, kinds, page, pagesPerPage, excerptWords }: SearchQuestion, indexName: string) {
  return {
    indexName,
    query,
    page,
    hitsPerPage: pagesPerPage,
    facetFilters: kinds.length === 0 ? facetFilters : [...facetFilters, kinds.map((kind) => `kind:${kind}`)],
    distinct: perPage,
    attributesToSnippet: [`content:${excerptWords}`, `description:${excerptWords}`],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
  }
}

/** The question how many pages of each kind there are, whatever kinds the reader has chosen. */
export function kindsRequest({ query }: SearchQuestion, indexName: string) {
  return { indexName, query, hitsPerPage: 0, facetFilters, facets: ['kind'], distinct: 1, facetingAfterDistinct: true }
}

/** Algolia's answer, of which nothing is sure. */
export interface AlgoliaAnswer {
  hits?: AlgoliaHit[]
  nbHits?: number
  nbPages?: number
  facets?: { kind?: Partial<Record<SearchKind, number>> }
}

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3'

interface AlgoliaHit {
  url?: string
  url_without_anchor?: string
  anchor?: string | null
  kind?: SearchKind
  hierarchy?: Partial<Record<Level, string | null>>
  _highlightResult?: { hierarchy?: Partial<Record<Level, AlgoliaText>> }
  _snippetResult?: { content?: AlgoliaText; description?: AlgoliaText }
}

interface AlgoliaText {
  value?: string
  matchLevel?: string
}

/**
 * Algolia's answer as results.
 *
 * @param kinds its answer to `kindsRequest`, where that was asked.
 */
export function readAlgolia(answer: AlgoliaAnswer, kinds?: AlgoliaAnswer): SearchResults {
  return {
    sections: groupByPage((answer.hits ?? []).map(sectionOf)),
    count: answer.nbHits ?? 0,
    pageCount: answer.nbPages ?? 0,
    kinds: kinds?.facets?.kind ?? {},
    isPartial: false,
  }
}

function sectionOf({ url = '', url_without_anchor, anchor = null, kind = 'guide', ...hit }: AlgoliaHit): FoundSection {
  const level = (name: Level): MarkedText =>
    marked(hit._highlightResult?.hierarchy?.[name] ?? { value: hit.hierarchy?.[name] ?? '' })
  const headings = [level('lvl2'), level('lvl3')].filter(({ value }) => value !== '')
  const content = marked(hit._snippetResult?.content)
  const description = marked(hit._snippetResult?.description)
  return {
    url,
    path: url_without_anchor ?? url,
    anchor,
    type: headings.length === 0 ? 'lvl1' : headings.length === 1 ? 'lvl2' : 'lvl3',
    category: level('lvl0'),
    title: level('lvl1'),
    headings,
    excerpt: content.matchLevel === 'none' && description.value !== '' ? description : content,
    kind,
  }
}

function marked(text: AlgoliaText | undefined): MarkedText {
  return { value: text?.value ?? '', matchLevel: (text?.matchLevel ?? 'none') === 'none' ? 'none' : 'partial' }
}
