import { expect, test } from 'vitest'
import { parseSearches } from './storedSearches'

test('searches that DocSearch or an earlier version of the site has stored are kept, each URL once', () => {
  const hierarchy = { lvl0: 'Reference', lvl1: 'Segments', lvl2: 'Structure', lvl3: null }
  const page = { objectID: '1', url: '/reference/segments', type: 'lvl1', content: 'What segments are.', hierarchy }
  const section = { ...page, objectID: '2', url: '/reference/segments#structure', type: 'lvl2', content: null }
  const parsed = parseSearches(JSON.stringify([page, { ...section, __docsearch_parent: page }, page]))
  expect(parsed).toEqual([
    {
      objectID: '/reference/segments',
      url: '/reference/segments',
      type: 'lvl1',
      hierarchy: { lvl0: 'Reference', lvl1: 'Segments' },
      content: 'What segments are.',
    },
    {
      objectID: '/reference/segments#structure',
      url: '/reference/segments#structure',
      type: 'lvl2',
      hierarchy: { lvl0: 'Reference', lvl1: 'Segments', lvl2: 'Structure' },
      content: '',
    },
  ])
  expect(parseSearches(JSON.stringify(parsed))).toEqual(parsed)
})

test.each([
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
])('%s: no search is kept', (_case, stored) => {
  expect(parseSearches(stored)).toEqual([])
})
