import type { LiteClient } from 'algoliasearch/lite'
import type { AlgoliaAccount } from '../algoliaAccount'
import { searchEngine } from './searchEngine'

let client: LiteClient | undefined

/** Algolia's own client, without DocSearch; it is loaded only where there is an account. */
async function clientOf({ appId, searchKey }: AlgoliaAccount) {
  const { liteClient } = await import('algoliasearch/lite')
  return (client ??= liteClient(appId, searchKey))
}

/** The search of the page of results. */
export const pageSearch = searchEngine(clientOf, { countsKinds: true })
