import { expect, test } from 'vitest'
import { editionOf, pathInEdition, samePages } from './siteEditions'

const newest = { name: '5.8', label: '5.8', path: '' }
const four = { name: '4', label: '4', path: '/v4' }
const fourBeta = { name: '4-beta', label: '4 beta', path: '/v4/beta' }
const versions = [newest, four, fourBeta]

test.each([
  ['/', '5.8'],
  ['/quickstart', '5.8'],
  ['/v4', '4'],
  ['/v4/quickstart', '4'],
  ['/v4/beta/a', '4-beta'],
  ['/v400', '5.8'],
])('%s is of version %s', (path, name) => {
  expect(editionOf(path, versions)?.name).toBe(name)
})

test.each([
  ['/quickstart', four, '/v4/quickstart'],
  ['/', four, '/v4'],
  ['/v4', newest, '/'],
  ['/v4/quickstart', newest, '/quickstart'],
  ['/v4/quickstart', fourBeta, '/v4/beta/quickstart'],
  ['/quickstart', newest, '/quickstart'],
  ['/', newest, '/'],
])('%s in another edition', (path, target, expected) => {
  expect(pathInEdition(path, versions, target)).toBe(expected)
})

test('only pages that exist are the same page in another edition', () => {
  const pages = new Set(['/', '/quickstart', '/v4', '/v4/quickstart', '/tags'])
  expect(['/', '/quickstart', '/tags', '/v4/quickstart'].map((path) => samePages(path, versions, pages))).toEqual([
    ['/v4'],
    ['/v4/quickstart'],
    [],
    ['/quickstart'],
  ])
})
