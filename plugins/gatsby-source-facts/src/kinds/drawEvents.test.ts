import { expect, test } from 'vitest'
import { fitJson } from './drawEvents'

test.each([
  [null, 'null'],
  [{}, '{}'],
  [[1, 'a', { b: [] }], '[1, "a", { "b": [] }]'],
])('%o fits in a line', (value, json) => {
  expect(fitJson(value)).toBe(json)
})

test('what does not fit is broken, and what fits within it is not', () => {
  const value = {
    type: 'feature-created',
    data: { name: 'checkout-redesign', tags: ['a', 'b'] },
    list: ['x'.repeat(40), 'y'.repeat(40)],
  }
  expect(fitJson(value)).toMatchInlineSnapshot(`
    "{
      "type": "feature-created",
      "data": { "name": "checkout-redesign", "tags": ["a", "b"] },
      "list": [
        "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
        "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy"
      ]
    }"
  `)
  expect(JSON.parse(fitJson(value))).toEqual(value)
})
