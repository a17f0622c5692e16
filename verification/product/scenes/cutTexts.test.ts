import { expect, test } from 'vitest'
import { isCut } from './cutTexts'

const picture = { x: 100, y: 100, width: 400, height: 200 }

test.each([
  ['inside', { x: 120, y: 120, width: 100, height: 20 }, false],
  ['outside', { x: 120, y: 320, width: 100, height: 20 }, false],
  ['with its lower half outside', { x: 120, y: 290, width: 100, height: 20 }, true],
  ['with its upper half outside', { x: 120, y: 90, width: 100, height: 20 }, true],
  ['with only the space around its letters outside', { x: 120, y: 283, width: 100, height: 20 }, false],
  ['with only the space around its letters inside', { x: 120, y: 297, width: 100, height: 20 }, false],
  ['that ends beside the picture', { x: 450, y: 120, width: 100, height: 20 }, true],
])('a line %s', (_, line, expected) => {
  expect(isCut(line, picture)).toBe(expected)
})
