import { expect, test } from 'vitest'
import { isDocumented, rangeOf, rangeWords, versionNumber } from './shared'

test.each([
  ['4.14', 4014],
  ['6.10', 6010],
  ['6.3.1', 6003],
  ['6', undefined],
  ['6.', undefined],
  ['6.x', undefined],
  ['v6.3', undefined],
  ['6.3000', undefined],
])('the number of %s is %s', (text, number) => {
  expect(versionNumber(text)).toBe(number)
})

test.each([
  ['4.14', { possible: 4014, certain: 4014 }, '4.14'],
  ['5.3..5.6', { possible: 5003, certain: 5006 }, '5.6 or earlier'],
  ['..4.12', { possible: 0, certain: 4012 }, '4.12 or earlier'],
])('the range %s', (text, range, words) => {
  expect(rangeOf(text)).toEqual(range)
  expect(rangeWords(text)).toBe(words)
})

test.each(['', '4', '4.14.0', '4.14..', '5.3...5.6', '5.3..', 'x', '4.14 '])('%j is not a range', (text) => {
  expect(rangeOf(text)).toBeUndefined()
})

const exact = { since: '4.13', removed: '7.0', until: '8.1' }
const sampled = { since: '5.3..5.6', removed: '6.8..7.2', until: '7.5' }

test.each([
  ['before its first version', exact, '4.12', false],
  ['in its first version', exact, '4.13', true],
  ['in its last version', exact, '6.10', true],
  ['in the version without it', exact, '7.0', false],
  ['after the last known version', exact, '9.0', false],
  ['where nothing is earlier', { ...exact, since: '..4.12' }, '4.2', undefined],
  ['of an operation that remains, after the last known version', { ...exact, removed: null }, '8.2', undefined],
  ['before the first possible version', sampled, '5.2', false],
  ['between two samples at the start', sampled, '5.3', undefined],
  ['in the first sample with it', sampled, '5.6', true],
  ['in the last sample with it', sampled, '6.7', true],
  ['between two samples at the end', sampled, '6.10', undefined],
  ['in the first sample without it', sampled, '7.2', false],
  ['without a history', null, '6.3', undefined],
])('%s', (_what, versions, version, expected) => {
  expect(isDocumented(versions, versionNumber(version) ?? 0)).toBe(expected)
})
