import { beforeEach, expect, test, vi } from 'vitest'
import type { SearchQuestion } from '../engine/SearchResults'
import type * as SearchEngine from './searchEngine'
import type * as WorkerClient from './workerClient'

const account = { appId: 'APP', searchKey: 'key', indexName: 'docs' }
const question: SearchQuestion = { query: 'segments', kinds: [], page: 0, pagesPerPage: 8, excerptWords: 14 }
const none = { pages: [], count: 0, hidden: 0, pageCount: 0, kinds: {}, isPartial: false }

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
vi.mock('./workerClient', () => ({ searchEmbedded: embedded, prepareEmbedded: vi.fn() }))

let search: SearchEngine.Search
beforeEach(async () => {
  vi.resetAllMocks()
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
  // The second counts results by kind.
  expect(requests).toEqual([expect.objectContaining(shared), expect.objectContaining({ ...shared, hitsPerPage: 0 })])
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
  embedded.mockResolvedValueOnce({ ...none, count: 7 })
  expect((await search(question)).count).toBe(7)
})

test('a response without results, and no embedded engine, is a failure', async () => {
  service.mockResolvedValueOnce({ results: [] })
  embedded.mockRejectedValueOnce(new Error('offline'))
  await expect(search(question)).rejects.toThrow('offline')
})
