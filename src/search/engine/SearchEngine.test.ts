import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FirstPart, PackedPage, TextPart } from '../../shared/search/IndexParts'
import { SearchEngine } from './SearchEngine'
import type { SearchQuestion } from './SearchResults'
import { longWait, shortWait } from './searchTimes'

const keywordsOf = ['', 'createFeature\nPOST /api/admin/features', '/api/admin/features\nfeature toggle API']

const page = (path: string, title: string, place: number, weight: number, heading: string): PackedPage => [
  path,
  title,
  `About ${title.toLowerCase()}.`,
  keywordsOf[place] ?? '',
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
  engine.search({ query, kinds: [], page: 0, pagesPerPage: 10, excerptWords: 8, ...more })
const urls = async (query: string, more?: Partial<SearchQuestion>) => (await ask(query, more)).sections.map(({ url }) => url)

test('titles answer when the texts cannot be had', async () => {
  files.delete('/texts.json')
  expect(await urls('segments')).toEqual(['/reference/segments', '/reference/segments#part'])
})

describe('while the texts are on their way', () => {
  let sendTexts: () => void
  beforeEach(() => {
    vi.useFakeTimers()
    const sent = new Promise<void>((resolve) => (sendTexts = resolve))
    engine = new SearchEngine(async (address) => {
      if (address === '/texts.json') await sent
      return files.get(address)
    }, '/first.json')
  })
  afterEach(() => void vi.useRealTimers())

  test('titles answer after a short wait, and the answer says so', async () => {
    const answer = ask('segments')
    await vi.advanceTimersByTimeAsync(shortWait)
    expect(await answer).toMatchObject({ count: 1, isPartial: true })
    // Only once: nobody waits at every letter.
    expect(await ask('segment')).toMatchObject({ count: 1, isPartial: true })
  })

  test('texts that come soon are waited for', async () => {
    const answer = ask('segments')
    await vi.advanceTimersByTimeAsync(shortWait / 2)
    sendTexts()
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toMatchObject({ isPartial: false })
  })

  test('a question that titles have no answer to waits longer, but not for ever', async () => {
    const answer = ask('impressionData')
    await vi.advanceTimersByTimeAsync(longWait)
    expect(await answer).toMatchObject({ count: 0, isPartial: true })
  })

  test('a question that waits for the texts gets them', async () => {
    const answer = ask('segments', { waitsForTexts: true })
    await vi.advanceTimersByTimeAsync(longWait * 2)
    sendTexts()
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toMatchObject({ isPartial: false })
  })
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
  expect({ count, pageCount, kinds }).toEqual({ count: 1, pageCount: 1, kinds: { reference: 1 } })
})

test.each(['segment limits', 'Segment Limits '])('"%s", as a section is called, leads to the section', async (query) => {
  await engine.prepareTexts()
  expect(await urls(query)).toEqual(['/reference/segments#part'])
})

test('what page and section are called leads to the page', async () => {
  files.set('/first.json', { ...first, pages: [page('/reference/segments', 'Segments', 0, 110, 'Segments'), ...first.pages.slice(1)] })
  await engine.prepareTexts()
  expect(await urls('segments')).toEqual(['/reference/segments', '/reference/segments#part'])
})

test.each([
  '/api/admin/features',
  '/api/admin/features/',
  'POST /api/admin/features',
  '403 from https://unleash.example.com/api/admin/features',
])('for "%s" the generated reference stands above the legacy page', async (query) => {
  await engine.prepareTexts()
  const found = await urls(query)
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
  const paths = async (more?: Partial<SearchQuestion>) => new Set((await ask('flag', more)).sections.map(({ path }) => path))
  const all = [...(await paths())]
  expect(all.length).toBe(2)
  expect(await paths({ pagesPerPage: 1, page: 1 })).toEqual(new Set(all.slice(1)))
  expect((await ask('flag', { pagesPerPage: 1 })).pageCount).toBe(2)
})

test('a result is a page, by whatever it is counted', async () => {
  await engine.prepareTexts()
  for (const query of ['flag', 'create', 'segment limits', 'post']) {
    const { count, kinds } = await ask(query)
    expect(count).toBeGreaterThan(0)
    expect(Object.values(kinds).reduce((total, number) => total + number, 0)).toBe(count)
    for (const kind of ['api', 'legacy', 'reference'] as const) {
      expect((await ask(query, { kinds: [kind] })).count).toBe(kinds[kind] ?? 0)
    }
  }
})

test.each(['', '   ', '!?', 'xqzvw'])('"%s" finds nothing', async (query) => {
  expect(await ask(query)).toEqual({ sections: [], count: 0, pageCount: 0, kinds: {}, isPartial: false })
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

test('a question that only texts could answer fails without them, and asks for them again', async () => {
  files.delete('/texts.json')
  await expect(ask('impressionData')).rejects.toThrow('The texts cannot be had')
  files.set('/texts.json', texts)
  expect(await urls('impressionData')).toContain('/api/create-feature')
})
