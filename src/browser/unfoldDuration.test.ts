import { expect, test } from 'vitest'
import { unfoldDuration } from './unfoldDuration'

test.each([
  [0, 100],
  [40, 110],
  [400, 200],
  [5000, 320],
])('%d px open in %d ms', (height, duration) => expect(unfoldDuration(height)).toBe(duration))
