import { expect, test } from 'vitest'
import { nextLesson, parseDone } from './Lesson'

test.each([
  [undefined, []],
  ['', []],
  ['1 2 5', [1, 2, 5]],
  ['1 1', [1]],
  ['a -1 0 2.5 3', [3]],
])('%j in the storage is %j', (stored, done) => {
  expect(parseDone(stored)).toEqual(done)
})

test.each([
  [[], 6, 1],
  [[1, 2], 6, 3],
  [[2, 3], 6, 1],
  [[1, 2, 3], 3, undefined],
])('after %j of %i lessons comes %s', (done, lessons, next) => {
  expect(nextLesson(done, lessons)).toBe(next)
})
