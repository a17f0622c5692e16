import { expect, test } from 'vitest'
import type { SearchQuestion } from '../../search-engine/SearchResults'
import { algoliaRequests, readAlgolia } from './algolia'

const question: SearchQuestion = {
  query: 'token',
  filters: { kind: ['how-to', 'api'] },
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

test('results have one of the chosen values of each facet, and a facet is counted without its own filter', () => {
  const [hits, ...counts] = algoliaRequests({ ...question, filters: { ...question.filters, plans: ['pro'] } }, 'docs')
  const always = ['language:en', ['version:current']]
  const [kinds, plans] = [['kind:how-to', 'kind:api'], ['plans:pro']]
  expect(hits?.facetFilters).toEqual([...always, kinds, plans])
  expect(counts).toMatchObject([
    { facets: ['kind'], facetFilters: [...always, plans] },
    { facets: ['plans'], facetFilters: [...always, kinds] },
    { facets: ['sdk'], facetFilters: [...always, kinds, plans] },
  ])
  for (const request of counts) expect(request).toMatchObject({ query: 'token', hitsPerPage: 0, distinct: 1 })
  expect(algoliaRequests({ ...question, version: '5.7' }, 'docs')[0]?.facetFilters).toContainEqual(['version:5.7'])
  const results = [{ facets: { kind: { 'how-to': 5, sdk: 4 } } }, {}, { facets: { sdk: { go: 1 } } }]
  expect(readAlgolia({ hits: [], nbHits: 5, nbPages: 2 }, ...results)).toEqual({
    pages: [],
    count: 5,
    pageCount: 2,
    completeCount: 5,
    someWordsFrom: 0,
    counts: { kind: { 'how-to': 5, sdk: 4 }, sdk: { go: 1 } },
  })
})

test('a query of which no record has all words says so', () => {
  expect(readAlgolia({ hits: [], nbHits: 3, queryAfterRemoval: '<em>old</em> key' })).toMatchObject({
    completeCount: 0,
    someWordsFrom: 0,
  })
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
