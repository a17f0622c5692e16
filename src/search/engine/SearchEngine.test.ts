import { beforeEach, expect, test } from 'vitest'
import type { FirstPart, PackedPage, TextPart } from '../../shared/search/IndexParts'
import { SearchEngine } from './SearchEngine'
import type { SearchQuestion } from './SearchResults'

const page = (path: string, title: string, place: number, weight: number, heading: string): PackedPage => [
  path,
  title,
  `About ${title.toLowerCase()}.`,
  place === 1 ? 'createFeature\nPOST /api/admin/features' : '',
  weight,
  place,
  place,
  [['part', heading, 2]],
]
const first: FirstPart = {
  texts: '/texts.json',
  categories: ['Reference', 'API', 'Legacy API'],
  kinds: ['reference', 'api', 'legacy'],
  pages: [
    page('/reference/segments', 'Segments', 0, 110, 'Segment limits'),
    page('/api/create-feature', 'Create a flag', 1, 75, 'Request body'),
    page('/legacy/features', '/api/admin/features', 2, 40, 'Create'),
  ],
}
const texts: TextPart = [
  ['A segment is a list.', 'At most 1000 values, or RFC 7807.'],
  ['Makes a flag.', 'name, impressionData'],
  ['The old way to make a flag.', 'POST it.'],
]

let files: Map<string, unknown>
let read: string[]
let engine: SearchEngine

beforeEach(() => {
  files = new Map<string, unknown>([
    ['/first.json', first],
    ['/texts.json', texts],
  ])
  read = []
  engine = new SearchEngine(async (address) => {
    read.push(address)
    const file = files.get(address)
    if (!file) throw new Error('offline')
    return file
  }, '/first.json')
})

const ask = (query: string, more: Partial<SearchQuestion> = {}) =>
  engine.search({ query, kinds: [], page: 0, hitsPerPage: 20, excerptWords: 8, ...more })
const urls = async (query: string, more?: Partial<SearchQuestion>) => (await ask(query, more)).sections.map(({ url }) => url)

test('titles answer before the texts are there', async () => {
  files.delete('/texts.json')
  expect(await urls('segments')).toEqual(['/reference/segments', '/reference/segments#part'])
})

test('a question that titles have no answer to waits for the texts', async () => {
  const [found] = (await ask('impressionData')).sections
  expect(found).toMatchObject({ url: '/api/create-feature', title: { value: 'Create a flag' } })
})

test('sections stand below their page, with excerpts', async () => {
  await engine.prepareTexts()
  const { sections, count, pageCount, kinds } = await ask('limit of values')
  expect(sections.map(({ url, type, excerpt }) => [url, type, excerpt.value])).toEqual([
    ['/reference/segments', 'lvl1', 'About segments.'],
    ['/reference/segments#part', 'lvl2', 'At most 1000 <mark>values</mark>, or RFC 7807.'],
  ])
  expect({ count, pageCount, kinds }).toEqual({ count: 2, pageCount: 1, kinds: { reference: 1 } })
})

test('the generated reference stands above the legacy page of the same call', async () => {
  await engine.prepareTexts()
  const found = await urls('/api/admin/features')
  expect(found.indexOf('/api/create-feature')).toBe(0)
  expect(found).toContain('/legacy/features')
})

test('kinds filter, and all kinds are counted', async () => {
  await engine.prepareTexts()
  const { sections, kinds } = await ask('flag', { kinds: ['legacy'] })
  expect(new Set(sections.map(({ kind }) => kind))).toEqual(new Set(['legacy']))
  expect(kinds).toEqual({ api: 1, legacy: 1 })
})

test('results come page by page', async () => {
  await engine.prepareTexts()
  const all = await urls('flag')
  expect(await urls('flag', { hitsPerPage: 1, page: 1 })).toEqual(all.slice(1, 2))
  expect((await ask('flag', { hitsPerPage: 1 })).pageCount).toBe(all.length)
})

test.each(['', '   ', '!?', 'xqzvw'])('"%s" finds nothing', async (query) => {
  expect(await ask(query)).toEqual({ sections: [], count: 0, pageCount: 0, kinds: {} })
})

test('each file is read once, however many questions there are', async () => {
  await Promise.all([ask('segments'), ask('flag'), engine.prepareTexts()])
  expect([...read].sort()).toEqual(['/first.json', '/texts.json'])
})

test('what could not be loaded is asked for again', async () => {
  files.delete('/first.json')
  await expect(ask('segments')).rejects.toThrow('offline')
  files.set('/first.json', first)
  expect(await urls('segments')).toHaveLength(2)
})

test('texts that could not be loaded are asked for again', async () => {
  files.delete('/texts.json')
  expect(await urls('impressionData')).toEqual([])
  files.set('/texts.json', texts)
  expect(await urls('impressionData')).toContain('/api/create-feature')
})
