import { beforeEach, expect, test } from 'vitest'
import type { SearchablePage } from '../shared/search/searchIndex'
import { createSearchEngine } from './createSearchEngine'
import { noResults, type SearchQuestion } from './SearchResults'

const keywordsOf = [[], ['createFeature', 'POST /api/admin/features'], ['/api/admin/features', 'feature toggle API']]
const categories = ['Reference', 'API', 'Legacy API']
const kinds = ['reference', 'api', 'legacy'] as const

const page = (
  path: string,
  title: string,
  place: number,
  weight: number,
  heading: string,
  texts: [string, string] = ['', ''],
): SearchablePage => ({
  path,
  title,
  description: `About ${title.toLowerCase()}.`,
  keywords: keywordsOf[place] ?? [],
  category: categories[place] ?? '',
  kind: kinds[place] ?? 'guide',
  weight,
  sections: [
    { anchor: null, headings: [], text: texts[0] },
    { anchor: 'part', headings: [heading], text: texts[1] },
  ],
})
const pages: SearchablePage[] = [
  page('/reference/segments', 'Segments', 0, 110, 'Segment limits', [
    'A segment is a list.',
    'At most 1000 values, or RFC 7807.',
  ]),
  page('/api/create-feature', 'Create a flag', 1, 75, 'Request body', ['Makes a flag.', 'name, impressionData']),
  page('/legacy/features', '/api/admin/features', 2, 40, 'Create', ['The old way to make a flag.', 'POST it.']),
]

/** Undefined when the index is unavailable. */
let index: SearchablePage[] | undefined
let reads: number
let engine: ReturnType<typeof createSearchEngine>

beforeEach(() => {
  index = pages
  reads = 0
  engine = createSearchEngine(async () => {
    reads += 1
    if (!index) throw new Error('offline')
    return index
  })
})

const search = (query: string, more: Partial<SearchQuestion> = {}) =>
  engine.search({ query, filters: {}, page: 0, pagesPerPage: 10, excerptWords: 8, ...more })
const urls = async (query: string, more?: Partial<SearchQuestion>) =>
  (await search(query, more)).pages.flat().map(({ url }) => url)

test('texts are searched', async () => {
  const [found] = (await search('impressionData')).pages.flat()
  expect(found).toMatchObject({ url: '/api/create-feature', names: ['API', 'Create a flag'] })
})

test('sections follow their page, with excerpts', async () => {
  const { pages, count, pageCount, counts } = await search('limit of values')
  expect(pages.flat().map(({ url, names, excerpt }) => [url, names.length, excerpt])).toEqual([
    ['/reference/segments', 2, 'About segments.'],
    ['/reference/segments#part', 3, 'At most 1000 <mark>values</mark>, or RFC 7807.'],
  ])
  expect({ count, pageCount, kinds: counts.kind }).toEqual({ count: 1, pageCount: 1, kinds: { reference: 1 } })
})

test.each(['segment limits', 'Segment Limits '])(
  '"%s" is the title of a section: the section is first',
  async (query) => {
    expect(await urls(query)).toEqual(['/reference/segments#part'])
  },
)

test('a page comes before its section with the same title', async () => {
  index = [page('/reference/segments', 'Segments', 0, 110, 'Segments'), ...pages.slice(1)]
  expect(await urls('segments')).toEqual(['/reference/segments', '/reference/segments#part'])
})

test.each([
  '/api/admin/features',
  '/api/admin/features/',
  'POST /api/admin/features',
  '403 from https://unleash.example.com/api/admin/features',
])('for "%s" the generated reference is above the legacy page', async (query) => {
  const found = await urls(query)
  expect(found.indexOf('/api/create-feature')).toBe(0)
  expect(found).toContain('/legacy/features')
})

test('a facet leaves out other pages, and its values are counted without it; pages without plans stay', async () => {
  index = pages.map((page, place) => (place === 1 ? { ...page, plans: ['enterprise'] } : page))
  const of = async (filters: SearchQuestion['filters']) => {
    const { pages, count, counts } = await search('flag', { filters })
    return [pages.map(([hit]) => hit?.names[0]), count, counts.kind, counts.plans]
  }
  const both = { api: 1, legacy: 1 }
  const plans = { oss: 1, pro: 1, enterprise: 2 }
  expect(await of({})).toEqual([['API', 'Legacy API'], 2, both, plans])
  expect(await of({ kind: ['legacy'] })).toEqual([['Legacy API'], 1, both, { oss: 1, pro: 1, enterprise: 1 }])
  expect(await of({ plans: ['enterprise'] })).toEqual([['API', 'Legacy API'], 2, both, plans])
  expect(await of({ plans: ['pro'] })).toEqual([['Legacy API'], 1, { legacy: 1 }, plans])
  expect(await of({ plans: ['pro'], kind: ['api'] })).toEqual([[], 0, { legacy: 1 }, { enterprise: 1 }])
})

test('pages with some of the words are found where none has all, and the results say so', async () => {
  expect(await search('segment flag')).toMatchObject({
    count: 1,
    completeCount: 0,
    someWordsFrom: 0,
  })
  expect(await search('segment values')).toMatchObject({ count: 1, completeCount: 1, someWordsFrom: 1 })
})

test('guides to an SDK are found by its name', async () => {
  index = [page('/reference/sdks/ios-proxy', 'iOS', 0, 100, 'Flags'), page('/how-to/flags', 'Flags', 1, 100, 'Create')]
  const { pages, counts } = await search('flags', { filters: { sdk: ['ios'] } })
  expect(pages.map(([hit]) => hit?.url)).toEqual(['/reference/sdks/ios-proxy#part'])
  expect(counts).toMatchObject({ sdk: { ios: 1 }, kind: { reference: 1 } })
})

test('results come page by page', async () => {
  const paths = async (more?: Partial<SearchQuestion>) =>
    new Set((await search('flag', more)).pages.map(([hit]) => hit?.url))
  const all = [...(await paths())]
  expect(all.length).toBe(2)
  expect(await paths({ pagesPerPage: 1, page: 1 })).toEqual(new Set(all.slice(1)))
  expect((await search('flag', { pagesPerPage: 1 })).pageCount).toBe(2)
})

test('a result is a page in every count', async () => {
  for (const query of ['flag', 'create', 'segment limits', 'post']) {
    const {
      count,
      counts: { kind: kinds = {} },
    } = await search(query)
    expect(count).toBeGreaterThan(0)
    expect(Object.values(kinds).reduce((total, number) => total + number, 0)).toBe(count)
    for (const kind of ['api', 'legacy', 'reference'] as const) {
      expect((await search(query, { filters: { kind: [kind] } })).count).toBe(kinds[kind] ?? 0)
    }
  }
})

test.each(['', '   ', '!?', 'xqzvw'])('"%s" finds nothing', async (query) => {
  const counts = { kind: {}, plans: {}, sdk: {} }
  expect(await search(query)).toMatchObject({ ...noResults, counts })
})

test('the index is read once for any number of questions', async () => {
  await Promise.all([search('segments'), search('flag'), engine.prepare()])
  expect(reads).toBe(1)
})

test('an index that could not be loaded is requested again', async () => {
  index = undefined
  await expect(search('segments')).rejects.toThrow('offline')
  index = pages
  expect(await urls('segments')).toHaveLength(2)
})
