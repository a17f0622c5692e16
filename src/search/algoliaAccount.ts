export interface AlgoliaAccount {
  appId: string
  /** The public key, which may only search. */
  searchKey: string
  indexName: string
}

/** Set by the build (src/build/onCreateWebpackConfig) when its environment names an account; else the embedded index answers. */
export const algoliaAccount = process.env.ALGOLIA_ACCOUNT as unknown as AlgoliaAccount | undefined
