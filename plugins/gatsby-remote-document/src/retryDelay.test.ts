import { expect, it } from 'vitest'
import { retryDelay } from './retryDelay'

const now = Date.UTC(2024, 4, 6, 7, 8, 9)

it.each([
  [1, null, 500],
  [2, null, 1000],
  [3, null, 2000],
  [1, '7', 7000],
  [1, 'Mon, 06 May 2024 07:08:19 GMT', 10_000],
  [1, 'Mon, 06 May 2024 07:08:00 GMT', 0],
  [1, 'soon', 500],
  [2, '-5', 1000],
])('after try %i with Retry-After %s it waits %i ms', (tries, retryAfter, expected) => {
  expect(retryDelay(tries, retryAfter, now)).toBe(expected)
})
