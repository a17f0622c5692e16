import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { parseJson } from '../../../openapi-request'
import type { JsonObject } from '../../types'
import { yamlOf } from './apiFiles'

test('the document is the same in YAML', () => {
  const document = JSON.parse(readFileSync('content/openapi/unleash.json', 'utf8')) as JsonObject
  expect(parse(yamlOf(document))).toEqual(document)
})

test('lines and blank lines of texts, empty parts and odd names stay what they are', () => {
  const part = {
    description: 'One\n\n  two\n',
    'a: b': {},
    '#': [],
    '1': { '': null, '? c': '- d' },
    '\u2028': 'e\u2028f',
  }
  const document = { info: { part }, paths: { '/a': { get: part } }, components: {} }
  expect(parse(yamlOf(document))).toEqual(document)
})

test('text that YAML 1.1 reads as something else has quotes, and numbers keep their digits', () => {
  const document = parseJson('{"flag":"no","date":"2024-01-05","large":9223372036854775807,"price":1.50}') as JsonObject
  expect(yamlOf(document)).toMatchInlineSnapshot(`
    "flag: "no"
    date: "2024-01-05"
    large: 9223372036854775807
    price: 1.50
    "
  `)
})
