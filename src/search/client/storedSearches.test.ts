import { expect, test } from 'vitest'
import { parseSearches } from './storedSearches'

test('stored searches are kept without their marks, each URL once', () => {
  const page = {
    objectID: '1',
    url: '/reference/segments',
    names: ['Reference', '<mark>Segments</mark>'],
    excerpt: 'A.',
  }
  const section = { url: '/reference/segments#structure', names: [...page.names, 'Structure'], excerpt: null }
  const parsed = parseSearches(JSON.stringify([page, { ...section, __docsearch_parent: page }, page]))
  expect(parsed).toEqual([
    {
      objectID: '/reference/segments',
      url: '/reference/segments',
      names: ['Reference', 'Segments'],
      excerpt: 'A.',
      type: 'lvl1',
      hierarchy: { lvl0: 'Reference', lvl1: 'Segments' },
      content: null,
    },
    expect.objectContaining({ url: '/reference/segments#structure', type: 'lvl2', excerpt: '' }),
  ])
  expect(parseSearches(JSON.stringify(parsed))).toEqual(parsed)
})

test.each([
  ['invalid JSON', '[{'],
  ['an object', '{"length":3}'],
  [
    'a list of anything',
    '[null,1,"x",[],{},{"url":"/a"},{"url":"/a","names":null},{"url":"/a","type":7,"names":[7,{}]}]',
  ],
  [
    'URLs that lead away',
    JSON.stringify(
      ['//evil.example', 'https://evil.example', 'data:text/html,x'].map((url) => ({ url, names: ['x', 'y'] })),
    ),
  ],
])('%s: no search is kept', (_case, stored) => {
  expect(parseSearches(stored)).toEqual([])
})
