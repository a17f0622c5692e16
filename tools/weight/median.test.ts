import { expect, test } from 'vitest'
import { median } from './median'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
  [[10, 9], 9.5],
  [[], NaN],
])('of %o', (values, middle) => {
  expect(median(values)).toBe(middle)
})
