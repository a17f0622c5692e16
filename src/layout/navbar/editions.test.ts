import { expect, test } from 'vitest'
import { editionLink, shownVersion } from './editions'

const newest = { name: '5.8', label: '5.8', path: '' }
const four = { name: '4', label: '4', path: '/v4' }
const versions = [newest, four]

test.each([
  ['/quickstart', '4', '5.8'],
  ['/search', '4', '4'],
  ['/changes', '4', '4'],
  ['/feedback', '4', '4'],
  ['/404', '4', '4'],
  ['/search', undefined, '5.8'],
  ['/search', 'gone', '5.8'],
])('on %s, with %s preferred, %s is shown', (path, preferred, name) => {
  expect(shownVersion(path, versions, preferred)?.name).toBe(name)
})

test.each([
  ['/quickstart', ['/v4/quickstart'], four, '/v4/quickstart?a=1#part'],
  ['/quickstart', [], four, '/v4'],
  ['/quickstart', [], newest, '/quickstart?a=1#part'],
  ['/v4/quickstart', [], newest, '/'],
])('on %s, with %j, a list leads to the same page, else to the first one', (path, samePages, edition, expected) => {
  expect(editionLink({ path, samePages, suffix: '?a=1#part' }, versions, edition)).toBe(expected)
})
