import { expect, test } from 'vitest'
import { coloredRanges } from './useJsonColors'

const texts = (json: string) => coloredRanges(json).map(({ kind, start, end }) => [kind, json.slice(start, end)])

test('keys and values of every kind are found', () => {
  const example = {
    name: 'a "b": 5,',
    list: ['first', -1.5e3, null],
    nested: { on: true, empty: [], none: {} },
    'key 5': 'last',
  }
  expect(texts(JSON.stringify(example, null, 2))).toEqual([
    ['key', '"name"'],
    ['string', '"a \\"b\\": 5,"'],
    ['key', '"list"'],
    ['string', '"first"'],
    ['number', '-1500'],
    ['number', 'null'],
    ['key', '"nested"'],
    ['key', '"on"'],
    ['number', 'true'],
    ['key', '"empty"'],
    ['key', '"none"'],
    ['key', '"key 5"'],
    ['string', '"last"'],
  ])
})

test.each([
  [': "plan",\n  ', [['string', '"plan"']]],
  [': 10\n}', [['number', '10']]],
  ['{\n  ', []],
  [': "ends with a quote\\"",\n', [['string', '"ends with a quote\\""']]],
])('part of a string: %j', (json, found) => {
  expect(texts(json)).toEqual(found)
})
