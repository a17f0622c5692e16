import { expect, test } from 'vitest'
import { isComposing } from './isComposing'

test.each([
  ['a letter', { isComposing: false, keyCode: 65 }, false],
  ['Enter', { isComposing: false, keyCode: 13 }, false],
  ['Enter within a composition', { isComposing: true, keyCode: 13 }, true],
  ['the Enter that ends a composition, in Safari', { isComposing: false, keyCode: 229 }, true],
])('%s', (_, event, expected) => {
  expect(isComposing(event)).toBe(expected)
})
