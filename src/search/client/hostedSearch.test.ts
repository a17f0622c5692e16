import type { DocSearchTransformClient } from '@docsearch/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SearchOutcome } from '../searchOutcome'
import { searchEmbedded } from './askWorker'
import { dialogClient } from './dialogClient'

vi.mock('../algoliaAccount', () => ({ algoliaAccount: { appId: 'APP', searchKey: 'key', indexName: 'docs' } }))
vi.mock('./askWorker')
const embedded = vi.mocked(searchEmbedded)
const none = { sections: [], count: 0, pageCount: 0, kinds: {}, isPartial: false }

const level = (value: string) => ({ value, matchLevel: value.includes('<mark>') ? 'full' : 'none' })
const hit = {
  url: '/reference/segments#structure',
  url_without_anchor: '/reference/segments',
  anchor: 'structure',
  kind: 'reference',
  hierarchy: { lvl0: 'Reference', lvl1: 'Segments', lvl2: 'Structure', lvl3: null },
  _highlightResult: { hierarchy: { lvl0: level('Reference'), lvl1: level('<mark>Segments</mark>'), lvl2: level('Structure') } },
  _snippetResult: { content: level('What a <mark>segment</mark> holds') },
}
const service = vi.fn()

let told: SearchOutcome[]
beforeEach(() => {
  told = []
  vi.resetAllMocks()
})

async function ask(query: string) {
  const client = { search: service } as unknown as DocSearchTransformClient
  const { results } = await dialogClient(client, (outcome) => told.push(outcome), () => undefined).search({ requests: [{ indexName: 'docs', query }] })
  return results[0] as unknown as { hits: { url: string; _highlightResult: object; hierarchy: { lvl0: string } }[] }
}

test('the request asks for the language and the version of this site', async () => {
  service.mockResolvedValueOnce({ results: [{ hits: [], nbHits: 0 }] })
  await ask('segments')
  const [{ requests }] = service.mock.calls[0] as [{ requests: object[] }]
  expect(requests).toEqual([
    expect.objectContaining({ indexName: 'docs', query: 'segments', facetFilters: ['language:en', ['version:current']] }),
  ])
})

test('hits are shown as those of the embedded engine', async () => {
  service.mockResolvedValueOnce({ results: [{ hits: [hit], nbHits: 1 }] })
  const [page, shown] = (await ask('segments')).hits
  expect(page?.url).toBe('/reference/segments')
  expect(shown?.url).toBe('/reference/segments#structure')
  expect(shown?.hierarchy.lvl0).toBe('Reference › Segments')
  expect(shown?._highlightResult).toMatchObject({ lines: { title: 'Structure', below: 'What a <mark>segment</mark> holds' } })
  expect(told).toEqual([{ state: 'answered', count: 1, query: 'segments' }])
})

test('the embedded engine answers where the service is blocked', async () => {
  service.mockRejectedValueOnce(Object.assign(new Error('Unreachable hosts'), { name: 'RetryError' }))
  embedded.mockResolvedValueOnce({ ...none, count: 7 })
  await ask('segments')
  expect(told).toEqual([{ state: 'answered', count: 7, query: 'segments' }])
})

test('an answer that makes no sense is a failure', async () => {
  service.mockResolvedValueOnce({ results: [] })
  embedded.mockRejectedValueOnce(new Error('offline'))
  expect((await ask('segments')).hits).toEqual([])
  expect(told).toEqual([{ state: 'failed' }])
})
