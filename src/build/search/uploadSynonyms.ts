import { algoliasearch } from 'algoliasearch'
import type { AlgoliaEnvironment } from './algoliaEnvironment'
import { algoliaSynonyms } from './algoliaIndex'

/**
 * Puts the synonyms into the Algolia index, in place of those that are there; gatsby-plugin-algolia knows settings and records
 * only. Does nothing without the key that may write; rejects when the service does not take them.
 */
export async function uploadSynonyms(
  account: AlgoliaEnvironment | undefined,
  options?: Parameters<typeof algoliasearch>[2],
): Promise<void> {
  if (!account?.adminKey) return
  const { appId, adminKey, indexName } = account
  const client = algoliasearch(appId, adminKey, options)
  const { taskID } = await client.saveSynonyms({
    indexName,
    synonymHit: algoliaSynonyms,
    replaceExistingSynonyms: true,
  })
  await client.waitForTask({ indexName, taskID })
}
