import type { DocSearchModalProps } from '@docsearch/react/modal'
import { readStack } from '../../preferences/my-stack/myStack'
import type { SearchAnswer } from '../../shared/search/searchAnswers'
import { dialogAmount } from '../../shared/search/searchSettings'
import { createStore } from '../../ui/createStore'
import { someWordsHeading } from '../../search-engine/missingWords'
import { noResults, type SearchHit, type SearchQuestion, type SearchResults } from '../../search-engine/SearchResults'
import { facets } from '../facets'
import { unmarked } from '../Marked'
import { search } from './searchEngine'
import type { SearchState } from './useSearchResults'

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>

/** What DocSearch requests of an index, as far as it is used. */
interface DocSearchRequest {
  indexName: string
  query: string
  facetFilters?: (string | string[])[]
  /** Requested once, when the dialog opens: the values of these facets. */
  facets?: string[]
}

/** What was searched last and what was found, for all that is drawn around DocSearch's results. */
export const dialogSearch = createStore<SearchState>({ state: 'empty' })

/** The latest question, whose results may be on their way. */
export const askedQuestion = createStore<SearchQuestion | undefined>(undefined)

/** The reader has emptied the field. */
export function forgetSearch(): void {
  askedQuestion.set(undefined)
  dialogSearch.set({ state: 'empty' })
}

/** Replaces the search of DocSearch's client: by Algolia or by the embedded engine, with fallback and checks as on the page of results. */
export const transformSearchClient: TransformClient = (client) => {
  const answer = async ({ requests }: { requests: DocSearchRequest[] }) => ({
    results: await Promise.all(requests.map(answerRequest)),
  })
  return { ...client, search: answer }
}

async function answerRequest({ indexName, query, facetFilters = [], facets: requested }: DocSearchRequest) {
  if (requested) return { index: indexName, hits: [], nbHits: 0, facets: facetMenus() }
  const question = { query: query.trim(), ...readFilters(facetFilters), ...dialogAmount }
  const { answer, pages, count, someWordsFrom } = await find(question)
  const found = pages.flatMap((page, place) => page.map((hit) => someWordsHit(hit, place >= someWordsFrom)))
  const hits = [...(answer ? [answerHit(answer)] : []), ...found]
  return { index: indexName, hits, nbHits: count }
}

/** The values of the facets as readers see them, before anything is searched. DocSearch doesn't show how often each occurs. */
function facetMenus(): Record<string, Record<string, number>> {
  const menus = facets.map(({ name, labels }) => [
    name,
    Object.fromEntries(Object.values(labels).map((label) => [label, 1])),
  ])
  return Object.fromEntries(menus) as Record<string, Record<string, number>>
}

/** Algolia's `facetFilters` with the names that readers see: `['kind:Guides', ['plans:Pro', 'plans:Enterprise'], 'version:5.7']`. */
function readFilters(facetFilters: readonly (string | string[])[]) {
  const all = facetFilters.flat()
  const filters = facets.map(({ name, labels }) => [
    name,
    Object.keys(labels).filter((value) => all.includes(`${name}:${labels[value]}`)),
  ])
  const version = all.find((filter) => filter.startsWith('version:'))?.slice('version:'.length)
  return { filters: Object.fromEntries(filters) as SearchQuestion['filters'], version }
}

async function find(question: SearchQuestion): Promise<SearchResults> {
  const before = dialogSearch.get()
  const asked = { ...question, sdk: readStack().sdk }
  askedQuestion.set(asked)
  const show = (found: SearchState) => askedQuestion.get() === asked && dialogSearch.set(found)
  show({ state: 'searching', results: before.results, question: before.results ? before.question : asked })
  try {
    const results = await search(asked)
    show({ state: 'found', results, question: asked })
    return results
  } catch {
    show({ state: 'failed' })
    // DocSearch would take a rejection for an empty result, and its screen for errors disappears before it is painted.
    return noResults
  }
}

/** A group of its own above the pages, one of which may have the same URL. */
function answerHit({ kind, title, text, url }: SearchAnswer) {
  const hit = toDocSearchHit({ url, names: ['Direct answer', title], excerpt: text })
  return { ...hit, objectID: `answer:${url}`, answerKind: kind }
}

/** Pages with some of the words are a group of their own below the others. */
function someWordsHit(found: SearchHit, isBelow: boolean) {
  const hit = toDocSearchHit(found)
  return isBelow ? { ...hit, hierarchy: { ...hit.hierarchy, lvl0: someWordsHeading } } : hit
}

/** A checked hit with the fields that DocSearch groups hits by and stores; `Hit` draws the others. */
export function toDocSearchHit({ url, names, excerpt, missing }: SearchHit) {
  return {
    objectID: url,
    url,
    names,
    excerpt,
    missing,
    type: `lvl${names.length - 1}`,
    hierarchy: Object.fromEntries(names.map((name, level) => [`lvl${level}`, unmarked(name)])),
    content: null,
  }
}
