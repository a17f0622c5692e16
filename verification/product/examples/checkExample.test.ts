import { describe, expect, test } from 'vitest'
import { formatProblems } from '../../../plugins/problem-report'
import { readApi } from './api'
import { exampleProblems, responseProblems } from './checkExample'
import type { Example } from './pageExamples'
import type { Exchange } from './recorder'

const api = readApi()
const example: Example = {
  file: 'content/docs/page.mdx',
  line: 7,
  kind: 'commands',
  language: 'bash',
  code: '',
  operations: ['getHealth'],
  statuses: [],
}
const returned = (status: number, body: unknown, path = '/health'): Exchange => ({
  ...{ method: 'GET', path, status, contentType: 'application/json', text: JSON.stringify(body) },
})
const good = returned(200, { health: 'GOOD' })

test('an example that does what the page says has no problems', () => {
  expect(exampleProblems(example, { exchanges: [good], exit: { status: 0, output: '' } }, api)).toEqual([])
})

test('an announced error isn’t a problem, nor is the exit status that it results in', () => {
  const refused = {
    ...returned(401, { message: 'You must log in' }, '/api/admin/projects'),
    text: '{"id":"1","name":"AuthenticationRequired","message":"You must log in"}',
  }
  expect(
    exampleProblems(
      { ...example, operations: ['getProjects'], statuses: [401] },
      { exchanges: [refused], exit: { status: 22, output: '' } },
      api,
    ),
  ).toEqual([])
})

describe('messages', () => {
  test('about the status', () => {
    const refused = returned(
      400,
      {
        id: '1',
        name: 'BadDataError',
        message: 'Request validation failed',
        details: [{ message: 'must have required property name' }],
      },
      '/api/admin/projects',
    )
    const run = { exchanges: [refused], exit: { status: 22, output: '' } }
    expect(formatProblems(exampleProblems({ ...example, operations: ['getProjects'] }, run, api)))
      .toMatchInlineSnapshot(`
      "content/docs/page.mdx:7
        GET /api/admin/projects returned another status.
        Expected a success, actual 400: Request validation failed must have required property name

      content/docs/page.mdx:7
        The response of GET /api/admin/projects differs from the API document: The status 400 isn't documented, only 200, 401, 403.
        Correct "getProjects" in content/openapi/unleash.json."
    `)
    expect(formatProblems(exampleProblems({ ...example, statuses: [409] }, { exchanges: [good] }, api)))
      .toMatchInlineSnapshot(`
      "content/docs/page.mdx:7
        GET /health returned another status.
        Expected 409, actual 200: {"health":"GOOD"}"
    `)
  })

  test('about the API document', () => {
    expect(formatProblems(exampleProblems(example, { exchanges: [returned(200, { health: 'FINE' })] }, api)))
      .toMatchInlineSnapshot(`
      "content/docs/page.mdx:7
        The response of GET /health differs from the API document: "/health" in the body is "FINE".
        Correct "getHealth" in content/openapi/unleash.json."
    `)
  })

  test('about a request that was not sent', () => {
    expect(formatProblems(exampleProblems(example, { exchanges: [] }, api))).toMatchInlineSnapshot(`
      "content/docs/page.mdx:7
        The example sends no request to "getHealth".
        Expected GET /health, actual no request."
    `)
  })

  test('about commands that fail', () => {
    const run = { exchanges: [good], exit: { status: 127, output: 'a\nbash: jqq: command not found\n' } }
    expect(formatProblems(exampleProblems(example, run, api))).toMatchInlineSnapshot(`
      "content/docs/page.mdx:7
        The example ended with exit status 127.
        It printed: bash: jqq: command not found"
    `)
  })

  test('about a response', () => {
    const response: Example = { ...example, kind: 'response', code: '{ "health": "BAD", "since": 1 }', statuses: [200] }
    expect(formatProblems(responseProblems(response, good))).toMatchInlineSnapshot(`
      "content/docs/page.mdx:7
        "health" differs in the response of GET /health.
        Expected "BAD", actual "GOOD".

      content/docs/page.mdx:7
        "since" differs in the response of GET /health.
        Expected 1, actual nothing."
    `)
    expect(formatProblems(responseProblems(response, returned(500, {})))).toMatchInlineSnapshot(`
      "content/docs/page.mdx:7
        GET /health returned another status.
        Expected 200, actual 500: {}"
    `)
    expect(formatProblems(responseProblems(response, undefined))).toMatchInlineSnapshot(`
      "content/docs/page.mdx:7
        The page shows a response of "getHealth", but no request that returns it.
        Show the request above the response, or add it to "shows" in verification/product/examples/preparations.ts."
    `)
  })
})
