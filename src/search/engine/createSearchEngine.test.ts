import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FirstPart, SearchablePage, TextPart } from '../../shared/search/searchIndex'
import { createSearchEngine, shortWait } from './createSearchEngine'
import type { SearchQuestion } from './SearchResults'

const keywordsOf = [[], ['createFeature', 'POST /api/admin/features'], ['/api/admin/features', 'feature toggle API']]
const categories = ['Reference', 'API', 'Legacy API']
const kinds = ['reference', 'api', 'legacy'] as const

const page = (path: string, title: string, place: number, weight: number, heading: string): SearchablePage => ({
  path,
  title,
  description: `About ${title.toLowerCase()}.`,
  keywords: keywordsOf[place] ?? [],
  category: categories[place] ?? '',
  kind: kinds[place] ?? 'guide',
  weight,
  sections: [
    { anchor: null, headings: [], text: '' },
    { anchor: 'part', headings: [heading], text: '' },
  ],
})
const first: FirstPart = {
  texts: '/texts.json',
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
let engine: ReturnType<typeof createSearchEngine>

beforeEach(() => {
  files = new Map<string, unknown>([
    ['/first.json', first],
    ['/texts.json', texts],
  ])
  read = []
  engine = createSearchEngine(async (path) => {
    read.push(path)
    const file = files.get(path)
    if (!file) throw new Error('offline')
    return file
  }, '/first.json')
})

const search = (query: string, more: Partial<SearchQuestion> = {}) =>
  engine.search({ query, kinds: [], page: 0, pagesPerPage: 10, excerptWords: 8, ...more })
const urls = async (query: string, more?: Partial<SearchQuestion>) =>
  (await search(query, more)).pages.flat().map(({ url }) => url)

test('titles have results when the texts are unavailable', async () => {
  files.delete('/texts.json')
  expect(await urls('segments')).toEqual(['/reference/segments', '/reference/segments#part'])
})

describe('while the texts are loading', () => {
  let sendTexts: () => void
  beforeEach(() => {
    vi.useFakeTimers()
    const sent = new Promise<void>((resolve) => (sendTexts = resolve))
    engine = createSearchEngine(async (path) => {
      if (path === '/texts.json') await sent
      return files.get(path)
    }, '/first.json')
  })
  afterEach(() => void vi.useRealTimers())

  test('titles have results after a short wait, and the results say so', async () => {
    const found = search('segments')
    await vi.advanceTimersByTimeAsync(shortWait)
    expect(await found).toMatchObject({ count: 1, isPartial: true })
    // Only once, not after every letter.
    expect(await search('segment')).toMatchObject({ count: 1, isPartial: true })
  })

  test('a question waits for texts that arrive soon', async () => {
    const found = search('segments')
    await vi.advanceTimersByTimeAsync(shortWait / 2)
    sendTexts()
    await vi.advanceTimersByTimeAsync(1)
    expect(await found).toMatchObject({ isPartial: false })
  })

  test('a question without results in titles says so as well', async () => {
    const found = search('impressionData')
    await vi.advanceTimersByTimeAsync(shortWait)
    expect(await found).toMatchObject({ count: 0, isPartial: true })
  })

  test('a question may wait for the texts', async () => {
    const found = search('segments', { waitsForTexts: true })
    await vi.advanceTimersByTimeAsync(shortWait * 20)
    sendTexts()
    await vi.advanceTimersByTimeAsync(1)
    expect(await found).toMatchObject({ isPartial: false })
  })
})

test('a question has results from texts that arrive immediately', async () => {
  const [found] = (await search('impressionData')).pages.flat()
  expect(found).toMatchObject({ url: '/api/create-feature', names: ['API', 'Create a flag'] })
})

test('sections follow their page, with excerpts', async () => {
  await engine.prepareTexts()
  const { pages, count, pageCount, kinds } = await search('limit of values')
  expect(pages.flat().map(({ url, names, excerpt }) => [url, names.length, excerpt])).toEqual([
    ['/reference/segments', 2, 'About segments.'],
    ['/reference/segments#part', 3, 'At most 1000 <mark>values</mark>, or RFC 7807.'],
  ])
  expect({ count, pageCount, kinds }).toEqual({ count: 1, pageCount: 1, kinds: { reference: 1 } })
})

test.each(['segment limits', 'Segment Limits '])(
  '"%s" is the title of a section: the section is first',
  async (query) => {
    await engine.prepareTexts()
    expect(await urls(query)).toEqual(['/reference/segments#part'])
  },
)

test('a page comes before its section with the same title', async () => {
  files.set('/first.json', {
    ...first,
    pages: [page('/reference/segments', 'Segments', 0, 110, 'Segments'), ...first.pages.slice(1)],
  })
  await engine.prepareTexts()
  expect(await urls('segments')).toEqual(['/reference/segments', '/reference/segments#part'])
})

test.each([
  '/api/admin/features',
  '/api/admin/features/',
  'POST /api/admin/features',
  '403 from https://unleash.example.com/api/admin/features',
])('for "%s" the generated reference is above the legacy page', async (query) => {
  await engine.prepareTexts()
  const found = await urls(query)
  expect(found.indexOf('/api/create-feature')).toBe(0)
  expect(found).toContain('/legacy/features')
})

test('kinds filter, and all kinds are counted', async () => {
  await engine.prepareTexts()
  const { pages, kinds } = await search('flag', { kinds: ['legacy'] })
  expect(pages.map(([hit]) => hit?.names[0])).toEqual(['Legacy API'])
  expect(kinds).toEqual({ api: 1, legacy: 1 })
})

test('a plan leaves out pages about what it lacks, and says how many; pages without plans stay', async () => {
  const pages = first.pages.map((page, place) => (place === 1 ? { ...page, plans: ['enterprise'] } : page))
  files.set('/first.json', { ...first, pages })
  await engine.prepareTexts()
  const of = async (more: Partial<SearchQuestion>) => {
    const { pages, count, hidden, kinds } = await search('flag', more)
    return [pages.map(([hit]) => hit?.names[0]), count, hidden, kinds]
  }
  expect(await of({})).toEqual([['API', 'Legacy API'], 2, 0, { api: 1, legacy: 1 }])
  expect(await of({ plans: ['enterprise'] })).toEqual([['API', 'Legacy API'], 2, 0, { api: 1, legacy: 1 }])
  expect(await of({ plans: ['pro'] })).toEqual([['Legacy API'], 1, 1, { legacy: 1 }])
  expect(await of({ plans: ['pro'], kinds: ['api'] })).toEqual([[], 0, 1, { legacy: 1 }])
  expect(await of({ plans: ['pro'], kinds: ['legacy'] })).toEqual([['Legacy API'], 1, 0, { legacy: 1 }])
})

test('results come page by page', async () => {
  await engine.prepareTexts()
  const paths = async (more?: Partial<SearchQuestion>) =>
    new Set((await search('flag', more)).pages.map(([hit]) => hit?.url))
  const all = [...(await paths())]
  expect(all.length).toBe(2)
  expect(await paths({ pagesPerPage: 1, page: 1 })).toEqual(new Set(all.slice(1)))
  expect((await search('flag', { pagesPerPage: 1 })).pageCount).toBe(2)
})

test('a result is a page in every count', async () => {
  await engine.prepareTexts()
  for (const query of ['flag', 'create', 'segment limits', 'post']) {
    const { count, kinds } = await search(query)
    expect(count).toBeGreaterThan(0)
    expect(Object.values(kinds).reduce((total, number) => total + number, 0)).toBe(count)
    for (const kind of ['api', 'legacy', 'reference'] as const) {
      expect((await search(query, { kinds: [kind] })).count).toBe(kinds[kind] ?? 0)
    }
  }
})

test.each(['', '   ', '!?', 'xqzvw'])('"%s" finds nothing', async (query) => {
  expect(await search(query)).toEqual({ pages: [], count: 0, hidden: 0, pageCount: 0, kinds: {}, isPartial: false })
})

test('each file is read once for any number of questions', async () => {
  await Promise.all([search('segments'), search('flag'), engine.prepareTexts()])
  expect([...read].sort()).toEqual(['/first.json', '/texts.json'])
})

test('what could not be loaded is requested again', async () => {
  files.delete('/first.json')
  await expect(search('segments')).rejects.toThrow('offline')
  files.set('/first.json', first)
  expect(await urls('segments')).toHaveLength(2)
})

test('a question with results in texts alone fails without them, and requests them again', async () => {
  files.delete('/texts.json')
  await expect(search('impressionData')).rejects.toThrow('The texts of the search index could not be loaded.')
  files.set('/texts.json', texts)
  expect(await urls('impressionData')).toContain('/api/create-feature')
})
