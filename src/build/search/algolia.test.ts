import { createRequire } from 'node:module'
import type { GatsbyCache } from 'gatsby'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startAlgoliaServer } from './__fixtures__/algoliaServer'
import { formatProblems } from '../../../plugins/problem-report'
import {
  accountProblems,
  algoliaAccount,
  algoliaHosts,
  algoliaPlugin,
  algoliaSettings,
  algoliaSynonyms,
  resetUploadCache,
  uploadSynonyms,
} from './algolia'
import { searchablePages, type SearchQueryResult } from './searchablePages'
import { searchRecords } from './searchRecords'

const { onPostBuild } = createRequire(import.meta.url)('gatsby-plugin-algolia/gatsby-node') as {
  onPostBuild: (helpers: object, options: object) => Promise<void>
}

const account = { appId: 'APP', searchKey: 'search', indexName: 'docs', adminKey: 'admin' }
const env = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_KEY: 'search',
  ALGOLIA_INDEX_NAME: 'docs',
  ALGOLIA_ADMIN_KEY: 'admin',
} as unknown as NodeJS.ProcessEnv

let server: Awaited<ReturnType<typeof startAlgoliaServer>>
/** What Gatsby keeps between builds. */
let kept: Map<string, unknown>

beforeEach(async () => {
  server = await startAlgoliaServer()
  kept = new Map()
})
afterEach(() => server.close())

/** As many pages as make several batches of 1000 records: 3 sections each. */
function site(pages: number, text = 'Text'): SearchQueryResult {
  const none = { nodes: [] }
  const nodes = Array.from({ length: pages }, (_, number) => ({
    path: `/reference/page-${number}`,
    title: `Page ${number}`,
    description: `About ${number}.`,
    sidebarLabel: `Page ${number}`,
    keywords: ['name'],
    deprecated: false,
    availability: number === 1 ? { plans: ['pro', 'enterprise'] } : null,
    tree: [
      ['p', 0, `${text} ${number}.`],
      ['h2', { id: 'one' }, 'One'],
      ['p', 0, 'First.'],
      ['h3', { id: 'two' }, 'Two'],
      ['p', 0, 'Second.'],
    ] as SearchQueryResult['allDoc']['nodes'][number]['tree'],
  }))
  return {
    allContentPage: none,
    allDoc: { nodes },
    allReadme: none,
    allApiPage: none,
    allApiTag: none,
    allApiOperation: none,
  }
}

/** What a build does with the index, as Gatsby runs it. Rejects when the build would fail. */
async function build(data: SearchQueryResult): Promise<void> {
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, structuredClone(value))),
  } as unknown as GatsbyCache
  await resetUploadCache(() => cache, env)
  const fail = (message: string, error?: Error) => {
    throw new Error(`${message}: ${error?.message ?? ''}`)
  }
  const activity = { start: () => undefined, setStatus: () => undefined, end: () => undefined, panicOnBuild: fail }
  const reporter = { activityTimer: () => activity, panicOnBuild: fail, info: () => undefined, warn: () => undefined }
  const [plugin] = algoliaPlugin({ ...account, hosts: [server.host] })
  await onPostBuild({ graphql: () => Promise.resolve({ data }), reporter, cache }, plugin!.options)
  await uploadSynonyms({ ...account, hosts: [server.host] })
}

test('part of an account is a warning, and a slip an error that doesn’t show keys', () => {
  for (const complete of [{}, { ALGOLIA_APP_ID: '' }, env, { ...env, ALGOLIA_ADMIN_KEY: undefined }])
    expect(accountProblems(complete)).toEqual([])
  const problems = [
    ...accountProblems({ ALGOLIA_ADMIN_KEY: 'admin', ALGOLIA_APP_ID: 'APP' }),
    ...accountProblems({ ...env, ALGOLIA_APP_ID: 'APP; *', ALGOLIA_SEARCH_KEY: 'search\n' }),
  ]
  expect(problems.map(({ severity }) => severity)).toEqual(['warning', 'warning', 'error', 'error'])
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "environment variable ALGOLIA_APP_ID
      "APP; *" isn't the ID of an application: it consists of letters and digits.
      Copy it again from Algolia's page of API keys.

    environment variable ALGOLIA_INDEX_NAME
      It isn't set, but ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY are: readers search with the embedded index.
      Set it, too, or remove the others.

    environment variable ALGOLIA_SEARCH_KEY
      It isn't set, but ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY are: readers search with the embedded index.
      Set it, too, or remove the others.

    environment variable ALGOLIA_SEARCH_KEY
      Its value starts or ends with a space, or contains a line end or an unusual character.
      Copy it again from Algolia's page of API keys."
  `)
})

test.each([
  [undefined, 'admin'],
  ['production', 'admin'],
  ['deploy-preview', undefined],
  ['branch-deploy', undefined],
])(
  'in the context %s of Netlify, the key that may write is %s: a preview must not replace the records of the site',
  (CONTEXT, adminKey) => {
    expect(algoliaAccount({ ...env, CONTEXT })?.adminKey).toBe(adminKey)
    expect(algoliaAccount({ ...env, CONTEXT })).toMatchObject({ appId: 'APP', searchKey: 'search', indexName: 'docs' })
  },
)

test('without the key that may write there is no plugin', () => {
  expect(algoliaPlugin({ appId: 'APP', searchKey: 'search', indexName: 'docs' })).toEqual([])
  expect(algoliaPlugin(undefined)).toEqual([])
})

test('every section of every page arrives, with settings and synonyms, under the key that may write', async () => {
  await build(site(700))
  const index = server.index('docs')!
  expect(index.objects.size).toBe(2100)
  expect(index.objects.get('/reference/page-7#two')).toMatchObject({
    url: '/reference/page-7#two',
    anchor: 'two',
    type: 'lvl3',
    hierarchy: { lvl0: 'Reference', lvl1: 'Page 7', lvl2: 'One', lvl3: 'Two' },
    content: 'Second.',
    kind: ['reference'],
    plans: ['oss', 'pro', 'enterprise'],
    language: 'en',
    version: 'current',
  })
  expect(index.objects.get('/reference/page-1#two')).toMatchObject({ plans: ['pro', 'enterprise'] })
  expect(index.settings).toEqual(algoliaSettings)
  expect(index.settings.attributesForFaceting).toContain('afterDistinct(plans)')
  expect(index.synonyms).toEqual(algoliaSynonyms)
  expect([...server.keys]).toEqual(['admin'])
})

test('settings name attributes that records have, in the forms that Algolia documents', () => {
  const [record] = searchRecords(searchablePages(site(1)))
  const has = (attribute: string) =>
    attribute.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], record) !==
    undefined
  const named = (values: readonly string[], form: RegExp) =>
    values.map((value) => form.exec(value)?.[1] ?? `${value} has another form`)
  const attributes = [
    ...named(algoliaSettings.searchableAttributes, /^(?:unordered\()?([\w.]+)\)?$/),
    ...named(algoliaSettings.attributesForFaceting, /^(?:afterDistinct\()?(\w+)\)?$/),
    ...named(algoliaSettings.customRanking, /^(?:asc|desc)\(([\w.]+)\)$/),
    ...named(algoliaSettings.attributesToSnippet, /^(\w+):\d+$/),
    ...algoliaSettings.attributesToHighlight,
    ...algoliaSettings.camelCaseAttributes,
    algoliaSettings.attributeForDistinct,
  ]
  expect(attributes.filter((attribute) => !has(attribute))).toEqual([])
  // All criteria but "geo", each once: those left out would not decide at all.
  expect(algoliaSettings.ranking.toSorted()).toEqual([
    'attribute',
    'custom',
    'exact',
    'filters',
    'proximity',
    'typo',
    'words',
  ])
})

test('the next build sends what changed, and removes what is gone', async () => {
  await build(site(3))
  const changed = site(2)
  changed.allDoc.nodes[0]!.title = 'Another title'
  server.requests.length = 0
  await build(changed)
  const index = server.index('docs')!
  expect(index.objects.size).toBe(6)
  expect(index.objects.get('/reference/page-0')).toMatchObject({ hierarchy: { lvl1: 'Another title' } })
  expect(server.requests.filter((line) => line.endsWith('/batch') && !line.includes('synonyms'))).toHaveLength(2)
})

test('an upload that fails in the middle fails the build, and the next build completes it', async () => {
  server.failOn({ path: /POST \/1\/indexes\/docs\/batch/, after: 1, status: 500 })
  await expect(build(site(700))).rejects.toThrow()
  const partly = server.index('docs')!.objects.size
  expect(partly).toBeGreaterThan(0)
  expect(partly).toBeLessThan(2100)
  server.failOn(undefined)
  await build(site(700))
  expect(server.index('docs')!.objects.size).toBe(2100)
  expect(server.index('docs')!.settings).toEqual(algoliaSettings)
})

test('settings and synonyms that were refused are sent again', async () => {
  server.failOn({ path: /PUT .*settings/, after: 1, status: 500 })
  await expect(build(site(1))).rejects.toThrow()
  server.failOn({ path: /synonyms/, after: 0, status: 500 })
  await expect(build(site(1))).rejects.toThrow()
  server.failOn(undefined)
  await build(site(1))
  expect(server.index('docs')!.settings).toEqual(algoliaSettings)
  expect(server.index('docs')!.synonyms).toEqual(algoliaSynonyms)
})

test.each([
  ['nothing', {}, undefined],
  ['the key that may write alone', { ALGOLIA_ADMIN_KEY: 'admin' }, undefined],
  ['no index', { ...env, ALGOLIA_INDEX_NAME: '' }, undefined],
  [
    'all but the key that may write',
    { ...env, ALGOLIA_ADMIN_KEY: '' },
    { appId: 'APP', searchKey: 'search', indexName: 'docs' },
  ],
  ['all', env, { appId: 'APP', searchKey: 'search', indexName: 'docs', adminKey: 'admin' }],
])('%s', (_case, variables, account) => {
  expect(algoliaAccount(variables)).toEqual(account)
})

test('hosts of a proxy or a mirror replace those of the application', () => {
  const hosts = ' https://search.example.com, http://127.0.0.1:4010 ,'
  const account = algoliaAccount({ ...env, ALGOLIA_HOSTS: hosts })
  expect(account?.hosts).toEqual([
    { url: 'search.example.com', protocol: 'https' },
    { url: '127.0.0.1:4010', protocol: 'http' },
  ])
  expect(algoliaHosts(account)).toEqual(['https://search.example.com', 'http://127.0.0.1:4010'])
  expect(accountProblems({ ...env, ALGOLIA_HOSTS: hosts })).toEqual([])
  expect(
    formatProblems(accountProblems({ ...env, ALGOLIA_HOSTS: 'search.example.com,http://example.com,https://a/b;' })),
  ).toMatchInlineSnapshot(`
    "environment variable ALGOLIA_HOSTS
      "search.example.com" isn't the origin of a server.
      Write origins with commas between them, such as "https://search.example.com"; plain http is allowed for localhost and 127.0.0.1.

    environment variable ALGOLIA_HOSTS
      "http://example.com" isn't the origin of a server.
      Write origins with commas between them, such as "https://search.example.com"; plain http is allowed for localhost and 127.0.0.1.

    environment variable ALGOLIA_HOSTS
      "https://a/b;" isn't the origin of a server.
      Write origins with commas between them, such as "https://search.example.com"; plain http is allowed for localhost and 127.0.0.1."
  `)
})

test('browsers may query the hosts of the account, and no others', () => {
  expect(algoliaHosts(undefined)).toEqual([])
  expect(algoliaHosts({ appId: 'APP', searchKey: 'search', indexName: 'docs' })).toEqual([
    'https://app-dsn.algolia.net',
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
  ])
})
