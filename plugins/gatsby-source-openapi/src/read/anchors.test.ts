import { expect, it } from 'vitest'
import type { JsonObject } from '../../types'
import { resolveAnchors } from './anchors'

const documentOf = (ref: string): JsonObject => ({
  paths: { '/a': { $ref: ref } },
  components: {
    schemas: {
      'A/b': { $anchor: 'thing', type: 'object' },
      B: {
        $id: 'https://example.com/schemas/b',
        $anchor: 'top',
        properties: { c: { $id: 'c.json', type: 'string' }, d: { $ref: 'c.json' }, $anchor: { type: 'string' } },
        examples: [{ $anchor: 'data', $ref: '#thing' }],
      },
    },
  },
})

it.each([
  ['#thing', '#/components/schemas/A~1b'],
  ['https://example.com/schemas/b', '#/components/schemas/B'],
  ['https://example.com/schemas/b#top', '#/components/schemas/B'],
  ['https://example.com/schemas/b#/properties/c', '#/components/schemas/B/properties/c'],
  ['https://example.com/schemas/c.json', '#/components/schemas/B/properties/c'],
  ['#/components/schemas/B', '#/components/schemas/B'],
  // An anchor belongs to the schema with the `$id` around it, and data has none.
  ['#top', '#top'],
  ['#data', '#data'],
  ['other.json', 'other.json'],
  ['https://[', 'https://['],
])('%s is %s', (ref, expected) => {
  const { paths, components } = resolveAnchors(documentOf(ref))
  expect(paths).toEqual({ '/a': { $ref: expected } })
  expect(components).toMatchObject({
    schemas: {
      B: { properties: { d: { $ref: '#/components/schemas/B/properties/c' } }, examples: [{ $ref: '#thing' }] },
    },
  })
})

it('leaves a document without anchors as it is', () => {
  const document = { paths: {}, components: { schemas: { A: { properties: { $id: { type: 'string' } } } } } }
  expect(resolveAnchors(document)).toBe(document)
})
