import type { DocSearchModalProps } from '@docsearch/react/modal'
import { readStack } from '../../preferences/my-stack/myStack'
import { planNames } from '../../shared/plans'
import { dialogAmount, searchSettings } from '../../shared/search/searchSettings'
import { createStore } from '../../ui/createStore'
import type { SearchQuestion, SearchResults } from '../engine/SearchResults'
import { toDocSearchHit } from './safeResults'
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

/** The facets of the dialog: what each value is called, and what it is in records. Other filters aren't shown. */
const facets = {
  kind: Object.fromEntries(searchSettings.kinds.map(({ kind, label }) => [label, kind])),
  plans: Object.fromEntries(Object.entries(planNames).map(([plan, name]) => [name, plan])),
}

const noResults: SearchResults = { pages: [], count: 0, hidden: 0, pageCount: 0, kinds: {}, isPartial: false }

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
  // These are the same for all records, so that the menus are there before anything is searched.
  if (requested) return { index: indexName, hits: [], nbHits: 0, facets: countedOnce(facets) }
  const { pages, count } = await find({ query: query.trim(), ...readFilters(facetFilters), ...dialogAmount })
  return { index: indexName, hits: pages.flat().map(toDocSearchHit), nbHits: count }
}

/** DocSearch shows the names of the values, not how often each occurs. */
function countedOnce(values: Record<string, Record<string, string>>) {
  const counted = Object.entries(values).map(([facet, names]) => [
    facet,
    Object.fromEntries(Object.keys(names).map((name) => [name, 1])),
  ])
  return Object.fromEntries(counted) as Record<string, Record<string, number>>
}

/** Algolia's `facetFilters` with the names that readers see: `['kind:Guides', ['plans:Pro', 'plans:Enterprise'], 'version:5.7']`. */
function readFilters(facetFilters: readonly (string | string[])[]) {
  const valuesOf = (facet: string) =>
    facetFilters.flat().flatMap((filter) => (filter.startsWith(`${facet}:`) ? [filter.slice(facet.length + 1)] : []))
  return {
    kinds: searchSettings.kinds.flatMap(({ kind, label }) => (valuesOf('kind').includes(label) ? [kind] : [])),
    plans: valuesOf('plans').flatMap((name) => facets.plans[name] ?? []),
    version: valuesOf('version')[0],
  }
}

/** Results from titles alone stay until the next letter, but for what `complete` replaces; without any, the texts are waited for. */
async function find(question: SearchQuestion): Promise<SearchResults> {
  const before = dialogSearch.get()
  const asked = { ...question, sdk: readStack().sdk }
  askedQuestion.set(asked)
  const show = (found: SearchState) => askedQuestion.get() === asked && dialogSearch.set(found)
  show({ state: 'searching', results: before.results, question: before.results ? before.question : asked })
  try {
    const early = await search(asked)
    const isFinal = !early.isPartial || early.pages.length > 0
    const results = isFinal ? early : await search({ ...asked, waitsForTexts: true })
    show({ state: 'found', results, question: asked })
    if (results.isPartial) void complete(results, asked, show)
    return results
  } catch {
    show({ state: 'failed' })
    // DocSearch would take a rejection for an empty result, and its screen for errors disappears before it is painted.
    return noResults
  }
}

/** Results from all texts replace those from titles, unless Enter would open another one than the reader has seen. */
async function complete(early: SearchResults, asked: SearchQuestion, show: (found: SearchState) => void) {
  const results = await search({ ...asked, waitsForTexts: true }).catch(() => early)
  if (results.pages[0]?.[0]?.url === early.pages[0]?.[0]?.url) show({ state: 'found', results, question: asked })
}
