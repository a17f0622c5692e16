import { readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { expect, test } from 'vitest'
import type { JsonObject } from '../../types'
import { yamlWriter } from './apiFiles'

const bundled = JSON.parse(readFileSync('content/openapi/unleash.json', 'utf8')) as JsonObject

test('a document is written as the library writes it, and so is one that shares its parts', () => {
  const yamlOf = yamlWriter()
  for (const document of [bundled, { ...bundled, tags: [] }]) {
    expect(yamlOf(document)).toBe(
      stringify(document, { compat: 'yaml-1.1', aliasDuplicateObjects: false, lineWidth: 0 }),
    )
  }
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
  expect(parse(yamlWriter()(document))).toEqual(document)
})
