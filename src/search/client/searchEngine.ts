import { algoliaAccount, type AlgoliaAccount } from '../algoliaAccount'
import { prepareEmbedded, searchEmbedded } from './askWorker'
import { algoliaRequest, kindsRequest, readAlgolia, type AlgoliaAnswer } from './readAlgolia'
import type { Search } from './Search'
import { withFallback } from './withFallback'

/** Algolia's client, as far as it is used. */
interface AlgoliaClient {
  search: (questions: { requests: { indexName: string; query: string }[] }) => Promise<{ results: unknown[] }>
}

interface Needs {
  /** Whether results are counted by kind: a question more to Algolia, for what the embedded engine says anyway. */
  countsKinds: boolean
}

/** One for dialog and page: a service that is blocked for one of them is not waited for by the other. */
const orEmbedded = withFallback({ search: searchEmbedded, prepare: prepareEmbedded })

/**
 * The engine that the build chose.
 *
 * @param client of Algolia; where there is no account it is never asked for.
 */
export function searchEngine(client: (account: AlgoliaAccount) => AlgoliaClient | Promise<AlgoliaClient>, needs: Needs): Search {
  const account = algoliaAccount
  if (!account) return searchEmbedded
  const { indexName } = account
  return orEmbedded(async (question) => {
    const requests = [algoliaRequest(question, indexName), ...(needs.countsKinds ? [kindsRequest(question, indexName)] : [])]
    const [answer, kinds] = (await (await client(account)).search({ requests })).results as AlgoliaAnswer[]
    if (!answer) throw new Error('The hosted search has no answer.')
    return readAlgolia(answer, kinds)
  })
}
