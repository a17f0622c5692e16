import type { GatsbyCache } from 'gatsby'
import { algoliaEnvironment } from './algoliaEnvironment'

/**
 * Makes gatsby-plugin-algolia ask the index what it holds. By itself it trusts its cache, and it writes there what it means
 * to upload before it does: after a failure it would take all records for sent, and never send them.
 */
export async function prepareUpload(getCache: (plugin: string) => GatsbyCache, env = process.env): Promise<void> {
  const account = algoliaEnvironment(env)
  if (!account?.adminKey) return
  // For the plugin an empty object is the same as none.
  await getCache('gatsby-plugin-algolia').set(`algolia-objects-${account.indexName}`, {})
}
