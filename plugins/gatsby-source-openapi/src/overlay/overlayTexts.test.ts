import { describe, expect, it } from 'vitest'
import { documentWith, operationWith } from '../../__fixtures__/documentWith'
import type { Json, JsonObject } from '../../types'
import { own } from '../read/json'
import { overlayTexts } from './overlayTexts'

/** The one operation of a document after texts were laid over it. */
function operationAfter(fetched: JsonObject, ours: JsonObject): Json | undefined {
  const document = overlayTexts(documentWith({ '/a': { get: fetched } }), documentWith({ '/a': { get: ours } }))
  return own(own(own(document, 'paths'), '/a'), 'get')
}

/** The one component after texts were laid over it. */
function schemaAfter(fetched: Json, ours: Json): Json | undefined {
  const withSchema = (schema: Json) => documentWith({}, { components: { schemas: { flag: schema } } })
  const document = overlayTexts(withSchema(fetched), withSchema(ours))
  return own(own(own(document, 'components'), 'schemas'), 'flag')
}

describe('an operation', () => {
  it.each<[string, JsonObject, JsonObject, JsonObject]>([
    [
      'has our words, marks and explanation',
      { summary: 'theirs', description: 'theirs', deprecated: true, tags: ['New'] },
      { summary: 'ours', description: 'ours', 'x-permissions': ['ADMIN'], externalDocs: { url: '/a' }, tags: ['Old'] },
      {
        summary: 'ours',
        description: 'ours',
        'x-permissions': ['ADMIN'],
        externalDocs: { url: '/a' },
        deprecated: true,
        tags: ['New'],
      },
    ],
    [
      'keeps what we say nothing of',
      { summary: 'theirs', 'x-new': 1 },
      { summary: 'ours' },
      { summary: 'ours', 'x-new': 1 },
    ],
    ['needs what only we say', {}, { security: [{}] }, { security: [{}] }],
    ['needs what it says', { security: [{ key: [] }] }, { security: [{}] }, { security: [{ key: [] }] }],
    [
      'has our words for parameters of the same name and place',
      {
        parameters: [
          { name: 'a', in: 'query', schema: { type: 'string' } },
          { name: 'a', in: 'path', description: 'theirs' },
        ],
      },
      {
        parameters: [
          { name: 'b', in: 'query', description: 'no' },
          { name: 'a', in: 'query', description: 'ours', example: 'x' },
        ],
      },
      {
        parameters: [
          { name: 'a', in: 'query', schema: { type: 'string' }, description: 'ours', example: 'x' },
          { name: 'a', in: 'path', description: 'theirs' },
        ],
      },
    ],
    [
      'has our examples of bodies, and only its own responses',
      {
        responses: {
          200: {
            description: 'theirs',
            content: { 'application/json': { schema: {}, examples: { a: { value: 1 } } } },
          },
        },
      },
      {
        responses: {
          200: { description: 'ours', content: { 'application/json': { example: { b: 2 } } } },
          404: { description: 'no' },
        },
      },
      {
        responses: { 200: { description: 'ours', content: { 'application/json': { schema: {}, example: { b: 2 } } } } },
      },
    ],
  ])('%s', (_what, fetched, ours, expected) => {
    const id = { operationId: 'one' }
    expect(operationAfter({ ...id, ...fetched }, { ...id, ...ours })).toEqual({ ...id, ...expected })
  })

  it('is known by its id at another path, and by its path under another id', () => {
    const ours = documentWith({ '/a': { get: operationWith({ operationId: 'one', summary: 'ours' }) } })
    const summaryAt = (path: string, operationId: string) => {
      const { paths } = overlayTexts(documentWith({ [path]: { get: operationWith({ operationId }) } }), ours)
      return own(own(own(paths, path), 'get'), 'summary')
    }
    expect([summaryAt('/b', 'one'), summaryAt('/a', 'two'), summaryAt('/b', 'two')]).toEqual([
      'ours',
      'ours',
      'List flags',
    ])
  })
})

describe('a component', () => {
  it.each<[string, Json, Json, Json]>([
    [
      'has our words for properties, also for one called description',
      { type: 'object', properties: { description: { type: 'string' }, added: { type: 'string' } } },
      {
        description: 'A flag.',
        type: 'object',
        properties: { description: { type: 'string', description: 'ours', example: 'x' }, gone: {} },
      },
      {
        description: 'A flag.',
        type: 'object',
        properties: { description: { type: 'string', description: 'ours', example: 'x' }, added: { type: 'string' } },
      },
    ],
    [
      'has no example of ours where the kind of value is another',
      { type: 'integer', example: 1 },
      { type: 'string', example: 'x', description: 'ours' },
      { type: 'integer', example: 1, description: 'ours' },
    ],
    [
      'has our words inside items and variants in the same places',
      { items: { oneOf: [{ type: 'string' }, { type: 'number' }] } },
      {
        items: {
          oneOf: [
            { type: 'string', description: 'a' },
            { type: 'number', description: 'b' },
          ],
        },
      },
      {
        items: {
          oneOf: [
            { type: 'string', description: 'a' },
            { type: 'number', description: 'b' },
          ],
        },
      },
    ],
    ['keeps variants that are more', { oneOf: [{}, {}] }, { oneOf: [{ description: 'a' }] }, { oneOf: [{}, {}] }],
    ['keeps another reference', { $ref: '#/b' }, { $ref: '#/c', description: 'c' }, { $ref: '#/b' }],
    [
      'has our words beside the same reference',
      { $ref: '#/b' },
      { $ref: '#/b', description: 'b' },
      { $ref: '#/b', description: 'b' },
    ],
    ['keeps what is of another shape', { properties: [] }, { properties: { a: {} } }, { properties: [] }],
  ])('%s', (_what, fetched, ours, expected) => {
    expect(schemaAfter(fetched, ours)).toEqual(expected)
  })
})

it('the document has our title and tags, and its own version and servers', () => {
  const fetched = documentWith(
    {},
    { info: { title: 'theirs', version: '7' }, servers: [], tags: [{ name: 'A' }, { name: 'B' }] },
  )
  const ours = documentWith(
    {},
    { info: { title: 'ours', version: '5' }, tags: [{ name: 'B', description: 'b' }, { name: 'C' }] },
  )
  expect(overlayTexts(fetched, ours)).toMatchObject({
    info: { title: 'ours', version: '7' },
    servers: [],
    tags: [{ name: 'A' }, { name: 'B', description: 'b' }],
  })
})
