import { algoliaAccount, type AlgoliaAccount } from '../algoliaAccount'
import { searchEmbedded } from './askWorker'
import { algoliaRequest, readAlgolia } from './readAlgolia'
import type { Search } from './Search'
import { withFallback } from './withFallback'

/** The search of the page of results: the engine that the build chose, without DocSearch. */
export const pageSearch: Search = algoliaAccount ? withFallback(hostedSearch(algoliaAccount), searchEmbedded) : searchEmbedded

/** Algolia's own client; it is loaded only where there is an account. */
function hostedSearch({ appId, searchKey, indexName }: AlgoliaAccount): Search {
  return async (question) => {
    const { liteClient } = await import('algoliasearch/lite')
    const { results } = await liteClient(appId, searchKey).search({ requests: [algoliaRequest(question, indexName)] })
    return readAlgolia(results[0] as Parameters<typeof readAlgolia>[0])
  }
}
