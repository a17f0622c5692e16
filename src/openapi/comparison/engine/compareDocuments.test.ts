import { expect, test } from 'vitest'
import { compareDocuments } from './compareDocuments'
import type { Json, JsonObject } from '../../../../plugins/openapi-request'

const operation = (over: JsonObject = {}): JsonObject => ({
  operationId: 'getFlags',
  summary: 'List flags',
  tags: ['Flags'],
  responses: { 200: { description: 'ok' } },
  ...over,
})
const documentWith = (paths: Json, schemas: JsonObject = {}): JsonObject => ({
  openapi: '3.0.3',
  info: { title: 'Flags', version: '7.5.0' },
  paths,
  components: { schemas },
})
const json = (schema: Json, status = '200'): JsonObject => ({
  responses: { [status]: { content: { 'application/json': { schema } } } },
})
const body = (schema: Json, over: JsonObject = {}): JsonObject => ({
  requestBody: { content: { 'application/json': { schema } }, ...over },
})
const query = (...parameters: JsonObject[]): JsonObject => ({
  parameters: parameters.map((parameter) => ({ in: 'query', schema: { type: 'string' }, ...parameter })),
})
const text = { type: 'string' }
const objectOf = (properties: JsonObject, ...required: string[]): JsonObject => ({
  type: 'object',
  properties,
  required,
})

/** What changes between two forms of the same operation. */
function changesOf(ours: JsonObject, theirs: JsonObject, schemas: [JsonObject, JsonObject] = [{}, {}]): string[] {
  const { changed } = compareDocuments(
    documentWith({ '/flags': { get: operation(ours) } }, schemas[0]),
    documentWith({ '/flags': { get: operation(theirs) } }, schemas[1]),
  )
  return changed.flatMap(({ operations }) => operations.flatMap(({ changes }) => changes))
}

test.each<[string, JsonObject, JsonObject, string[]]>([
  ['nothing', query({ name: 'a' }), query({ name: 'a' }), []],
  [
    'texts and examples',
    { summary: 'a', description: 'b', ...json({ ...text, example: 'a' }) },
    json({ ...text, description: 'c' }),
    [],
  ],
  ['a deprecation', {}, { deprecated: true }, ['Is deprecated']],
  ['a deprecation that was withdrawn', { deprecated: true }, { deprecated: false }, ["Isn't deprecated"]],
  ['a new parameter', {}, query({ name: 'a' }), ['Query parameter "a" is new']],
  ['a new required parameter', {}, query({ name: 'a', required: true }), ['Query parameter "a" is new and required']],
  ['a missing parameter', query({ name: 'a' }), {}, ['Query parameter "a" is missing']],
  [
    'a parameter in another place',
    query({ name: 'a' }),
    query({ name: 'a', in: 'header' }),
    ['Query parameter "a" is missing', 'Header parameter "a" is new'],
  ],
  [
    'a parameter that is required now',
    query({ name: 'a' }),
    query({ name: 'a', required: true }),
    ['Query parameter "a" is required'],
  ],
  [
    'a parameter that is optional now',
    query({ name: 'a', required: true }),
    query({ name: 'a' }),
    ['Query parameter "a" is optional'],
  ],
  [
    'the type of a parameter',
    query({ name: 'a' }),
    query({ name: 'a', schema: { type: 'integer' } }),
    ['Query parameter "a" is integer, not string'],
  ],
  ['null in OpenAPI 3.0 and 3.1', json({ type: 'string', nullable: true }), json({ type: ['null', 'string'] }), []],
  [
    'a value that may be null',
    json(text),
    json({ type: 'string', nullable: true }),
    ['Response 200 is null or string, not string'],
  ],
  ['a new body', {}, body(text), ['Request body is new']],
  ['a missing body', body(text), {}, ['Request body is missing']],
  ['a body that is required now', body(text), body(text, { required: true }), ['Request body is required']],
  [
    'another media type',
    body(text),
    { requestBody: { content: { 'text/csv': { schema: text } } } },
    ['Request body as application/json is missing', 'Request body as text/csv is new'],
  ],
  [
    'properties of a body',
    body(objectOf({ a: text, b: text, c: text }, 'c')),
    body(objectOf({ a: text, c: text, d: text, e: text }, 'a', 'e')),
    [
      'Request body: "a" is required',
      'Request body: "b" is missing',
      'Request body: "c" is optional',
      'Request body: "d" is new',
      'Request body: "e" is new and required',
    ],
  ],
  [
    'properties of items',
    json(objectOf({ flags: { type: 'array', items: objectOf({ name: text }) } })),
    json(objectOf({ flags: { type: 'array', items: objectOf({ name: { type: 'integer' } }) } })),
    ['Response 200: "flags[].name" is integer, not string'],
  ],
  [
    'values',
    query({ name: 'a', schema: { ...text, enum: ['a', 'b'] } }),
    query({ name: 'a', schema: { ...text, enum: ['b', 'c'] } }),
    ['Query parameter "a" also accepts "c"', 'Query parameter "a" doesn\'t have "a"'],
  ],
  [
    'statuses',
    { responses: { 200: {}, 404: {} } },
    { responses: { 200: {}, 409: {} } },
    ['Response 404 is missing', 'Response 409 is new'],
  ],
  [
    'parts of allOf that are written as one',
    json({ allOf: [objectOf({ a: text }, 'a'), objectOf({ b: text })] }),
    json(objectOf({ a: text, b: text }, 'a')),
    [],
  ],
  [
    'a number of variants',
    json({ oneOf: [text, {}] }),
    json({ oneOf: [text] }),
    ['Response 200 is one of 1, not one of 2'],
  ],
])('%s', (_what, ours, theirs, changes) => {
  expect(changesOf(ours, theirs)).toEqual(changes)
})

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('components are followed, also in a circle, and whatever they are called', () => {
  const tree = (leaf: Json) => ({ tree: objectOf({ leaf, children: { type: 'array', items: ref('tree') } }) })
  expect(changesOf(json(ref('tree')), json(ref('tree')), [tree(text), tree({ type: 'integer' })])).toEqual([
    'Response 200: "leaf" is integer, not string',
  ])
  expect(changesOf(json(ref('a')), json(ref('b')), [{ a: text }, { b: text }])).toEqual([])
  expect(changesOf(json(ref('a')), json(text), [{ a: text }, {}])).toEqual([])
  expect(changesOf(json(ref('a')), json(ref('nowhere')), [{ a: text }, {}])).toEqual([
    'Response 200 is anything, not string',
  ])
  expect(changesOf(json(ref('a')), json(ref('a')), [{ a: ref('a') }, { a: ref('a') }])).toEqual([])
})

test('more than 25 differences of an operation are counted', () => {
  const many = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, text]))
  const changes = changesOf(json(objectOf({})), json(objectOf(many)))
  expect([changes.length, changes.at(-1)]).toEqual([26, '5 more differences'])
})

test('operations are missing, new, moved and the same, by tag', () => {
  const ours = documentWith({
    '/flags': { get: operation() },
    '/flags/{name}': { parameters: [{ name: 'name', in: 'path' }], put: operation({ operationId: 'setFlag' }) },
    '/old': { get: operation({ operationId: 'getOld', tags: ['Old'], summary: 'Get old' }) },
    '/here': { get: operation({ operationId: 'moved' }) },
  })
  const theirs = documentWith({
    '/flags': { get: operation() },
    '/flags/{flagName}': {
      parameters: [{ name: 'flagName', in: 'path' }],
      put: operation({ operationId: 'replaceFlag' }),
    },
    '/new': { post: operation({ operationId: 'addNew', tags: [], summary: undefined as never }) },
    '/there': { get: operation({ operationId: 'moved' }) },
  })
  const listed = (endpoint: string, method: string, title: string, changes: string[] = []) => ({
    method,
    endpoint,
    title,
    changes,
  })
  expect(compareDocuments(ours, theirs)).toEqual({
    title: 'Flags',
    version: '7.5.0',
    count: 4,
    same: 2,
    missing: [{ name: 'Old', operations: [listed('/old', 'GET', 'Get old')] }],
    added: [{ name: 'Other operations', operations: [listed('/new', 'POST', 'addNew')] }],
    changed: [{ name: 'Flags', operations: [listed('/here', 'GET', 'List flags', ['The endpoint is GET /there'])] }],
  })
})

test('a base path counts as a difference only when some paths are without it', () => {
  const ours = documentWith({
    '/flags': { get: operation() },
    '/flags/{name}': { put: operation({ operationId: 'setFlag' }) },
  })
  const based = {
    '/a/b/flags': { get: operation() },
    '/a/b/flags/{id}': { put: operation({ operationId: 'setFlag' }) },
    '/a/b/new': { get: operation({ operationId: 'new' }) },
  }
  const { same, missing, changed, added } = compareDocuments(ours, documentWith(based))
  expect([same, missing, changed]).toEqual([2, [], []])
  expect(added.flatMap(({ operations }) => operations.map(({ endpoint }) => endpoint))).toEqual(['/a/b/new'])
  expect(
    compareDocuments(ours, documentWith({ ...based, '/health': { get: operation({ operationId: 'health' }) } })).same,
  ).toBe(0)
})

test('names of the prototype are names like any other', () => {
  const odd = JSON.parse('{"__proto__": {"type": "string"}, "constructor": {"type": "string"}}') as JsonObject
  expect(changesOf(json(objectOf({})), json({ type: 'object', properties: odd }))).toEqual([
    'Response 200: "__proto__" is new',
    'Response 200: "constructor" is new',
  ])
})
