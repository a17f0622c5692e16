import { expect, test } from 'vitest'
import { hasMoved, parentIds } from './keepAnchorInView'

test.each([
  [60, 500, false],
  [76, 500, false],
  [84, 500, false],
  [85, 500, true],
  [59, 500, true],
  [400, 500, true],
  [400, 0, false],
  [-300, 0, true],
])('a target %d px from the top, with %d px left to scroll: moved is %s', (top, scrollRest, expected) => {
  expect(hasMoved(top, 60, scrollRest)).toBe(expected)
})

test.each([
  ['response-200-a-0-name', ['response-200-a-0', 'response-200-a', 'response-200', 'response']],
  ['request-name', ['request']],
  ['request', []],
  ['requests-are-sent', []],
  ['create-a-flag', []],
  ['', []],
])('parents of %j are %j', (id, parents) => {
  expect(parentIds(id)).toEqual(parents)
})
