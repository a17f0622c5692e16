import { expect, test } from 'vitest'
import { addressesAbove } from './addressesAbove'

test.each([
  ['response-200-a-0-name', ['response-200-a-0', 'response-200-a', 'response-200', 'response']],
  ['request-name', ['request']],
  ['request', []],
  ['requests-are-sent', []],
  ['create-a-flag', []],
  ['', []],
])('above %j are %j', (id, above) => {
  expect(addressesAbove(id)).toEqual(above)
})
