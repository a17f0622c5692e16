import { beforeEach, expect, test, vi } from 'vitest'
// oxlint-disable-next-line local/import-zones -- what the build uploads to is searched
import { startAlgoliaServer } from '../../build/search/__fixtures__/algoliaServer'
import { noResults, type SearchQuestion } from '../../search-engine/SearchResults'
import type * as SiteFiles from '../../platform/siteFiles'
import type * as SearchEngine from './searchEngine'
import type * as WorkerClient from './workerClient'

const account = { appId: 'APP', searchKey: 'key', indexName: 'docs' }
const question: SearchQuestion = { query: 'segments', filters: {}, page: 0, pagesPerPage: 8, excerptWords: 14 }

const level = (value: string) => ({ value, matchLevel: value.includes('<mark>') ? 'full' : 'none' })
const hit = {
  url: '/reference/segments#structure',
  url_without_anchor: '/reference/segments',
  anchor: 'structure',
  kind: 'reference',
  hierarchy: { lvl0: 'Reference', lvl1: 'Segments', lvl2: 'Structure', lvl3: null },
  _highlightResult: {
    hierarchy: { lvl0: level('Reference'), lvl1: level('<mark>Segments</mark>'), lvl2: level('Structure') },
  },
  _snippetResult: { content: level('What a <mark>segment</mark> contains') },
}

const service = vi.fn()
const embedded = vi.fn<typeof WorkerClient.searchEmbedded>()
const answers = vi.fn<typeof SiteFiles.loadJson>()
vi.mock('../../platform/siteFiles', () => ({ loadJson: answers }))
vi.mock('./workerClient', () => ({ searchEmbedded: embedded, prepareEmbedded: vi.fn() }))

let search: SearchEngine.Search
beforeEach(async () => {
  vi.resetAllMocks()
  answers.mockResolvedValue([])
  // Without what the test before has taught it about the service.
  vi.resetModules()
  const { createSearch } = await import('./searchEngine')
  search = createSearch(account, service)
})

test('the request is limited to the language and the version of this site', async () => {
  service.mockResolvedValueOnce({ results: [{ hits: [], nbHits: 0 }] })
  await search(question)
  const [usedAccount, { requests }] = service.mock.calls[0] as [object, { requests: object[] }]
  expect(usedAccount).toBe(account)
  const shared = { indexName: 'docs', query: 'segments', facetFilters: ['language:en', ['version:current']] }
  // The others count results by facet.
  const count = (facet: string) => expect.objectContaining({ ...shared, hitsPerPage: 0, facets: [facet] }) as object
  expect(requests).toEqual([expect.objectContaining(shared), ...['kind', 'plans', 'sdk'].map(count)])
})

test('hits of the service become the same results as those of the embedded engine', async () => {
  service.mockResolvedValueOnce({ results: [{ hits: [hit], nbHits: 1 }] })
  const { pages, count } = await search(question)
  const sections = pages.flat()
  expect(count).toBe(1)
  expect(sections.map(({ url }) => url)).toEqual(['/reference/segments', '/reference/segments#structure'])
  expect(sections[1]).toMatchObject({
    names: ['Reference', '<mark>Segments</mark>', 'Structure'],
    excerpt: 'What a <mark>segment</mark> contains',
  })
})

test('the embedded engine searches where the service is blocked', async () => {
  service.mockRejectedValueOnce(Object.assign(new Error('Unreachable hosts'), { name: 'RetryError' }))
  embedded.mockResolvedValueOnce({ ...noResults, count: 7 })
  expect((await search(question)).count).toBe(7)
})

test('direct answers are those of the site with either engine, and results come without them when they fail', async () => {
  const answer = { kind: 'Term', title: 'segment', names: ['segment'], text: 'A rule.', url: '/reference/segments' }
  answers.mockResolvedValue([answer])
  service.mockResolvedValueOnce({ results: [{ hits: [hit], nbHits: 1 }] })
  expect(await search(question)).toMatchObject({ answer, count: 1 })
  answers.mockRejectedValue(new Error('offline'))
  service.mockResolvedValueOnce({ results: [{ hits: [hit], nbHits: 1 }] })
  expect(await search(question)).toMatchObject({ answer: undefined, count: 1 })
})

test('a response without results, and no embedded engine, is a failure', async () => {
  service.mockResolvedValueOnce({ results: [] })
  embedded.mockRejectedValueOnce(new Error('offline'))
  await expect(search(question)).rejects.toThrow('offline')
})

test('an application at its own hosts is searched by Algolia’s client, with facets, and replaced while it fails', async () => {
  const server = await startAlgoliaServer()
  const write = (name: string, body: object) =>
    fetch(`http://${server.host.url}/1/indexes/docs/${name}`, { method: 'POST', body: JSON.stringify(body) })
  const record = (url: string, kind: string, plans: string[], lvl1: string, lvl2: string | null) => {
    const [path, anchor = null] = url.split('#')
    const hierarchy = { lvl0: 'Docs', lvl1, lvl2, lvl3: null }
    const type = lvl2 === null ? 'lvl1' : 'lvl2'
    const fixed = { language: 'en', version: 'current', content: 'About roles.' }
    return {
      action: 'addObject',
      body: { objectID: url, url, url_without_anchor: path, anchor, kind, plans, type, hierarchy, ...fixed },
    }
  }
  await write('batch', {
    requests: [
      record('/reference/rbac', 'reference', ['enterprise'], 'Roles', null),
      record('/reference/rbac#list', 'reference', ['enterprise'], 'Roles', 'List of roles'),
      record('/how-to/roles', 'how-to', ['pro', 'enterprise'], 'Assign roles', null),
    ],
  })
  const { createSearch } = await import('./searchEngine')
  search = createSearch({ ...account, hosts: [server.host] })
  try {
    const all = await search({ ...question, query: 'roles' })
    expect(all.pages.map((hits) => hits.map(({ url, names }) => [url, names.at(-1)]))).toEqual([
      [
        ['/reference/rbac', '<mark>Roles</mark>'],
        ['/reference/rbac#list', 'List of <mark>roles</mark>'],
      ],
      [['/how-to/roles', 'Assign <mark>roles</mark>']],
    ])
    expect(all).toMatchObject({
      count: 2,
      counts: { kind: { reference: 1, 'how-to': 1 }, plans: { pro: 1, enterprise: 2 } },
    })
    expect(
      await search({ ...question, query: 'roles', filters: { kind: ['reference'], plans: ['pro'] } }),
    ).toMatchObject({
      count: 0,
      counts: { kind: { 'how-to': 1 }, plans: { enterprise: 1 } },
    })
    expect([...server.keys]).toContain('key')
    server.failOn({ path: /queries/, after: 0, status: 500 })
    embedded.mockResolvedValueOnce({ ...noResults, count: 7 })
    expect((await search({ ...question, query: 'roles' })).count).toBe(7)
  } finally {
    await server.close()
  }
})
