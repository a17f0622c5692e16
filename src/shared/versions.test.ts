import { expect, test } from 'vitest'
import { cleanVersion, compareVersions } from './versions'

test.each([
  ['5', '5'],
  [' 5.8 ', '5.8'],
  ['v4.1.0', '4.1.0'],
  ['', undefined],
  ['5.', undefined],
  ['.5', undefined],
  ['5.8.2.1', undefined],
  ['5.8-beta', undefined],
  ['5,8', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['12345', undefined],
])('version %j → %j', (typed, version) => {
  expect(cleanVersion(typed)).toBe(version)
})

test.each([
  ['3.9', '4.1.0', -1],
  ['4.1.0', '3.9', 1],
  ['4.9', '4.10', -1],
  ['4.10.0', '4.9.9', 1],
  ['4.1', '4.1.7', 0],
  ['4.1.7', '4.1', 0],
  ['4', '4.19', 0],
  ['5', '4.19', 1],
  ['0.10.0', '0.9', 1],
])('%s compared with %s: %i', (first, second, sign) => {
  expect(Math.sign(compareVersions(first, second))).toBe(sign)
})
