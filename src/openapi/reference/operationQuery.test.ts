import { expect, test } from 'vitest'
import { knownVersions, splitQuery, withVersion } from './operationQuery'

test.each([
  ['create 6.3', { words: 'create', version: '6.3' }],
  ['create, v6.3.1', { words: 'create', version: '6.3' }],
  ['5.1', { words: '', version: '5.1' }],
  ['/api/v1.2/x', { words: '/api/v1.2/x' }],
])('reads the words and the version of %j', (query, expected) => {
  expect(splitQuery(query)).toEqual(expected)
})

test.each([
  ['create token', '5.1', 'create token 5.1'],
  ['create 6.3 token', '5.1', 'create token 5.1'],
  ['create 6.3', '', 'create'],
  ['', '4.14', '4.14'],
])('gives %j the version %j', (query, version, expected) => {
  expect(withVersion(query, version)).toBe(expected)
})

test('lists the versions that operations name, and others, the newest first', () => {
  const histories = [
    { since: '..4.12', removed: null, until: '8.1' },
    { since: '5.3..5.6', removed: '6.8..7.2', until: '7.5' },
  ]
  expect(
    knownVersions(
      histories.map((history) => ({ history })),
      ['6.10', '5.3'],
    ),
  ).toEqual(['8.1', '7.5', '7.2', '6.10', '6.8', '5.6', '5.3', '4.12'])
})
