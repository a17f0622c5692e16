import { searchSettings } from '../../shared/search/searchSettings'
import type { SearchKind } from '../../shared/search/SearchRecord'
import type { FoundSection, MarkedText, SearchQuestion, SearchResults } from '../engine/SearchResults'

/** What this site asks Algolia for besides the query; also the dialog's search parameters. */
export const facetFilters = [
  `language:${searchSettings.language}`,
  searchSettings.versionTags.map((version) => `version:${version}`),
]

/** A question in Algolia's words. */
export function algoliaRequest({ query, kinds, page, hitsPerPage, excerptWords }: SearchQuestion, indexName: string) {
  return {
    indexName,
    query,
    page,
    hitsPerPage,
    facetFilters: kinds.length === 0 ? facetFilters : [...facetFilters, kinds.map((kind) => `kind:${kind}`)],
    facets: ['kind'],
    attributesToSnippet: [`content:${excerptWords}`, `description:${excerptWords}`],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
  }
}

/** Algolia's answer, of which nothing is sure. */
interface AlgoliaAnswer {
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

/** Algolia's answer as results. */
export function readAlgolia(answer: AlgoliaAnswer): SearchResults {
  return {
    sections: (answer.hits ?? []).map(sectionOf),
    count: answer.nbHits ?? 0,
    pageCount: answer.nbPages ?? 0,
    kinds: answer.facets?.kind ?? {},
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
