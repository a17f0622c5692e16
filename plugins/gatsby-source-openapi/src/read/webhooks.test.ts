import { describe, expect, it, test } from 'vitest'
import { documentWith, operationWith } from '../../__fixtures__/documentWith'
import { nodesOf } from '../../__fixtures__/nodesOf'
import { placeholders } from '../../__fixtures__/placeholders'
import { codeSample } from '../samples/codeSample'
import { requestOf } from '../samples/requestOf'
import type { JsonObject } from '../../types'
import { readDocument } from './readDocument'

const body = { content: { 'application/json': { schema: { properties: { id: { type: 'string', example: 'x1' } } } } } }
const sent = { requestBody: body, responses: { 204: { description: 'Received' } } }
const withCallbacks = (callbacks: JsonObject) =>
  documentWith(
    {
      '/a': {
        post: operationWith({ callbacks }),
        get: operationWith({ operationId: 'other', tags: ['Other'], callbacks }),
      },
    },
    {
      security: [{ key: [] }],
      components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
    },
  )

function read(json: JsonObject) {
  const { document, problems, warnings } = readDocument(json, 'api.json', 'intro')
  const operations = document?.operations ?? []
  return { operations, tags: document?.tags ?? [], messages: [...problems, ...warnings].map(({ what }) => what) }
}

describe('a webhook', () => {
  it('is an operation that comes last in its tag, by the name and ID of the document', () => {
    const { operations, tags, messages } = read(
      documentWith(
        { '/b': { get: operationWith() } },
        { webhooks: { made: { post: operationWith({ operationId: 'onMade', ...sent }) } } },
      ),
    )
    expect(messages).toEqual([])
    expect(tags.map(({ name, operations: listed }) => [name, ...listed.map(({ slug }) => slug)])).toEqual([
      ['Flags', 'get-flags', 'on-made'],
    ])
    expect(operations[1]).toMatchObject({
      kind: 'webhook',
      method: 'POST',
      endpoint: 'made',
      pointer: '/webhooks/made/post',
    })
  })

  it('needs neither an ID nor a tag nor a path beside it, and may be a reference', () => {
    const { operations, tags, messages } = read({
      openapi: '3.1.0',
      info: { title: 'API', version: '1' },
      webhooks: { '{made}': { $ref: '#/components/pathItems/made' } },
      components: { pathItems: { made: { post: sent } } },
    })
    expect(messages).toEqual([])
    expect(operations).toMatchObject([{ slug: 'webhook-made-post', summary: '{made}', tags: ['Webhooks'] }])
    expect(tags.map(({ name }) => name)).toEqual(['Webhooks'])
  })
})

describe('a callback', () => {
  const callbacks = { done: { '{$request.body#/url}/end': { post: sent } } }

  it('belongs to its operation: to its tags, with an ID made from its ID', () => {
    const { operations, messages } = read(withCallbacks({ ...callbacks, 'x-note': 'no callback' }))
    expect(messages).toEqual([])
    expect(operations.map(({ kind, operationId, sentAfter, tags }) => [kind, operationId, sentAfter, ...tags])).toEqual(
      [
        ['operation', 'getFlags', undefined, 'Flags'],
        ['callback', 'getFlags.done', 'getFlags', 'Flags'],
        ['operation', 'other', undefined, 'Other'],
        ['callback', 'other.done', 'other', 'Other'],
      ],
    )
  })

  it('may be a reference, and several requests of one have numbers', () => {
    const json = withCallbacks({ done: { $ref: '#/components/callbacks/done' } })
    json.components = { callbacks: { done: { '{$request.query.url}': { post: { operationId: 'same' }, put: sent } } } }
    const { operations, messages } = read(json)
    expect(messages).toEqual([])
    expect(operations.flatMap(({ kind, operationId }) => (kind === 'callback' ? [operationId] : []))).toEqual([
      'getFlags.done.1',
      'getFlags.done.2',
      'other.done.1',
      'other.done.2',
    ])
  })

  it('has none of its own: those are reported', () => {
    const nested = { done: { '{$url}': { post: { ...sent, callbacks } } } }
    expect(read(withCallbacks(nested)).messages).toEqual([
      'Callbacks of callbacks have no pages. (2 places, this is the first)',
    ])
  })

  it('and its operation lead to each other', async () => {
    const nodes = await nodesOf(withCallbacks(callbacks))
    const fieldsOf = (id: string) => nodes.find(({ type, key }) => type === 'ApiOperation' && key === id)?.fields
    expect(fieldsOf('getFlags')).toMatchObject({
      sentAs: null,
      sentAfter: null,
      callbacks: ['ApiOperation:getFlags.done'],
    })
    expect(fieldsOf('getFlags')?.headings).toContainEqual({ id: 'callbacks', text: 'Callbacks', depth: 2 })
    expect(fieldsOf('getFlags.done')).toMatchObject({
      title: 'done',
      sentAs: 'callback',
      sentAfter: 'ApiOperation:getFlags',
      callbacks: [],
      authentication:
        'The API sends this request to the URL that you have named. The code sample sends one like it, for tests.',
    })
  })
})

test.each([
  ['webhook', documentWith({}, { security: [{ key: [] }], webhooks: { 'flag made': { post: sent } } }), 'flag%20made'],
  ['callback', withCallbacks({ done: { '{$request.body#/url}/end': { post: sent } } }), 'end'],
])('the sample of a %s sends one to the server of the reader, without the token of the API', (kind, json, path) => {
  const operation = read(json).operations.find((candidate) => candidate.kind === kind)
  expect(operation && codeSample('curl', requestOf(operation, placeholders))).toBe(
    `curl --request POST 'https://hooks.example.com/${path}' \\
  --header 'Content-Type: application/json' \\
  --data-raw '{
  "id": "x1"
}'`,
  )
})

test('a webhook says how it authenticates, where the document does', async () => {
  const webhooks = { made: { post: { ...sent, security: [{ key: [] }] } } }
  const components = { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Signature' } } }
  const nodes = await nodesOf(documentWith({}, { webhooks, components }))
  expect(nodes.find(({ type }) => type === 'ApiOperation')?.fields).toMatchObject({
    sentAs: 'webhook',
    authentication:
      'The API sends this request to your server. It authenticates with: API key in the X-Signature header. The code sample sends one like it, for tests.',
  })
})
