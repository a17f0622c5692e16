import { expect, test } from 'vitest'
import { filterRows, sidebarRows } from './sidebarRows'

const rows = sidebarRows([
  { label: 'Welcome', path: '/' },
  {
    label: 'Using Unleash',
    items: [
      { label: 'Create a segment', path: '/how-to/segments' },
      {
        label: 'Segments',
        path: '/api/segments',
        isLazy: true,
        items: [{ label: 'List segments', path: '/api/get-segments', method: 'GET' }],
      },
    ],
  },
])

test('every page has a row with the label above it', () => {
  expect(rows).toEqual([
    ['Welcome', '/', ''],
    ['Create a segment', '/how-to/segments', 'Using Unleash'],
    ['Segments', '/api/segments', 'Using Unleash'],
    ['List segments', '/api/get-segments', 'Segments', 'GET'],
  ])
})

test.each([
  ['segment', ['Segments', 'Create a segment', 'List segments']],
  ['get segments', ['List segments']],
  ['create segments', ['Create a segment']],
  [' LIST ', ['List segments']],
  ['how-to', ['Create a segment']],
  ['nothing of this', []],
])('%j finds %j', (query, labels) => {
  expect(filterRows(rows, query).map(([label]) => label)).toEqual(labels)
})
