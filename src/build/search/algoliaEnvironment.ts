/** Algolia as the environment of the build describes it. */
export interface AlgoliaEnvironment {
  appId: string
  /** The public key that readers' browsers use. */
  searchKey: string
  indexName: string
  /** The key that may write; without it nothing is uploaded. */
  adminKey?: string
}

/** The account the environment names; undefined, and so the embedded engine, unless all of its public parts are set. */
export function algoliaEnvironment(env: Readonly<Record<string, string | undefined>>): AlgoliaEnvironment | undefined {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_INDEX_NAME: indexName, ALGOLIA_ADMIN_KEY } = env
  if (!appId || !searchKey || !indexName) return undefined
  return { appId, searchKey, indexName, ...(ALGOLIA_ADMIN_KEY && { adminKey: ALGOLIA_ADMIN_KEY }) }
}

/** The servers that readers' browsers ask then, for the content security policy; none without an account. */
export function algoliaHosts(account: AlgoliaEnvironment | undefined): string[] {
  if (!account) return []
  // The names that Algolia's own clients try, one after the other.
  const id = account.appId.toLowerCase()
  return [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`)]
}
