import { expect, test } from 'vitest'
import { exampleOf, isJson } from '../../../../plugins/openapi-request'
import { allOperations, operationOf } from '../__fixtures__/operations'
import { valueFaults } from '../schema/valueFaults'
import { buildRequest, initialText, maxBodyLength, parameterKey, type RequestInput } from './buildRequest'
import { checkResponse } from './checkResponse'
import { readOperation, type ConsoleOperation } from './readOperation'
import { dryRun } from '../state/useConsole'

const operations = allOperations()

test('the examples of every operation make a request that can be sent', () => {
  expect(operations.length).toBeGreaterThan(250)
  for (const operation of operations) {
    const { method, endpoint, body } = operation
    if (body && !isJson(body.mediaType)) continue
    const built = buildRequest(operation, exampleInput(operation))
    if ('faults' in built) expect.fail(`${method} ${endpoint}: ${JSON.stringify(built.faults)}`)
    expect(built.request.path).not.toMatch(/[{}]/)
    expect(built.request.headers['Content-Type']).toBe(body ? 'application/json' : undefined)
  }
})

test('every documented response can be shown in a dry run and matches its schema', () => {
  // Hundreds of operations return the same errors.
  const seen = new Set<string>()
  for (const operation of operations) {
    for (const { status, bodies } of operation.responses) {
      const content = JSON.stringify(bodies)
      if (seen.has(content)) continue
      seen.add(content)
      const check = checkResponse(operation, dryRun(operation, status))
      expect([operation.endpoint, status, check.verdict, check.faults]).toEqual([
        operation.endpoint,
        status,
        'matches',
        [],
      ])
    }
  }
  expect(seen.size).toBeGreaterThan(200)
})

test('without examples, values are made that all schemas of bodies allow', () => {
  const bodies = operations.flatMap(({ body, definitions, document }) =>
    body?.schema ? [{ schema: body.schema, source: body.source ?? {}, definitions, document }] : [],
  )
  const fitting = bodies.filter(
    ({ schema, source, definitions, document }) =>
      valueFaults(schema, definitions, exampleOf(document, source).value).length === 0,
  )
  expect(bodies.length).toBeGreaterThan(100)
  expect(fitting.length / bodies.length).toBe(1)
})

const frontend = operationOf('get', '/api/frontend')
const features = operationOf('get', '/api/client/features')
const project = operationOf('get', '/api/admin/projects/{projectId}')
const create = operationOf('post', '/api/admin/projects/{projectId}/features')

test.each<[string, ConsoleOperation, Record<string, string>, string]>([
  ['nothing optional', frontend, {}, '/api/frontend'],
  [
    'values of a list, each on its own',
    features,
    { 'query.project': ' shop \n\nblog' },
    '/api/client/features?project=shop&project=blog',
  ],
  [
    'properties of an object',
    frontend,
    { 'query.properties': '{"country": "no"}' },
    '/api/frontend?properties%5Bcountry%5D=no',
  ],
  ['special characters', project, { 'path.projectId': 'a/b?c#d é' }, '/api/admin/projects/a%2Fb%3Fc%23d%20%C3%A9'],
  ['unknown names', project, { 'path.projectId': 'a', 'query.other': 'x', __proto__: 'x' }, '/api/admin/projects/a'],
])('path with %s', (_, operation, parameters, path) => {
  const built = buildRequest(operation, { parameters, body: '' })
  expect('request' in built && built.request.path).toBe(path)
})

test('header parameters are headers, and only those', () => {
  const built = buildRequest(features, { parameters: { 'header.If-None-Match': '"61824cd0:17"' }, body: '' })
  expect('request' in built && built.request.headers).toEqual({
    Accept: 'application/json',
    'If-None-Match': '"61824cd0:17"',
  })
})

test.each<[string, ConsoleOperation, Partial<RequestInput>, object]>([
  ['a missing parameter', project, {}, { parameters: { 'path.projectId': 'This is required.' }, body: [] }],
  [
    'dots, which would change the URL',
    project,
    { parameters: { 'path.projectId': '..' } },
    { parameters: { 'path.projectId': 'This value isn’t allowed in a path.' }, body: [] },
  ],
  [
    'line breaks in a header',
    features,
    { parameters: { 'header.If-None-Match': 'a\nb' } },
    { parameters: { 'header.If-None-Match': 'This value isn’t allowed in a header.' }, body: [] },
  ],
  [
    'no JSON where an object is expected',
    frontend,
    { parameters: { 'query.properties': '{' } },
    { parameters: { 'query.properties': 'This must be an object, but it is a string.' }, body: [] },
  ],
  [
    'a body that is missing',
    create,
    { parameters: { 'path.projectId': 'a' } },
    { parameters: {}, body: [{ path: [], message: 'This operation requires a body.' }] },
  ],
  [
    'a body of the wrong shape',
    create,
    { parameters: { 'path.projectId': 'a' }, body: '{"type": 1}' },
    {
      parameters: {},
      body: [
        { path: ['name'], message: 'This is required.' },
        { path: ['type'], message: 'This must be a string, but it is a number.' },
      ],
    },
  ],
  [
    'a body of 20 MB',
    create,
    { parameters: { 'path.projectId': 'a' }, body: ' '.repeat(20 * maxBodyLength - 1) + '1' },
    {
      parameters: {},
      body: [{ path: [], message: 'The body has 20.0 million characters. The console sends up to 1 million.' }],
    },
  ],
])('%s is a fault', (_, operation, input, faults) => {
  expect(buildRequest(operation, { parameters: {}, body: '', ...input })).toEqual({ faults })
})

test('a syntax error in the body is named', () => {
  const built = buildRequest(create, { parameters: { 'path.projectId': 'a' }, body: '{"name": }' })
  expect('faults' in built && built.faults.body[0]?.message).toMatch(/^This isn’t valid JSON: .*}/)
})

test('operations that need no token, and those that the document doesn’t have', () => {
  expect(operationOf('post', '/auth/reset/password').needsToken).toBe(false)
  expect(frontend.needsToken).toBe(true)
  for (const name of ['__proto__', 'constructor', '/api/none'])
    expect(readOperation({ paths: {} }, 'get', name)).toBeUndefined()
  for (const document of [undefined, null, 1, [], {}, { paths: 1 }])
    expect(readOperation(document, 'get', '/api/frontend')).toBeUndefined()
})

function exampleInput({ parameters, body }: ConsoleOperation): RequestInput {
  return {
    parameters: Object.fromEntries(
      parameters.map((parameter) => [parameterKey(parameter), initialText({ ...parameter, required: true })]),
    ),
    body: body ? JSON.stringify(body.examples[0]) : '',
  }
}
