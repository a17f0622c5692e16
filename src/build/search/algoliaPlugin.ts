import { createHash } from 'node:crypto'
import type { SearchRecord } from '../../shared/search/SearchRecord'
import type { AlgoliaEnvironment } from './algoliaEnvironment'
import { algoliaSettings, type AlgoliaRecord } from './algoliaIndex'
import { searchablePages } from './searchablePages'
import { searchQuery, type SearchQueryResult } from './searchQuery'
import { searchRecords } from './searchRecords'

/** How to reach a service that is not Algolia's own: for tests. */
export interface AlgoliaHost {
  url: string
  protocol: 'http' | 'https'
}

/**
 * The entry of gatsby-plugin-algolia in `gatsby-config.ts`; none where the key that may write is not set. Its option `dryRun`
 * is never used: it calls the network all the same, and notes records as sent.
 */
export function algoliaPlugin(account: AlgoliaEnvironment | undefined, host?: AlgoliaHost) {
  if (!account?.adminKey) return []
  const { appId, adminKey, indexName } = account
  const query = {
    query: searchQuery,
    transformer: ({ data }: { data: SearchQueryResult }): AlgoliaRecord[] => searchRecords(searchablePages(data)).map(asRecord),
  }
  const options = {
    appId,
    apiKey: adminKey,
    indexName,
    queries: [query],
    settings: algoliaSettings,
    chunkSize: 1000,
    ...(host && { algoliasearchOptions: { hosts: [{ ...host, accept: 3 }], timeouts: { connect: 1, read: 2, write: 2 } } }),
  }
  return [{ resolve: 'gatsby-plugin-algolia', options }]
}

/** The plugin uploads a record when its digest is not the one in the index. */
function asRecord(record: SearchRecord): AlgoliaRecord {
  const contentDigest = createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 16)
  return { ...record, internal: { contentDigest } }
}
