import { expect, test } from 'vitest'
import { readDocument } from '../read/readDocument'
import { requestOf } from './requestOf'

const json = (statuses: readonly string[], requestBody?: object) => ({
  openapi: '3.0.3',
  info: { title: 'API', version: '1' },
  paths: {
    '/favorites': {
      post: {
        operationId: 'add',
        responses: Object.fromEntries(statuses.map((status) => [status, { description: status }])),
        ...(requestBody && { requestBody }),
      },
    },
  },
})

const body = { content: { 'application/json': { schema: { type: 'object' }, example: { a: 1 } } } }

test.each<[string, Parameters<typeof json>, string[]]>([
  ['without a body', [['200']], []],
  [
    'without a body, which refuses a request without a content type',
    [['200', '415']],
    ['Content-Type: application/json'],
  ],
  ['with a body', [['200', '415'], body], ['Content-Type: application/json']],
])('the headers of an operation %s', (_what, args, expected) => {
  const [operation] = readDocument(json(...args) as never, 'api.json', 'api').document?.operations ?? []
  const { headers } = requestOf(operation!, { server: 'https://unleash.example.com', token: 'token' })
  expect(headers.map(({ name, value }) => `${name}: ${value}`)).toEqual(expected)
})
