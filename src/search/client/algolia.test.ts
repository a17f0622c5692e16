import { expect, test } from 'vitest'
import type { SearchQuestion } from '../engine/SearchResults'
import { algoliaRequests, readAlgolia } from './algolia'

const question: SearchQuestion = {
  query: 'token',
  kinds: ['how-to', 'api'],
  page: 1,
  pagesPerPage: 10,
  excerptWords: 20,
}

const hit = (path: string, heading: string | null) => ({
  url: heading === null ? path : `${path}#${heading}`,
  url_without_anchor: path,
  anchor: heading,
  hierarchy: { lvl0: 'How-to guides', lvl1: `Page ${path}`, lvl2: heading, lvl3: null },
})

test('a hit is a page: hits of a page and hits in all count those', () => {
  expect(algoliaRequests(question, 'docs')[0]).toMatchObject({ page: 1, hitsPerPage: 10, distinct: 4 })
})

test('results are of the requested kinds, and all kinds are counted', () => {
  const [hits, kindCounts, ...more] = algoliaRequests(question, 'docs')
  expect(hits?.facetFilters).toEqual(['language:en', ['version:current'], ['kind:how-to', 'kind:api']])
  expect(algoliaRequests({ ...question, version: '5.7' }, 'docs')[0]?.facetFilters).toContainEqual(['version:5.7'])
  expect(kindCounts).toMatchObject({ query: 'token', hitsPerPage: 0, facets: ['kind'] })
  expect(JSON.stringify(kindCounts)).not.toContain('kind:')
  expect(more).toEqual([])
  const { count, kinds } = readAlgolia(
    { hits: [], nbHits: 5 },
    { nbHits: 9, facets: { kind: { 'how-to': 5, sdk: 4 } } },
  )
  expect({ count, kinds }).toEqual({ count: 5, kinds: { 'how-to': 5, sdk: 4 } })
})

test('a plan filters results and counts of kinds; a third request counts what it hides', () => {
  const filters = algoliaRequests({ ...question, plans: ['pro'] }, 'docs').map(({ facetFilters }) =>
    facetFilters.slice(2),
  )
  expect(filters).toEqual([
    [['kind:how-to', 'kind:api'], ['plans:pro']],
    [['plans:pro']],
    [['kind:how-to', 'kind:api']],
  ])
  expect(algoliaRequests({ ...question, plans: ['pro'] }, 'docs')[2]).toMatchObject({ hitsPerPage: 0, distinct: 1 })
  expect(readAlgolia({ hits: [], nbHits: 5 }, {}, { nbHits: 9 }).hidden).toBe(4)
  expect(readAlgolia({ hits: [], nbHits: 5 }, {}).hidden).toBe(0)
})

test('sections follow their page, wherever they were found', () => {
  const hits = [hit('/a', 'one'), hit('/b', null), hit('/a', null), hit('/b', 'two'), hit('/c', 'three')]
  expect(
    readAlgolia({ hits }).pages.map((page) =>
      page.map(({ url, names }) => `lvl${names.filter(Boolean).length - 1} ${url as string}`),
    ),
  ).toEqual([
    ['lvl1 /a', 'lvl2 /a#one'],
    ['lvl1 /b', 'lvl2 /b#two'],
    ['lvl1 /c', 'lvl2 /c#three'],
  ])
})

test('a page of which only a section was found has its title and no text', () => {
  const [page] = readAlgolia({ hits: [hit('/c', 'three')] }).pages.flat()
  expect(page).toMatchObject({ url: '/c', names: ['How-to guides', 'Page /c'], excerpt: '' })
})

test('parts of a long section, which are separate records, are one section', () => {
  const hits = [hit('/a', null), hit('/a', 'one'), hit('/a', 'one')]
  expect(
    readAlgolia({ hits })
      .pages.flat()
      .map(({ url }) => url),
  ).toEqual(['/a', '/a#one'])
})

test.each([
  [
    'shows a keyword that nothing else explains',
    { hierarchy: {}, keywords: ['none', 'full'] },
    {},
    'Keyword: <mark>1</mark>. About flags.',
  ],
  ['shows no keyword if its title was found', { hierarchy: { lvl1: 'full' }, keywords: ['full'] }, {}, 'About flags.'],
  [
    'shows no keyword if its description was found',
    { hierarchy: {}, keywords: ['full'] },
    { description: 'partial' },
    'About flags.',
  ],
  ['shows no keyword that was not found', { hierarchy: { lvl1: 'none' }, keywords: ['none'] }, {}, 'About flags.'],
])(
  'a page %s',
  (
    _case,
    levels: { hierarchy: Record<string, string>; keywords: string[] },
    snippets: Record<string, string>,
    excerpt,
  ) => {
    const found = {
      ...hit('/a', null),
      _highlightResult: {
        hierarchy: Object.fromEntries(
          Object.entries(levels.hierarchy).map(([level, matchLevel]) => [level, { value: 'Page', matchLevel }]),
        ),
        keywords: levels.keywords.map((matchLevel, index) => ({ value: `<mark>${index}</mark>`, matchLevel })),
      },
      _snippetResult: { description: { value: 'About flags.', matchLevel: snippets.description ?? 'none' } },
    }
    expect(readAlgolia({ hits: [found] }).pages.flat()[0]).toMatchObject({ excerpt })
  },
)
