import { expect, test } from 'vitest'
import {
  ExactNumber,
  isNumber,
  isObject,
  type JsonObject,
  parseJson,
  plainJson,
  stringifyJson,
  valueText,
} from './json'

const text =
  '{"id":9223372036854775807,"price":1.50,"small":0.12345678901234567890,"big":1e400,"plain":[1,0.1,-2,1e+21]}'

test('digits that JavaScript would change are kept', () => {
  expect(stringifyJson(parseJson(text))).toBe(text)
  expect(JSON.stringify(parseJson(text))).toBe(JSON.stringify(JSON.parse(text)))
  expect(stringifyJson(parseJson('{"a":1.0}'), 2)).toBe('{\n  "a": 1.0\n}')
})

test('an exact number is a number', () => {
  const { id, plain } = parseJson(text) as JsonObject
  expect(id).toBeInstanceOf(ExactNumber)
  expect([isNumber(id), isObject(id), Number(id) > 9e18, valueText(id ?? null)]).toEqual([
    true,
    false,
    true,
    '9223372036854775807',
  ])
  expect(plain).toEqual([1, 0.1, -2, 1e21])
  expect(plainJson(parseJson(text))).toEqual(JSON.parse(text))
})

test('keys are read as JSON.parse reads them', () => {
  expect(stringifyJson(parseJson('{"a":1,"a":2,"__proto__":3}'))).toBe('{"a":2,"__proto__":3}')
})
