import { describe, expect, it, test } from 'vitest'
import { formPairs, multipartParts } from './formBody'
import type { JsonObject } from './json'
import { xmlText } from './xmlText'

test.each<[string, JsonObject, JsonObject, string]>([
  ['texts', { name: 'a b&c' }, {}, 'name=a+b%26c'],
  ['lists as repeated names', { ids: [1, 2] }, {}, 'ids=1&ids=2'],
  ['objects as JSON', { card: { number: 42 } }, {}, 'card=%7B%22number%22:42%7D'],
  [
    'objects of a style',
    { card: { number: 42 } },
    { card: { style: 'deepObject', explode: true } },
    'card%5Bnumber%5D=42',
  ],
  ['lists that are joined', { ids: [1, 2] }, { ids: { style: 'form', explode: false } }, 'ids=1,2'],
  ['lists in JSON', { ids: [1, 2] }, { ids: { contentType: 'application/json' } }, 'ids=%5B1,2%5D'],
  ['reserved characters', { path: '/a' }, { path: { allowReserved: true } }, 'path=/a'],
])('a form sends %s', (_, value, encoding, expected) => {
  expect(formPairs({ encoding }, value)).toBe(expected)
})

test('a multipart body has a part for each item, files, and the media types that are stated', () => {
  const schema = {
    type: 'object',
    properties: {
      files: { type: 'array', items: { type: 'string', format: 'binary' } },
      icon: { type: 'string' },
      photo: { type: 'string', contentMediaType: 'image/png' },
      tags: { type: 'array', items: { type: 'string' } },
      meta: { type: 'object' },
      note: { type: 'string' },
    },
  }
  const encoding = { icon: { contentType: 'image/png, image/jpeg' }, note: { contentType: 'text/markdown' } }
  const value = { files: ['x', 'y'], icon: 'x', photo: 'x', tags: ['a', 'b'], meta: { a: 1 }, note: '# A' }
  expect(multipartParts({}, { schema, encoding }, value)).toEqual([
    { name: 'files', text: 'files', isFile: true },
    { name: 'files', text: 'files', isFile: true },
    { name: 'icon', text: 'icon', isFile: true, mediaType: 'image/png' },
    { name: 'photo', text: 'photo', isFile: true },
    { name: 'tags', text: 'a', isFile: false },
    { name: 'tags', text: 'b', isFile: false },
    { name: 'meta', text: '{"a":1}', isFile: false, mediaType: 'application/json' },
    { name: 'note', text: '# A', isFile: false, mediaType: 'text/markdown' },
  ])
})

describe('XML', () => {
  it('has the names, attributes, prefixes and wrappers of its schema', () => {
    const schema = {
      xml: { name: 'pet', namespace: 'https://example.com/pets', prefix: 'p' },
      properties: {
        id: { xml: { attribute: true } },
        tags: { type: 'array', items: { xml: { name: 'tag' } }, xml: { name: 'tags', wrapped: true } },
        photos: { type: 'array', items: { xml: { name: 'photo' } } },
        owner: { $ref: '#/components/schemas/Owner' },
        none: { type: 'array', xml: { wrapped: true } },
      },
    }
    const document = { components: { schemas: { Owner: { properties: { name: { xml: { name: 'full-name' } } } } } } }
    const value = { id: 1, tags: ['a', 'b'], photos: ['<x>', 'y&z'], owner: { name: null }, none: [] }
    expect(xmlText(document, schema, value)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <p:pet xmlns:p="https://example.com/pets" id="1">
        <tags>
          <tag>a</tag>
          <tag>b</tag>
        </tags>
        <photo>&lt;x&gt;</photo>
        <photo>y&amp;z</photo>
        <owner>
          <full-name></full-name>
        </owner>
        <none/>
      </p:pet>"
    `)
  })

  it('names its root after the component, and the items of a list after theirs', () => {
    const document = { components: { schemas: { Pet: { properties: { name: {} } } } } }
    const pet = { $ref: '#/components/schemas/Pet' }
    expect(xmlText(document, pet, { name: 'x' })).toContain('<Pet>')
    expect(xmlText(document, { type: 'array', items: pet }, [{ name: 'x' }])).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <root>
        <Pet>
          <name>x</name>
        </Pet>
      </root>"
    `)
  })
})
