import { expect, test } from 'vitest'
import { hasLongLines } from './hasLongLines'

test.each([
  ['short\nlines', false],
  ['a'.repeat(44), false],
  ['a'.repeat(45), true],
  [`short\n${'a'.repeat(45)}\nshort`, true],
  [`<span class="t-keyword">${'a'.repeat(40)}</span>`, false],
  ['&lt;'.repeat(44), false],
])('of %j: %s', (html, expected) => {
  expect(hasLongLines(html)).toBe(expected)
})
