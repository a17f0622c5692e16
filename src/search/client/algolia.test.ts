import { expect, test } from 'vitest'
import type { SearchQuestion } from '../engine/SearchResults'
import { algoliaRequest, kindsRequest, readAlgolia } from './algolia'

const question: SearchQuestion = { query: 'token', kinds: ['how-to', 'api'], page: 1, pagesPerPage: 10, excerptWords: 20 }

const hit = (path: string, heading: string | null, kind: 'api' | 'how-to' = 'how-to') => ({
  url: heading === null ? path : `${path}#${heading}`,
  url_without_anchor: path,
  anchor: heading,
  kind,
  hierarchy: { lvl0: 'How-to guides', lvl1: `Page ${path}`, lvl2: heading, lvl3: null },
})

test('a hit is a page: hits of a page and hits in all count those', () => {
  expect(algoliaRequest(question, 'docs')).toMatchObject({ page: 1, hitsPerPage: 10, distinct: 4 })
})

test('results are of the requested kinds, and all kinds are counted', () => {
  expect(algoliaRequest(question, 'docs').facetFilters).toEqual(['language:en', ['version:current'], ['kind:how-to', 'kind:api']])
  expect(algoliaRequest({ ...question, version: '5.7' }, 'docs').facetFilters).toContainEqual(['version:5.7'])
  expect(kindsRequest(question, 'docs')).toMatchObject({ query: 'token', hitsPerPage: 0, facets: ['kind'] })
  expect(JSON.stringify(kindsRequest(question, 'docs'))).not.toContain('kind:')
  const { count, kinds } = readAlgolia({ hits: [], nbHits: 5 }, { nbHits: 9, facets: { kind: { 'how-to': 5, sdk: 4 } } })
  expect({ count, kinds }).toEqual({ count: 5, kinds: { 'how-to': 5, sdk: 4 } })
})

test('sections follow their page, wherever they were found', () => {
  const hits = [hit('/a', 'one'), hit('/b', null), hit('/a', null), hit('/b', 'two'), hit('/c', 'three')]
  expect(readAlgolia({ hits }).pages.map((page) => page.map(({ url, names }) => `lvl${names.filter(Boolean).length - 1} ${url as string}`))).toEqual([
    ['lvl1 /a', 'lvl2 /a#one'],
    ['lvl1 /b', 'lvl2 /b#two'],
    ['lvl1 /c', 'lvl2 /c#three'],
  ])
})

test('a page of which only a section was found has its title and no text', () => {
  const [page] = readAlgolia({ hits: [hit('/c', 'three', 'api')] }).pages.flat()
  expect(page).toMatchObject({ url: '/c', names: ['How-to guides', 'Page /c'], excerpt: '', kind: 'api' })
})

test('parts of a long section, which are separate records, are one section', () => {
  const hits = [hit('/a', null), hit('/a', 'one'), hit('/a', 'one')]
  expect(readAlgolia({ hits }).pages.flat().map(({ url }) => url)).toEqual(['/a', '/a#one'])
})

test.each([
  ['shows a keyword that nothing else explains', { hierarchy: {}, keywords: ['none', 'full'] }, {}, 'Keyword: <mark>1</mark>. About flags.'],
  ['shows no keyword if its title was found', { hierarchy: { lvl1: 'full' }, keywords: ['full'] }, {}, 'About flags.'],
  ['shows no keyword if its description was found', { hierarchy: {}, keywords: ['full'] }, { description: 'partial' }, 'About flags.'],
  ['shows no keyword that was not found', { hierarchy: { lvl1: 'none' }, keywords: ['none'] }, {}, 'About flags.'],
])('a page %s', (_case, levels: { hierarchy: Record<string, string>; keywords: string[] }, snippets: Record<string, string>, excerpt) => {
  const found = {
    ...hit('/a', null),
    _highlightResult: {
      hierarchy: Object.fromEntries(Object.entries(levels.hierarchy).map(([level, matchLevel]) => [level, { value: 'Page', matchLevel }])),
      keywords: levels.keywords.map((matchLevel, index) => ({ value: `<mark>${index}</mark>`, matchLevel })),
    },
    _snippetResult: { description: { value: 'About flags.', matchLevel: snippets.description ?? 'none' } },
  }
  expect(readAlgolia({ hits: [found] }).pages.flat()[0]).toMatchObject({ excerpt })
})
