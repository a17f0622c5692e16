import { expect, test } from 'vitest'
import { hasMoved } from './anchorOffset'

test.each([
  [60, 500, false],
  [76, 500, false],
  [84, 500, false],
  [85, 500, true],
  [59, 500, true],
  [400, 500, true],
  [400, 0, false],
  [-300, 0, true],
])('a heading %d px from the top, with %d px below: moved is %s', (top, roomBelow, expected) => {
  expect(hasMoved(top, 60, roomBelow)).toBe(expected)
})
