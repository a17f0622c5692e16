import { describe, expect, test } from 'vitest'
import type { CodeExample } from '../../markdown-tree'
import { formatProblems } from '../../problem-report'
import type { JsonObject } from '../types'
import { operationReferenceProblems } from './checkOperationReferences'
import { bodyValidator } from './examples/bodyValidator'
import type { NamedOperation } from './examples/exampleProblems'

const flag: JsonObject = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: { type: 'string' },
    type: { type: 'string', enum: ['release', 'kill-switch'] },
    until: { type: 'string', format: 'date-time', nullable: true },
    value: { oneOf: [{ type: 'number' }, { $ref: '#/components/schemas/text' }] },
  },
}
const open: JsonObject = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    parts: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
  },
}
const operations: NamedOperation[] = [
  {
    operationId: 'createFlag',
    method: 'POST',
    endpoint: '/api/projects/{project}/flags',
    bodySchemas: {
      request: { $ref: '#/components/schemas/flag' },
      responses: { 201: { $ref: '#/components/schemas/flag' } },
    },
  },
  {
    operationId: 'openFlag',
    method: 'PUT',
    endpoint: '/api/flags',
    bodySchemas: { request: { $ref: '#/components/schemas/open' }, responses: {} },
  },
  { operationId: 'getFlags', method: 'GET', endpoint: '/api/flags', bodySchemas: { responses: {} } },
]
const bodyErrors = bodyValidator({ flag, open, text: { type: 'string', minLength: 3 } })

function problemsOf(name: string, example?: CodeExample, validate: typeof bodyErrors | undefined = bodyErrors) {
  const reference = { kind: 'operation', name, file: 'page.mdx', line: 7, ...(example && { example }) }
  return formatProblems(operationReferenceProblems([reference], operations, validate))
}
const curl = (code: string) => ({ language: 'bash', code })
const url = 'https://unleash.example.com/api/projects/default/flags'

describe('the name', () => {
  test('of nothing', () => {
    expect(problemsOf('createFlags')).toMatchInlineSnapshot(`
      "page.mdx:7
        The API has no operation "createFlags".
        Did you mean "createFlag"?"
    `)
  })
  test('of nothing in a fetched document', () => {
    const reference = { kind: 'operation', name: 'x', file: 'page.mdx', example: curl('nonsense') }
    const [problem] = operationReferenceProblems([reference], operations, undefined)
    expect(problem?.severity).toBe('warning')
  })
  test('of another kind of thing', () => {
    const reference = { kind: 'event-type', name: 'createFlags', file: 'page.mdx' }
    expect(operationReferenceProblems([reference], operations, bodyErrors)).toEqual([])
  })
})

describe('examples that are right', () => {
  test.each([
    [
      'createFlag',
      curl(`curl -X POST ${url} \\\n  -H "Authorization: $TOKEN" \\\n  -d '{ "name": "x", "until": null }'`),
    ],
    ['createFlag', curl(`# first\ncurl "${url}" --data "{ \\"name\\": \\"$NAME\\", \\"value\\": 3 }" | jq .name`)],
    ['createFlag', curl('curl "$UNLEASH_URL/api/projects/$PROJECT/flags" -d @flag.json')],
    ['createFlag', { language: 'http', code: 'POST /api/projects/a/flags HTTP/1.1\nHost: x\n\n{ "name": "x" }' }],
    ['createFlag', { language: 'json', code: '{ "name": "x", "until": "2024-01-31T12:00:00Z" }' }],
    ['createFlag', { language: 'json', code: '{ "name": "x" }', response: '201' }],
    ['createFlag', { language: 'http', code: 'HTTP/1.1 201 Created\n\n{ "name": "x" }', response: '201' }],
    ['getFlags', curl('curl https://unleash.example.com/api/flags?limit=3 -H "Authorization: x"')],
    ['createFlag', curl('curl -X POST "$FLAGS/$ID" -d @flag.json')],
    ['getFlags', curl('curl --silent -o /dev/null -w "%{http_code}" https://unleash.example.com/api/flags')],
    ['getFlags', curl('curl -G https://unleash.example.com/api/flags --data-urlencode "a=b"')],
  ] satisfies [string, CodeExample][])('%s %o', (name, example) => {
    expect(problemsOf(name, example)).toBe('')
  })
})

describe('examples that are wrong', () => {
  test('in every part', () => {
    const body = '{ "naem": "x", "type": "relaese", "until": "tomorrow", "value": "a" }'
    expect(problemsOf('createFlag', curl(`curl -X PUT https://x/api/flags -d '${body}'`))).toMatchInlineSnapshot(`
      "page.mdx:7
        This example of "createFlag" calls PUT https://x/api/flags.
        That operation is POST /api/projects/{project}/flags.

      page.mdx:7
        This example of "createFlag": The body doesn't have "name", which the schema requires.
        Add "name".

      page.mdx:7
        This example of "createFlag": The body has the property "naem", which the schema doesn't have.
        Did you mean "name"?

      page.mdx:7
        This example of "createFlag": "/type" in the body is "relaese".
        Did you mean "release"?

      page.mdx:7
        This example of "createFlag": "/until" in the body doesn't match the schema: it must match format "date-time".
        See the operation in the API reference.

      page.mdx:7
        This example of "createFlag": "/value" in the body doesn't match the schema: it must match exactly one schema in oneOf.
        See the operation in the API reference."
    `)
  })
  test('in a name that the schema does not list, but nearly', () => {
    const body = '{ "titel": "a", "parts": [{ "nmae": "b", "own": 1 }], "own": 2 }'
    expect(problemsOf('openFlag', { language: 'json', code: body })).toMatchInlineSnapshot(`
      "page.mdx:7
        This example of "openFlag": The body has the property "titel", which the schema doesn't have.
        Did you mean "title"?

      page.mdx:7
        This example of "openFlag": "/parts/0" in the body has the property "nmae", which the schema doesn't have.
        Did you mean "name"?"
    `)
  })
  test('with no JSON', () => {
    expect(problemsOf('createFlag', curl(`curl ${url} -d '{ name: "x" }'`))).toMatchInlineSnapshot(`
      "page.mdx:7
        The body of this example of "createFlag" isn't valid JSON.
        Use double quotes around names and strings, no comments, and no comma before a closing bracket."
    `)
  })
  test('with a body where there is none', () => {
    expect(problemsOf('getFlags', curl("curl -X GET https://x/api/flags -d '{}'"))).toMatchInlineSnapshot(`
      "page.mdx:7
        "getFlags" accepts no body.
        Remove the body."
    `)
  })
  test('of a response that the operation does not have', () => {
    const example = { language: 'json', code: '{}', response: '200' }
    expect(problemsOf('createFlag', example)).toMatchInlineSnapshot(`
      "page.mdx:7
        "createFlag" has no JSON response 200.
        Did you mean "201"?"
    `)
  })
  test('in a language, or with several calls, in which none is read', () => {
    expect(problemsOf('getFlags', { language: 'js', code: 'fetch()' })).toMatchInlineSnapshot(`
      "page.mdx:7
        This example of "getFlags" can't be checked. Requests in the language "js" can't be read.
        Write one curl command for each operation, an HTTP request, or a JSON body."
    `)
    expect(problemsOf('getFlags', curl('curl a\ncurl b'))).toMatchInlineSnapshot(`
      "page.mdx:7
        This example of "getFlags" can't be checked. It has 2 curl commands, but names one operation.
        Write one curl command for each operation, an HTTP request, or a JSON body."
    `)
  })
})

describe('a call that names no operation', () => {
  const unnamed = (code: string, validate: typeof bodyErrors | undefined = bodyErrors, language = 'bash') => {
    const reference = { kind: 'call', name: '', file: 'page.mdx', line: 7, example: { language, code } }
    return formatProblems(operationReferenceProblems([reference], operations, validate))
  }

  test('of one operation', () => {
    expect(unnamed(`curl -X POST ${url} -d '{}'`)).toMatchInlineSnapshot(`
      "page.mdx:7
        This example calls POST /api/projects/{project}/flags, but doesn't name the operation.
        Add operation="createFlag" after the language."
    `)
    expect(unnamed('GET /api/flags HTTP/1.1', bodyErrors, 'http')).toMatchInlineSnapshot(`
      "page.mdx:7
        This example calls GET /api/flags, but doesn't name the operation.
        Add operation="getFlags" after the language."
    `)
  })
  test('of several, one of them of another program', () => {
    expect(unnamed(`curl $URL/api/flags\ncurl -X POST ${url} -d '{}'`)).toMatchInlineSnapshot(`
      "page.mdx:7
        This example calls GET /api/flags, but doesn't name the operation.
        Add operation="getFlags createFlag" after the language."
    `)
    expect(unnamed(`curl "$URL/api/flags"\ncurl https://chat.example.com/hook -d x`)).toMatchInlineSnapshot(`
      "page.mdx:7
        This example calls GET /api/flags, but doesn't name the operation.
        Move commands of other programs to a separate code block. Add operation="getFlags …" after the language."
    `)
  })
  test.each([
    'curl https://chat.example.com/api/flags/a',
    'curl https://chat.example.com/proxy/api/flags',
    'curl -X PATCH https://unleash.example.com/api/flags',
    'curl $FLAGS',
    'curl ${1:?usage: save FILE}',
    'echo curl',
  ])('%s is of none', (code) => {
    expect(unnamed(code)).toBe('')
  })
  test('is right where the document was fetched, which may be of another version', () => {
    const reference = { kind: 'call', name: '', file: 'page.mdx', example: curl(`curl ${url}`) }
    expect(operationReferenceProblems([reference], operations, undefined)).toEqual([])
  })
})

test('a block with several calls names the operation of each', () => {
  const code = `curl "$URL/api/flags"\ncurl -X POST ${url} -d '{"name": 1}'`
  const example = (index: number, of: number) => ({ ...curl(code), call: { index, of } })
  expect(problemsOf('getFlags', example(0, 2))).toBe('')
  expect(problemsOf('createFlag', example(1, 2))).toMatchInlineSnapshot(`
    "page.mdx:7
      This example of "createFlag": "/name" in the body doesn't match the schema: it must be string.
      See the operation in the API reference."
  `)
  expect(problemsOf('openFlag', example(1, 2))).toMatchInlineSnapshot(`
    "page.mdx:7
      This example of "openFlag" calls POST https://unleash.example.com/api/projects/default/flags.
      That operation is PUT /api/flags."
  `)
  expect(problemsOf('createFlag', example(2, 3))).toMatchInlineSnapshot(`
    "page.mdx:7
      This example of "createFlag" can't be checked. It has 2 curl commands, but names 3 operations.
      Write one curl command for each operation, an HTTP request, or a JSON body."
  `)
})
