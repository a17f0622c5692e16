import { expect, test } from 'vitest'
import { isBetween } from './VersionTable'

test.each([
  ['5.8', '5.8', '8.1', false],
  ['5.9', '5.8', '8.1', true],
  ['8.1', '5.8', '8.1', true],
  ['5.10', '5.9', '6.0', true],
  ['5.9', '5.10', '6.0', false],
  ['6.10', '6.9', '7.0', true],
  ['7.0', '5.8', '6.10', false],
  ['6.0', '8.1', '5.8', false],
])('a change of %s concerns an upgrade from %s to %s: %s', (version, from, to, isIncluded) => {
  expect(isBetween(version, from, to)).toBe(isIncluded)
})
