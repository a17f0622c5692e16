import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentWith, operationWith } from '../../../plugins/gatsby-source-openapi/__fixtures__/documentWith'
import { nodesOf } from '../../../plugins/gatsby-source-openapi/__fixtures__/nodesOf'
import type { Json, JsonObject, SchemaRow } from '../../../plugins/gatsby-source-openapi/types'
import { pagesOf } from './__fixtures__/pagesOf'
import { fitOperation, type OperationRows } from './fitOperation'
import { rowCost } from './rowCost'

/** An operation that returns a schema, and has some more. */
async function operationFor(schema: Json, over: JsonObject = {}, schemas: JsonObject = {}): Promise<OperationRows> {
  const responses = { 200: { description: 'x', content: { 'application/json': { schema } } } }
  const json = documentWith({ '/flags': { get: operationWith({ responses, ...over }) } }, { components: { schemas } })
  const node = (await nodesOf(json)).find(({ type }) => type === 'ApiOperation')
  return node?.fields as unknown as OperationRows
}

function schemaOf(operation: OperationRows): SchemaRow {
  const schema = operation.responses[0]?.mediaTypes[0]?.schema
  if (!schema) throw new Error('There is no schema.')
  return schema
}

const row = async (schema: Json, schemas: JsonObject = {}) =>
  schemaOf(fitOperation(await operationFor(schema, {}, schemas), []))

describe('segments', () => {
  it('are left out where the name can be part of an id', async () => {
    expect(
      (await row({ properties: { name: { type: 'string' }, a_b: {}, 'c.d': {} } })).children?.map(
        ({ segment }) => segment,
      ),
    ).toEqual([undefined, undefined, undefined])
  })

  it.each([
    ['odd names', { properties: { 'a b': {}, '$ref ': {}, '<é>': {} } }, ['a-b', 'ref', 'unnamed']],
    ['names that would be the same', { properties: { 'a b': {}, 'a/b': {}, 'a-b': {} } }, ['a-b', 'a-b-2', 'a-b-3']],
  ])('replace %s', async (_what, schema, segments) => {
    expect((await row(schema)).children?.map(({ segment }) => segment)).toEqual(segments)
  })

  it('are given to rows without a name', async () => {
    const { children = [], additional } = await row({
      properties: {
        list: { type: 'array', items: { properties: { a: {} } } },
        one: { oneOf: [{ type: 'string' }, { type: 'integer' }] },
      },
      additionalProperties: { type: 'string' },
    })
    expect(children[0]?.items?.segment).toBe('0')
    expect(children[1]?.variants?.[0]?.rows.map(({ segment }) => segment)).toEqual(['oneof-0', 'oneof-1'])
    expect(additional?.segment).toBe('any')
  })

  it('are unique where a name meets that of another row below', async () => {
    const { children = [] } = await row({ properties: { a: { properties: { b: {} } }, 'a-b': {} } })
    expect(children.map(({ segment }) => segment)).toEqual([undefined, 'a-b-2'])
  })

  it('leave ids to bodies in other media types', async () => {
    const contentOf = (type: string) => ({
      'application/json': { schema: { properties: { 'text/csv': { type } } } },
      'text/csv': { schema: { type } },
    })
    const over = {
      requestBody: { content: contentOf('string') },
      responses: { 200: { description: 'x', content: contentOf('integer') } },
    }
    const { requestBody, responses } = fitOperation(await operationFor({}, over), [])
    const segments = [requestBody, ...responses].map((body) =>
      body?.mediaTypes[0]?.schema?.children?.map(({ segment }) => segment),
    )
    expect(segments).toEqual([['text-csv-2'], ['text-csv-2']])
  })

  it('leave ids to headings, and tell parameters of one name apart', async () => {
    const parameters = ['parameters', 'a b', 'a/b'].map((name) => ({ name, in: 'query', schema: { type: 'string' } }))
    const operation = fitOperation(await operationFor({}, { parameters }), ['query-parameters'])
    expect(operation.parameters.map(({ schema }) => schema.segment)).toEqual(['parameters-2', 'a-b', 'a-b-2'])
  })
})

describe('what is there already', () => {
  const schemas = {
    tree: { type: 'object', properties: { leaves: { type: 'array', items: { $ref: '#/components/schemas/tree' } } } },
  }

  it('is linked where a component begins again', async () => {
    const { children: [tree] = [] } = await row(
      { properties: { root: { $ref: '#/components/schemas/tree' } } },
      schemas,
    )
    expect(tree?.children?.[0]?.items).toMatchObject({ recursive: 'tree', repeats: 'response-200-root', segment: '0' })
  })

  it('is shown again on a small page, and linked on a large one', async () => {
    const part = {
      type: 'object',
      properties: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`p${index}`, { type: 'string' }])),
    }
    const copies = (count: number) =>
      row(
        {
          properties: Object.fromEntries(
            Array.from({ length: count }, (_, index) => [`c${index}`, { $ref: '#/components/schemas/part' }]),
          ),
        },
        { part },
      )
    expect((await copies(2)).children?.map(({ children, repeats }) => [children?.length, repeats])).toEqual([
      [40, undefined],
      [40, undefined],
    ])
    expect((await copies(4)).children?.map(({ children, repeats }) => [children?.length, repeats])).toEqual([
      [40, undefined],
      [undefined, 'response-200-c0'],
      [undefined, 'response-200-c0'],
      [undefined, 'response-200-c0'],
    ])
  })
})

describe('bodies that consist of the same', () => {
  const error = { type: 'object', properties: { message: { type: 'string' } } }
  const response = (schema: Json) => ({ description: 'x', content: { 'application/json': { schema, example: {} } } })

  it('are shown once, whatever the size of the page', async () => {
    const responses = {
      200: response({ type: 'string' }),
      400: response(error),
      404: response(error),
      409: response({ type: 'string' }),
    }
    const bodies = fitOperation(await operationFor({}, { responses }), []).responses.map(
      ({ mediaTypes: [media] }) => media,
    )
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

  it('is truncated from the deepest level up', async () => {
    const operation = await operationFor(deep(5))
    expect(rowCost(schemaOf(operation)).rows).toBeGreaterThanOrEqual(800)
    const { rows, elements } = rowCost(schemaOf(fitOperation(operation, [])))
    expect(rows).toBeLessThan(400)
    expect(rows).toBeGreaterThan(50)
    expect(elements).toBeLessThan(1300)
  })
})

// What a page has besides its operation is up to 4 KB; e2e/budgets.spec.ts limits all of it to 30 KB.
it('no operation of the bundled document has more than 28 KB of data', async () => {
  const nodes = await nodesOf(JSON.parse(readFileSync('content/openapi/unleash.json', 'utf8')) as JsonObject)
  expect(pagesOf(nodes).filter(({ bytes }) => bytes > 28_000)).toEqual([])
}, 60_000)
