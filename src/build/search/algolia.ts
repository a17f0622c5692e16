import { createHash } from 'node:crypto'
import type { IndexSettings, SynonymHit } from 'algoliasearch'
import type { GatsbyCache } from 'gatsby'
import type { Problem } from '../../../plugins/problem-report'
import { type AlgoliaAccount, type AlgoliaHost, searchSettings } from '../../shared/search/searchSettings'
import { facetNames } from '../../shared/search/searchIndex'
import { synonyms } from '../../shared/synonyms'
import { searchablePages, searchQuery, type SearchQueryResult } from './searchablePages'
import { searchRecords } from './searchRecords'

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
    ALGOLIA_HOSTS,
    CONTEXT = 'production',
  } = env
  if (!appId || !searchKey || !indexName) return undefined
  const hosts = readHosts(ALGOLIA_HOSTS).flatMap(({ host }) => host ?? [])
  return {
    appId,
    searchKey,
    indexName,
    ...(adminKey && CONTEXT === 'production' && { adminKey }),
    ...(hosts.length > 0 && { hosts }),
  }
}

/** `https://search.example.com, http://127.0.0.1:4010`; readers' browsers refuse plain http except on their own machine. */
function readHosts(list = ''): { text: string; host: AlgoliaHost | undefined }[] {
  const texts = list.split(',').map((text) => text.trim())
  return texts
    .filter((text) => text !== '')
    .map((text) => {
      const [, protocol, url] =
        /^(https|http(?=:\/\/(?:localhost|127\.0\.0\.1)(?::|$))):\/\/([\w.-]+(?::\d+)?)$/.exec(text) ?? []
      return { text, host: url === undefined ? undefined : { url, protocol: protocol as AlgoliaHost['protocol'] } }
    })
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
  const wrongHosts = readHosts(env.ALGOLIA_HOSTS).filter(({ host }) => !host)
  return [
    ...wrongHosts.map(({ text }): Problem => ({
      severity: 'error',
      file: 'environment variable ALGOLIA_HOSTS',
      what: `"${text}" isn't the origin of a server.`,
      fix: 'Write origins with commas between them, such as "https://search.example.com"; plain http is allowed for localhost and 127.0.0.1.',
    })),
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
  if (!account) return []
  const hosts = account.hosts ?? hostsOf(account.appId.toLowerCase(), '-dsn')
  return hosts.map(({ protocol, url }) => `${protocol}://${url}`)
}

/** Hosts in the order in which Algolia's own clients try them. */
function hostsOf(appId: string, service: '-dsn' | ''): AlgoliaHost[] {
  const urls = [`${appId}${service}.algolia.net`, ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`)]
  return urls.map((url) => ({ url, protocol: 'https' }))
}

/** For `gatsby-config.ts`; empty without the key that may write. The option `dryRun` would still call the network, and note records as sent. */
export function algoliaPlugin(account: BuildAccount | undefined) {
  if (!account?.adminKey) return []
  const { appId, adminKey, indexName, hosts } = account
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
    // To read and to write, and the time limits that the plugin has without this option, in seconds.
    ...(hosts && {
      algoliasearchOptions: {
        hosts: hosts.map((host) => ({ ...host, accept: 3 })),
        timeouts: { connect: 1, read: 30, write: 30 },
      },
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
export async function uploadSynonyms(account: BuildAccount | undefined): Promise<void> {
  if (!account?.adminKey) return
  const { appId, adminKey, indexName, hosts = hostsOf(appId, '') } = account
  const path = `/1/indexes/${encodeURIComponent(indexName)}/synonyms/batch?replaceExistingSynonyms=true`
  const errors: string[] = []
  for (const { url, protocol } of hosts) {
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
  attributesForFaceting: [...facetNames.map((name) => `afterDistinct(${name})`), 'language', 'version'],
  // A result is a page; its sections come with it.
  attributeForDistinct: 'url_without_anchor',
  distinct: true,
  attributesToHighlight: ['hierarchy', 'content', 'description', 'keywords'],
  attributesToSnippet: ['content:20', 'description:20'],
  // "filters" are the kinds that requests leave below the others, right after the number of words found.
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.page)', 'desc(weight.level)', 'asc(weight.position)'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  // Typos are corrected in words that no record has, as by the embedded engine.
  typoTolerance: 'min',
  minWordSizefor1Typo: searchSettings.typos.one,
  minWordSizefor2Typos: searchSettings.typos.two,
  allowTyposOnNumericTokens: false,
  camelCaseAttributes: ['hierarchy', 'keywords', 'content'],
  separatorsToIndex: '_',
  removeStopWords: [searchSettings.language],
  queryLanguages: [searchSettings.language],
  ignorePlurals: [searchSettings.language],
  removeWordsIfNoResults: 'allOptional',
} satisfies IndexSettings

/** The groups of `synonyms` as Algolia's API has them; the ID of a group is its first word. */
export const algoliaSynonyms = synonyms.map((words) => ({
  objectID: `synonyms-${words[0].replace(/[^a-z0-9]+/gi, '-')}`,
  type: 'synonym' as const,
  synonyms: [...words],
})) satisfies SynonymHit[]
