import { describe, expect, it } from 'vitest'
import { documentWith, operationWith } from '../../__fixtures__/documentWith'
import type { Json, JsonObject } from '../../types'
import type { ApiOperation } from '../read/ApiDocument'
import { readDocument } from '../read/readDocument'
import { addressOperation } from './addressOperation'
import { rowCost } from './fitRows'

/** An operation that answers with a schema, and has some more. */
function operationFor(schema: Json, over: JsonObject = {}, schemas: JsonObject = {}): ApiOperation {
  const responses = { 200: { description: 'x', content: { 'application/json': { schema } } } }
  const json = documentWith({ '/flags': { get: operationWith({ responses, ...over }) } }, { components: { schemas } })
  const [operation] = readDocument(json, 'api.json', 'intro').document?.operations ?? []
  if (!operation) throw new Error('The document of this test has no operation.')
  return operation
}

function schemaOf(operation: ApiOperation) {
  const schema = operation.responses[0]?.mediaTypes[0]?.schema
  if (!schema) throw new Error('There is no schema.')
  return schema
}

const row = (schema: Json, schemas: JsonObject = {}) => schemaOf(addressOperation(operationFor(schema, {}, schemas), []))

describe('segments', () => {
  it('are left out where the name can stand in an id', () => {
    expect(row({ properties: { name: { type: 'string' }, a_b: {}, 'c.d': {} } }).children?.map(({ segment }) => segment)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it.each([
    ['odd names', { properties: { 'a b': {}, '$ref ': {}, '<é>': {} } }, ['a-b', 'ref', 'unnamed']],
    ['names that would be the same', { properties: { 'a b': {}, 'a/b': {}, 'a-b': {} } }, ['a-b', 'a-b-2', 'a-b-3']],
  ])('stand for %s', (_what, schema, segments) => {
    expect(row(schema).children?.map(({ segment }) => segment)).toEqual(segments)
  })

  it('stand for rows without a name', () => {
    const { children = [], additional } = row({
      properties: { list: { type: 'array', items: { properties: { a: {} } } }, one: { oneOf: [{ type: 'string' }, { type: 'integer' }] } },
      additionalProperties: { type: 'string' },
    })
    expect(children[0]?.items?.segment).toBe('0')
    expect(children[1]?.variants?.[0]?.rows.map(({ segment }) => segment)).toEqual(['oneof-0', 'oneof-1'])
    expect(additional?.segment).toBe('any')
  })

  it('are unique where a name meets that of another row below', () => {
    const { children = [] } = row({ properties: { a: { properties: { b: {} } }, 'a-b': {} } })
    expect(children.map(({ segment }) => segment)).toEqual([undefined, 'a-b-2'])
  })

  it('leave ids to headings, and tell parameters of one name apart', () => {
    const parameters = ['parameters', 'a b', 'a/b'].map((name) => ({ name, in: 'query', schema: { type: 'string' } }))
    const operation = addressOperation(operationFor({}, { parameters }), ['query-parameters'])
    expect(operation.parameters.map(({ schema }) => schema.segment)).toEqual(['parameters-2', 'a-b', 'a-b-2'])
  })
})

describe('what is there already', () => {
  const schemas = {
    tree: { type: 'object', properties: { leaves: { type: 'array', items: { $ref: '#/components/schemas/tree' } } } },
  }

  it('is linked where a component begins again', () => {
    const tree = row({ properties: { root: { $ref: '#/components/schemas/tree' } } }, schemas).children?.[0]
    expect(tree?.children?.[0]?.items).toMatchObject({ recursive: 'tree', repeats: 'response-200-root', segment: '0' })
  })

  it('is shown again on a small page, and linked on a large one', () => {
    const part = { type: 'object', properties: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p${index}`, { type: 'string' }])) }
    const twice = (count: number) =>
      row({ properties: Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index}`, { $ref: '#/components/schemas/part' }])) }, { part })
    expect(twice(2).children?.map(({ children, repeats }) => [children?.length, repeats])).toEqual([
      [40, undefined],
      [40, undefined],
    ])
    expect(twice(4).children?.map(({ children, repeats }) => [children?.length, repeats])).toEqual([
      [40, undefined],
      [undefined, 'response-200-c0'],
      [undefined, 'response-200-c0'],
      [undefined, 'response-200-c0'],
    ])
  })
})

describe('bodies that consist of the same', () => {
  const error = { type: 'object', properties: { message: { type: 'string' } } }
  const answer = (schema: Json) => ({ description: 'x', content: { 'application/json': { schema, example: {} } } })

  it('are shown once, whatever the size of the page', () => {
    const responses = { 200: answer({ type: 'string' }), 400: answer(error), 404: answer(error), 409: answer({ type: 'string' }) }
    const bodies = addressOperation(operationFor({}, { responses }), []).responses.map(({ mediaTypes: [media] }) => media)
    expect(bodies.map((media) => [media?.schema?.children?.length, media?.schema?.repeats])).toEqual([
      [undefined, undefined],
      [1, undefined],
      [undefined, 'response-400'],
      [undefined, undefined],
    ])
    expect(bodies.map((media) => media?.examples.length)).toEqual([1, 1, 1, 1])
  })
})

describe('too much for one page', () => {
  const deep = (levels: number): Json =>
    levels === 0
      ? { type: 'string', description: 'x'.repeat(80) }
      : { type: 'object', properties: Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [name, deep(levels - 1)])) }

  it('is folded from the deepest level up', () => {
    const operation = operationFor(deep(5))
    expect(rowCost(schemaOf(operation)).rows).toBeGreaterThanOrEqual(800)
    const { rows, elements } = rowCost(schemaOf(addressOperation(operation, [])))
    expect(rows).toBeLessThan(400)
    expect(rows).toBeGreaterThan(50)
    expect(elements).toBeLessThan(1300)
  })

  it('counts words, values and disclosures', () => {
    expect(rowCost({ type: 'string' })).toMatchObject({ rows: 1, elements: 3 })
    expect(rowCost({ type: 'string', description: 'A `b` and [c](/d)', enum: ['x'] })).toMatchObject({ elements: 8 })
    expect(rowCost({ type: 'object', children: [{ type: 'string', required: true }] })).toMatchObject({ rows: 2, elements: 10 })
  })
})
