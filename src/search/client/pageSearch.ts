import { algoliaAccount, type AlgoliaAccount } from '../algoliaAccount'
import { prepareEmbedded, searchEmbedded } from './askWorker'
import { algoliaRequest, kindsRequest, readAlgolia, type AlgoliaAnswer } from './readAlgolia'
import type { Search } from './Search'
import { withFallback } from './withFallback'

const embedded = { search: searchEmbedded, prepare: prepareEmbedded }

/** The search of the page of results: the engine that the build chose, without DocSearch. */
export const pageSearch: Search = algoliaAccount ? withFallback(hostedSearch(algoliaAccount), embedded) : searchEmbedded

/** Algolia's own client; it is loaded only where there is an account. */
function hostedSearch({ appId, searchKey, indexName }: AlgoliaAccount): Search {
  return async (question) => {
    const { liteClient } = await import('algoliasearch/lite')
    const requests = [algoliaRequest(question, indexName), kindsRequest(question, indexName)]
    const [answer, kinds] = (await liteClient(appId, searchKey).search({ requests })).results as AlgoliaAnswer[]
    if (!answer) throw new Error('The hosted search has no answer.')
    return readAlgolia(answer, kinds)
  }
}
