import { expect, test } from 'vitest'
import { mayPrefetch } from './prefetch'

test.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ saveData: false, effectiveType: '3g' }, true],
])('connection %o', (connection, allowed) => {
  expect(mayPrefetch(connection)).toBe(allowed)
})
