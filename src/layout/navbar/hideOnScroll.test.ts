import { expect, test } from 'vitest'
import { isBarHidden } from './hideOnScroll'

test.each([
  ['down', { before: 300, now: 340, wasHidden: false }, true],
  ['on down', { before: 340, now: 380, wasHidden: true }, true],
  ['up', { before: 380, now: 379, wasHidden: true }, false],
  ['nowhere, when hidden', { before: 380, now: 380, wasHidden: true }, true],
  ['nowhere, when shown', { before: 380, now: 380, wasHidden: false }, false],
  ['down within the height of the bar', { before: 0, now: 50, wasHidden: false }, false],
  ['to the top', { before: 900, now: 0, wasHidden: true }, false],
  ['down by a jump', { before: 100, now: 2000, wasHidden: false }, false],
  ['down by a jump, when hidden', { before: 100, now: 2000, wasHidden: true }, true],
])('scrolling %s', (_name, scroll, expected) => {
  expect(isBarHidden({ ...scroll, height: 800 }, 60)).toBe(expected)
})
