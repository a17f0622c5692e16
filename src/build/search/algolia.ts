import { createHash } from 'node:crypto'
import type { GatsbyCache } from 'gatsby'
import type { Problem } from '../../../plugins/problem-report'
import { type AlgoliaAccount, searchSettings } from '../../shared/search/searchSettings'
import { synonyms } from '../../shared/synonyms'
import { searchablePages, searchQuery, type SearchQueryResult } from './searchablePages'
import { searchRecords } from './searchRecords'

interface AlgoliaHost {
  url: string
  protocol: 'http' | 'https'
}

interface BuildAccount extends AlgoliaAccount {
  /** The key that may write; without it nothing is uploaded. */
  adminKey?: string
}

/** Undefined unless all public parts are set. Previews on Netlify may have the variables of the site, and must not replace its records. */
export function algoliaAccount(env: Readonly<Record<string, string | undefined>>): BuildAccount | undefined {
  const {
    ALGOLIA_APP_ID: appId,
    ALGOLIA_SEARCH_KEY: searchKey,
    ALGOLIA_INDEX_NAME: indexName,
    ALGOLIA_ADMIN_KEY: adminKey,
    CONTEXT = 'production',
  } = env
  if (!appId || !searchKey || !indexName) return undefined
  return { appId, searchKey, indexName, ...(adminKey && CONTEXT === 'production' && { adminKey }) }
}

/** What is wrong with the environment variables: a part of them would otherwise do nothing, and a slip would end in `_headers`. */
export function accountProblems(env: Readonly<Record<string, string | undefined>>): Problem[] {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_KEY'] as const
  const given = names.filter((name) => env[name])
  const missing = names.filter((name) => !env[name] && name !== 'ALGOLIA_ADMIN_KEY')
  const incomplete = given.length === 0 ? [] : missing
  const invalid = given.filter((name) =>
    (name === 'ALGOLIA_APP_ID' ? /[^A-Za-z0-9]/ : /^\s|\s$|[^ -~]/).test(env[name] ?? ''),
  )
  return [
    ...incomplete.map((name): Problem => {
      const what = `It isn't set, but ${given.join(' and ')} ${given.length === 1 ? 'is' : 'are'}: readers search with the embedded index.`
      return {
        severity: 'warning',
        file: `environment variable ${name}`,
        what,
        fix: 'Set it, too, or remove the others.',
      }
    }),
    // Its value may be a secret.
    ...invalid.map((name): Problem => {
      const what =
        name === 'ALGOLIA_APP_ID'
          ? `"${env[name] ?? ''}" isn't the ID of an application: it consists of letters and digits.`
          : 'Its value starts or ends with a space, or contains a line end or an unusual character.'
      return {
        severity: 'error',
        file: `environment variable ${name}`,
        what,
        fix: "Copy it again from Algolia's page of API keys.",
      }
    }),
  ]
}

/** The hosts that readers' browsers query, for the content security policy. */
export function algoliaHosts(account: AlgoliaAccount | undefined): string[] {
  return account ? hostsOf(account.appId.toLowerCase(), '-dsn').map((host) => `https://${host}`) : []
}

/** Hosts in the order in which Algolia's own clients try them. */
function hostsOf(appId: string, service: '-dsn' | ''): string[] {
  return [`${appId}${service}.algolia.net`, ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`)]
}

/** For `gatsby-config.ts`; empty without the key that may write. The option `dryRun` would still call the network, and note records as sent. */
export function algoliaPlugin(account: BuildAccount | undefined, host?: AlgoliaHost) {
  if (!account?.adminKey) return []
  const { appId, adminKey, indexName } = account
  const transformer = ({ data }: { data: SearchQueryResult }) =>
    searchRecords(searchablePages(data)).map((record) => {
      // The plugin uploads a record when its digest isn't the one in the index.
      const contentDigest = createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 16)
      return { ...record, internal: { contentDigest } }
    })
  const options = {
    appId,
    apiKey: adminKey,
    indexName,
    queries: [{ query: searchQuery, transformer }],
    settings: algoliaSettings,
    chunkSize: 1000,
    ...(host && {
      algoliasearchOptions: { hosts: [{ ...host, accept: 3 }], timeouts: { connect: 1, read: 2, write: 2 } },
    }),
  }
  return [{ resolve: 'gatsby-plugin-algolia', options }]
}

/** The plugin trusts its cache of what it is about to upload: after a failure, it would never send those records. */
export async function resetUploadCache(getCache: (plugin: string) => GatsbyCache, env = process.env): Promise<void> {
  const account = algoliaAccount(env)
  if (!account?.adminKey) return
  // For the plugin an empty object is the same as none.
  await getCache('gatsby-plugin-algolia').set(`algolia-objects-${account.indexName}`, {})
}

/** Replaces those of the index: gatsby-plugin-algolia uploads settings and records only. Throws when no host accepts them. */
export async function uploadSynonyms(account: BuildAccount | undefined, hosts?: readonly AlgoliaHost[]): Promise<void> {
  if (!account?.adminKey) return
  const { appId, adminKey, indexName } = account
  const path = `/1/indexes/${encodeURIComponent(indexName)}/synonyms/batch?replaceExistingSynonyms=true`
  const errors: string[] = []
  for (const { url, protocol } of hosts ?? hostsOf(appId, '').map((url): AlgoliaHost => ({ url, protocol: 'https' }))) {
    const request = fetch(`${protocol}://${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-algolia-application-id': appId, 'x-algolia-api-key': adminKey },
      body: JSON.stringify(algoliaSynonyms),
      signal: AbortSignal.timeout(30_000),
    })
    const error = await request.then(
      async (response) => (response.ok ? undefined : `${response.status} ${await response.text()}`),
      String,
    )
    if (error === undefined) return
    errors.push(`${url}: ${error}`)
  }
  throw new Error(`Algolia did not accept the synonyms of the index "${indexName}".\n${errors.join('\n')}`)
}

export const algoliaSettings = {
  // Names before headings before texts, as the boosts of the embedded engine.
  searchableAttributes: [
    'unordered(hierarchy.lvl1)',
    'unordered(keywords)',
    'unordered(hierarchy.lvl2)',
    'unordered(hierarchy.lvl3)',
    'unordered(description)',
    'unordered(url_without_anchor)',
    'content',
  ],
  attributesForFaceting: ['afterDistinct(kind)', 'plans', 'language', 'version'],
  // A result is a page; its sections come with it.
  attributeForDistinct: 'url_without_anchor',
  distinct: true,
  attributesToHighlight: ['hierarchy', 'content', 'description', 'keywords'],
  attributesToSnippet: ['content:20', 'description:20'],
  // "filters" is a kind's weight, right after the number of words found: legacy pages are below those of today.
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.page)', 'desc(weight.level)', 'asc(weight.position)'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 6,
  allowTyposOnNumericTokens: false,
  camelCaseAttributes: ['hierarchy', 'keywords', 'content'],
  separatorsToIndex: '_',
  removeStopWords: [searchSettings.language],
  queryLanguages: [searchSettings.language],
  ignorePlurals: [searchSettings.language],
  removeWordsIfNoResults: 'allOptional',
}

/** The groups of `synonyms` as Algolia's API has them; the ID of a group is its first word. */
export const algoliaSynonyms = synonyms.map((words) => ({
  objectID: `synonyms-${words[0].replace(/[^a-z0-9]+/gi, '-')}`,
  type: 'synonym',
  synonyms: [...words],
}))
