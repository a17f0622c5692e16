import { expect, test } from 'vitest'
import { tokensIn } from './tokensIn'

test.each([
  ['{"secret":"a:b.1","type":"client","projects":["x"]}', { client: 'a:b.1' }],
  ['> POST\n{"type": "frontend", "secret": "a:b.2"} 100', { frontend: 'a:b.2' }],
  ['{"secret":"1","type":"client"}{"secret":"2","type":"frontend"}', { client: '1', frontend: '2' }],
  ['{"name":"checkout-redesign"}', {}],
])('tokens in %s', (output, expected) => {
  expect(Object.fromEntries(tokensIn(output))).toEqual(expected)
})
