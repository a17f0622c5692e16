import type { AlgoliaAccount } from '../shared/search/searchSettings'
import type { SdkFacts } from '../shared/sdkFacts'
import type { SiteMetadata } from '../shared/siteMetadata'

// The build puts values in place of these expressions (src/build/onCreateWebpackConfig), which have the type of environment
// variables; only this file casts them.

/** The account that readers' browsers query; without one the embedded index is searched. */
export const algoliaAccount = process.env.ALGOLIA_ACCOUNT as unknown as AlgoliaAccount | undefined

/** Version of Unleash that the pages describe. */
export const docsVersion = process.env.DOCS_VERSION ?? ''

/** Where errors in readers' browsers are sent, if the operator has configured that. */
export const errorReportsUrl = process.env.ERROR_REPORTS_URL || undefined

/** In the order of their list; none in unit tests. */
export const sdks = (process.env.SDKS ?? []) as unknown as readonly SdkFacts[]

/** By name; empty in the browser. */
export const inlineScripts = process.env.INLINE_SCRIPTS as unknown as
  | Readonly<Partial<Record<string, string>>>
  | undefined

/** Names and URL of the site, for the HTML; undefined in the browser, where a query has them. */
export const siteMetadata = process.env.SITE_METADATA as unknown as SiteMetadata | undefined
