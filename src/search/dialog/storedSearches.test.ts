import { expect, test } from 'vitest'
import { toDocSearchHit } from '../client/safeResults'
import type { SearchHit } from '../engine/SearchResults'
import type { OptionGroup } from './OptionList'
import {
  parseSearches,
  startGroups,
  type StoredSearches,
  withChosen,
  withFavorite,
  withRemoved,
} from './storedSearches'

const option = (name: string): SearchHit => ({ url: `/${name}`, names: ['', name], excerpt: '' })
const options = (...names: string[]) => names.map(option)
const names = ({ recent, favorites }: StoredSearches) =>
  [recent, favorites].map((list) => list.map((hit) => hit.names[1]).join(' '))

test('searches that DocSearch has stored are read', () => {
  const hierarchy = { lvl0: 'Reference', lvl1: 'Segments', lvl2: 'Structure', lvl3: null }
  const page = { objectID: '1', url: '/reference/segments', type: 'lvl1', content: 'What segments are.', hierarchy }
  const section = { ...page, objectID: '2', url: '/reference/segments#structure', type: 'lvl2', content: null }
  const text = { ...page, objectID: '3', url: '/reference/segments#more', type: 'content', content: 'Some text.' }
  expect(parseSearches(JSON.stringify([page, section, text, page]))).toEqual([
    { url: '/reference/segments', names: ['Reference', 'Segments'], excerpt: 'What segments are.' },
    { url: '/reference/segments#structure', names: ['Reference', 'Segments', 'Structure'], excerpt: '' },
    { url: '/reference/segments#more', names: ['Reference', 'Segments', 'Structure'], excerpt: 'Some text.' },
  ])
})

test('what is stored is read again', () => {
  const hits = [
    { url: '/reference/segments', names: ['Reference', 'Segments'], excerpt: 'What segments are.' },
    { url: '/reference/segments#structure', names: ['Reference', 'Segments', 'Structure', 'Name'], excerpt: '' },
  ]
  expect(parseSearches(JSON.stringify(hits.map(toDocSearchHit)))).toEqual(hits)
})

test.each([
  ['nothing', undefined],
  ['invalid JSON', '[{'],
  ['an object', '{"length":3}'],
  [
    'a list of anything',
    '[null,1,"x",[],{},{"url":"/a"},{"url":"/a","hierarchy":null},{"url":"/a","type":7,"hierarchy":{"lvl1":7}}]',
  ],
  [
    'URLs that lead away',
    JSON.stringify(
      ['//evil.example', 'https://evil.example', 'data:text/html,x'].map((url) => ({ url, hierarchy: { lvl1: 'x' } })),
    ),
  ],
])('%s: no search is read', (_case, stored) => {
  expect(parseSearches(stored)).toEqual([])
})

test('what was chosen comes first, once, and without marks', () => {
  const searches = { recent: options('a', 'b', 'c'), favorites: [] }
  expect(names(withChosen(searches, option('<mark>c</mark>')))).toEqual(['c a b c', ''])
  expect(names(withChosen(searches, option('c')))).toEqual(['c a b', ''])
})

test('seven are remembered, four beside favorites; a favorite is not remembered twice', () => {
  const recent = options('1', '2', '3', '4', '5', '6', '7')
  expect(names(withChosen({ recent, favorites: [] }, option('8')))).toEqual(['8 1 2 3 4 5 6', ''])
  expect(names(withChosen({ recent, favorites: options('f') }, option('8')))).toEqual(['8 1 2 3', 'f'])
  expect(names(withChosen({ recent, favorites: options('f') }, option('f')))).toEqual(['1 2 3 4 5 6 7', 'f'])
})

test('a search becomes a favorite, and is removed', () => {
  const searches = withFavorite({ recent: options('a', 'b'), favorites: options('f') }, option('b'))
  expect(names(searches)).toEqual(['a', 'b f'])
  expect(names(withRemoved(searches, option('f')))).toEqual(['a', 'b'])
  expect(names(withRemoved(searches, option('a')))).toEqual(['', 'b f'])
})

test('sections to start with are offered, without the current page and without stored searches', () => {
  const urls = (path: string, of: OptionGroup[] = []) =>
    startGroups(of, path).flatMap(({ hits }) => hits.map(({ url }) => url))
  expect(urls('/')).toHaveLength(6)
  expect(urls('/reference')).not.toContain('/reference')
  expect(urls('/')).toContain('/quickstart')
  expect(urls('/', [{ label: 'Recent', hits: [{ url: '/quickstart', names: [], excerpt: '' }] }])).not.toContain(
    '/quickstart',
  )
})
