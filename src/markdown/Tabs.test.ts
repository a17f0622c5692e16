import { expect, test } from 'vitest'
import { targetOfKey } from './Tabs'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
  ['Tab', 1, undefined],
])('%s on tab %i of three leads to %s', (key, selected, target) => {
  expect(targetOfKey(key, selected, 3)).toBe(target)
})
