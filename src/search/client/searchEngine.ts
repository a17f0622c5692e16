import { withinTime } from '../../shared/withinTime'
import { algoliaAccount } from '../../platform/buildValues'
import { loadJson } from '../../platform/siteFiles'
import { answersFile, type SearchAnswer } from '../../shared/search/searchAnswers'
import { developFile } from '../../shared/search/searchIndex'
import type { AlgoliaAccount } from '../../shared/search/searchSettings'
import { findAnswer } from '../../search-engine/findAnswer'
import type { SearchQuestion, SearchResults } from '../../search-engine/SearchResults'
import { hasFilters } from '../facets'
import { algoliaRequests, type AlgoliaQueries, readAlgolia, type AlgoliaResponse } from './algolia'
import { safeResults, type UntrustedResults } from './safeResults'
import { prepareEmbedded, searchEmbedded } from './workerClient'

/** A search engine. Rejects when it could not search. */
export type Search<Results = SearchResults> = (question: SearchQuestion) => Promise<Results>

export const search = createSearch(algoliaAccount)

/** Loads what the first search needs. */
export function prepareSearch(): void {
  if (!algoliaAccount) prepareEmbedded()
  loadAnswers().catch(() => undefined)
}

async function loadAnswers(): Promise<SearchAnswer[]> {
  const file = process.env.NODE_ENV === 'development' ? developFile(answersFile) : answersFile
  return (await loadJson(file)) as SearchAnswer[]
}

/** Above the first results, unless they are filtered or about an older version. Without the file there are just results. */
async function answerTo({ query, filters, version, page }: SearchQuestion): Promise<SearchAnswer | undefined> {
  if (page > 0 || version !== undefined || hasFilters(filters)) return undefined
  return withinTime(loadAnswers, hostedTime).then(
    (answers) => findAnswer(answers, query),
    () => undefined,
  )
}

/** Algolia with the embedded engine as its fallback, or without an account the embedded one alone. */
export function createSearch(account: AlgoliaAccount | undefined, request = requestAlgolia): Search {
  const untrusted = account
    ? withFallback(searchAlgolia(account, request), { search: searchEmbedded, prepare: prepareEmbedded })
    : searchEmbedded
  return async (question) => {
    const [results, answer] = await Promise.all([untrusted(question), answerTo(question)])
    return { ...safeResults(results), answer }
  }
}

/** Algolia alone. */
export function searchAlgolia(account: AlgoliaAccount, request = requestAlgolia): Search<UntrustedResults> {
  return async (question) => {
    const { results } = await request(account, { requests: algoliaRequests(question, account.indexName) })
    const [hits, ...counts] = results
    if (!hits) throw new Error('Algolia returned no results.')
    return readAlgolia(hits, ...counts)
  }
}

/** By Algolia's own client, which tries the other hosts when one fails. Few sites load it, and only when readers search. */
async function requestAlgolia({ appId, searchKey, hosts }: AlgoliaAccount, queries: AlgoliaQueries) {
  const { liteClient } = await import('algoliasearch/lite')
  const client = liteClient(
    appId,
    searchKey,
    hosts && { hosts: hosts.map((host) => ({ ...host, accept: 'readWrite' })) },
  )
  return client.search(queries) as Promise<{ results: AlgoliaResponse[] }>
}

/** Milliseconds before the embedded engine takes the place of the hosted one, so that a reader waits 3 seconds at most. */
export const hostedTime = 1500
/** Milliseconds before the embedded engine loads its worker and index, in case the hosted one is late. */
export const readyTime = 300
/** Milliseconds without requests to the hosted engine after a failure: what blocks it now blocks it a second later as well. */
export const restTime = 60_000

/** A search by the hosted engine, or by the embedded one when that has failed lately or is late. Rejects when both fail. */
export function withFallback(
  hosted: Search<UntrustedResults>,
  embedded: { search: Search; prepare: () => void },
): Search<UntrustedResults> {
  let restsUntil = 0
  return async (question) => {
    if (Date.now() < restsUntil) return embedded.search(question)
    const ready = setTimeout(embedded.prepare, readyTime)
    try {
      return await withinTime(() => hosted(question), hostedTime)
    } catch {
      restsUntil = Date.now() + restTime
      return await embedded.search(question)
    } finally {
      clearTimeout(ready)
    }
  }
}
