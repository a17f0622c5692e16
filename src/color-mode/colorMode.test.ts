import { expect, test } from 'vitest'
import { modeAfterStorageChange, parseColorMode } from './colorMode'

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['"><script>', 'light'],
  [undefined, 'light'],
])('the stored value %s means %s', (stored, mode) => {
  expect(parseColorMode(stored)).toBe(mode)
})

test.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  [undefined, true, 'dark'],
  [undefined, false, 'light'],
])('after another tab stored %s with a dark system: %s, the page is %s', (stored, systemIsDark, mode) => {
  expect(modeAfterStorageChange(stored, systemIsDark)).toBe(mode)
})
