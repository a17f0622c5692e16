import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatProblems } from '../../problem-report'
import {
  type Accepted,
  originReport,
  readRemoteDocument,
  type RemoteDocument,
  type RemoteDocumentRequest,
} from './readRemoteDocument'
import { groupFailures } from './groupFailures'
import { testServer, type TestServer } from '../testing/testServer'

let server: TestServer
let reply: { status: number; body: string }
beforeEach(async () => {
  reply = { status: 200, body: '{"from":"server"}' }
  server = await testServer((_request, response) => {
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body)
  })
})
afterEach(() => server.close())

/** Accepts JSON objects that have `from`. */
function accept(text: string, location: string): Accepted<{ from: string }> {
  try {
    const value = JSON.parse(text) as { from?: string }
    if (value.from !== undefined) return { ok: true, value: { from: value.from } }
    const what = 'There is no "from".'
    return { ok: false, problems: [{ severity: 'error', file: location, entry: '/from', what, fix: 'Add it.' }] }
  } catch {
    const what = 'This is not valid JSON.'
    return { ok: false, problems: [{ severity: 'error', file: location, what, fix: 'Look at the file.' }] }
  }
}

function request(over: Partial<RemoteDocumentRequest<{ from: string }>> = {}): RemoteDocumentRequest<{ from: string }> {
  const store = new Map<string, unknown>()
  return {
    name: 'the test document',
    url: server.url,
    mode: 'live',
    bundled: {
      file: 'content/test.json',
      read: async () => '{"from":"bundle"}',
      date: async () => '2024-05-06T08:09:10+02:00',
    },
    accept,
    cache: { get: async (key) => store.get(key), set: async (key, value) => store.set(key, value) },
    retryDelay: 1,
    ...over,
  }
}

/** What a build's log shows; the server's port and the time of the test are made constant. */
function log({ problems }: RemoteDocument<unknown>): string {
  return formatProblems(problems)
    .replaceAll(/:\d{4,5}\//g, ':4242/')
    .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, (date) => (date.startsWith('2024-05') ? date : '<time>'))
}

describe('bundled', () => {
  it('reads the file and sends no requests', async () => {
    const document = await readRemoteDocument(request({ mode: 'bundled' }))
    expect(document).toEqual({
      value: { from: 'bundle' },
      origin: { kind: 'bundled', location: 'content/test.json' },
      problems: [],
    })
    expect(server.requests).toBe(0)
  })

  it('says what is wrong with the file', async () => {
    const document = await readRemoteDocument(
      request({ mode: 'bundled', bundled: { file: 'content/test.json', read: async () => '{}' } }),
    )
    expect(document.value).toBeUndefined()
    expect(log(document)).toMatchInlineSnapshot(`
      "content/test.json  /from
        There is no "from".
        Add it."
    `)
  })

  it('says when there is no file', async () => {
    const bundled = { file: 'content/test.json', read: () => Promise.reject(new Error('ENOENT')) }
    expect(log(await readRemoteDocument(request({ mode: 'bundled', bundled })))).toMatchInlineSnapshot(`
      "content/test.json
        The bundled copy of the test document can't be read.
        Restore the file from the repository."
    `)
  })
})

describe('live', () => {
  it('takes what the server has', async () => {
    const document = await readRemoteDocument(request())
    expect(document).toMatchObject({
      value: { from: 'server' },
      origin: { kind: 'remote', location: server.url },
      problems: [],
    })
  })

  it('keeps user name, password and query out of what is printed and stored', async () => {
    const url = server.url.replace('://', '://user:secret@') + '?token=secret'
    const document = await readRemoteDocument(request({ url }))
    expect(document.origin).toMatchObject({ kind: 'remote', location: server.url })
    reply.status = 404
    expect(JSON.stringify([document, await readRemoteDocument(request({ url }))])).not.toContain('secret')
  })

  it('falls back to the bundled copy when the server fails', async () => {
    reply.status = 500
    const document = await readRemoteDocument(request())
    expect(document).toMatchObject({
      value: { from: 'bundle' },
      origin: { kind: 'bundled', location: 'content/test.json' },
    })
    expect(log(document)).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/document.json
        The test document can't be used. The server returned 500 Internal Server Error. All 3 attempts failed.
        The build uses the bundled copy content/test.json, last changed on 2024-05-06 06:09 UTC."
    `)
  })

  it('falls back to the last good copy before that', async () => {
    const sameCache = request()
    await readRemoteDocument(sameCache)
    reply = { status: 404, body: '' }
    const document = await readRemoteDocument(sameCache)
    expect(document).toMatchObject({ value: { from: 'server' }, origin: { kind: 'cache', location: server.url } })
    expect(log(document)).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/document.json
        The test document can't be used. The server returned 404 Not Found.
        Check that the URL is that of the document. The build uses the last good copy, fetched on <time> UTC."
    `)
  })

  it('does not mix up the copies of two URLs', async () => {
    const first = request()
    await readRemoteDocument(first)
    reply.status = 404
    const document = await readRemoteDocument({ ...first, url: `${server.url}/other` })
    expect(document.origin?.kind).toBe('bundled')
  })

  it('skips a last good copy that is no longer valid', async () => {
    const first = request()
    await readRemoteDocument(first)
    reply.status = 404
    const stricter = (text: string, location: string) =>
      text.includes('server') ? ({ ok: false, problems: [] } as const) : accept(text, location)
    expect((await readRemoteDocument({ ...first, accept: stricter as typeof accept })).value).toEqual({
      from: 'bundle',
    })
  })

  it('falls back when the text is not accepted: JSON cut at half', async () => {
    reply.body = '{"from":"ser'
    const document = await readRemoteDocument(request())
    expect(document.value).toEqual({ from: 'bundle' })
    expect(log(document)).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/document.json
        The test document can't be used. This is not valid JSON.
        The build uses the bundled copy content/test.json, last changed on 2024-05-06 06:09 UTC."
    `)
  })

  it('does not keep a document that was not accepted', async () => {
    const sameCache = request()
    await readRemoteDocument(sameCache)
    reply.body = '{}'
    expect((await readRemoteDocument(sameCache)).value).toEqual({ from: 'server' })
    expect(log(await readRemoteDocument(sameCache))).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/document.json
        The test document can't be used. /from: There is no "from".
        The build uses the last good copy, fetched on <time> UTC."
    `)
  })

  it('fails when no copy can be used either', async () => {
    reply.status = 500
    const bundled = { file: 'content/test.json', read: async () => '<html>' }
    const document = await readRemoteDocument(request({ bundled }))
    expect(document.value).toBeUndefined()
    expect(log(document)).toMatchInlineSnapshot(`
      "content/test.json
        This is not valid JSON.
        Look at the file.

      http://127.0.0.1:4242/document.json
        The test document can't be used. The server returned 500 Internal Server Error. All 3 attempts failed.
        The bundled copy content/test.json can't be used either."
    `)
  })
})

describe('strict', () => {
  it('takes what the server has', async () => {
    expect(await readRemoteDocument(request({ mode: 'strict' }))).toMatchObject({
      value: { from: 'server' },
      problems: [],
    })
  })

  it('is an error when the server fails, even with a good copy at hand', async () => {
    const sameCache = request({ mode: 'strict' })
    await readRemoteDocument(sameCache)
    reply.status = 503
    const document = await readRemoteDocument(sameCache)
    expect(document.value).toBeUndefined()
    expect(document.problems.map(({ severity }) => severity)).toEqual(['error'])
    expect(log(document)).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/document.json
        The test document can't be used. The server returned 503 Service Unavailable. All 3 attempts failed.
        Build again when the server responds. With SOURCES=live, the build uses a copy instead."
    `)
  })

  it('says what to do about a URL without a scheme', async () => {
    const url = 'localhost:4242/openapi.json'
    const documents = [
      await readRemoteDocument(request({ mode: 'strict', url })),
      await readRemoteDocument(request({ url })),
    ]
    expect(documents.map(log).join('\n\n')).toMatchInlineSnapshot(`
      "localhost:4242/openapi.json
        The test document can't be used. "localhost:4242/openapi.json" isn't an HTTP or HTTPS URL.
        Write http:// or https:// before it. With SOURCES=live, the build uses a copy instead.

      localhost:4242/openapi.json
        The test document can't be used. "localhost:4242/openapi.json" isn't an HTTP or HTTPS URL.
        Write http:// or https:// before it. The build uses the bundled copy content/test.json, last changed on 2024-05-06 06:09 UTC."
    `)
  })

  it('is an error when the text is not accepted', async () => {
    reply.body = '{}'
    expect(log(await readRemoteDocument(request({ mode: 'strict' })))).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/document.json  /from
        There is no "from".
        Add it."
    `)
  })
})

describe('a cause that documents have in common', () => {
  const read = (mode: 'live' | 'strict', names: readonly string[], over: Parameters<typeof request>[0] = {}) =>
    Promise.all(
      names.map(async (name) => ({ name, document: await readRemoteDocument(request({ mode, name, ...over })) })),
    )
  const told = (documents: Awaited<ReturnType<typeof read>>) =>
    formatProblems(groupFailures('guides', documents)).replaceAll(/:\d{4,5}\//g, ':4242/')

  it('is told once', async () => {
    reply.status = 500
    expect(told(await read('live', ['a', 'b', 'c']))).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/
        3 guides can't be used: a, b, c. The server returned 500 Internal Server Error. All 3 attempts failed.
        The build uses the bundled copies in content."
    `)
    expect(told(await read('strict', ['a', 'b']))).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/
        2 guides can't be used: a, b. The server returned 500 Internal Server Error. All 3 attempts failed.
        Build again when the server responds. With SOURCES=live, the build uses a copy instead."
    `)
  })

  it('is told apart from others, and from a document alone', async () => {
    reply.status = 500
    const documents = await read('live', ['a', 'b'])
    reply = { status: 200, body: '{}' }
    documents.push(...(await read('live', ['c'])))
    expect(groupFailures('guides', documents)).toHaveLength(2)
    expect(told(documents.slice(2))).toBe(log(documents[2]!.document))
  })
})

it('reports which copy of each document is used', () => {
  const retrievedAt = '2024-11-20T12:18:09.000Z'
  const documents = [
    {
      name: 'Unleash/a',
      origin: {
        kind: 'remote',
        location: 'https://example.com/a',
        retrievedAt,
        sha256: '0123456789ab'.padEnd(64, '0'),
      },
    },
    {
      name: 'Unleash/b',
      origin: { kind: 'cache', location: 'https://example.com/b', retrievedAt, sha256: 'ba9876543210'.padEnd(64, '0') },
    },
    { name: 'Unleash/c', origin: { kind: 'bundled', location: 'content/c.md' } },
  ] as const
  expect(originReport(documents)).toMatchInlineSnapshot(`
    "  Unleash/a: fetched, SHA-256 0123456789ab
      Unleash/b: last good copy of 2024-11-20 12:18 UTC, SHA-256 ba9876543210
      Unleash/c: bundled copy content/c.md"
  `)
  const withTwo = [...documents, { name: 'Unleash/d', origin: { kind: 'bundled', location: 'content/d.md' } }] as const
  expect(originReport(withTwo).split('\n').slice(2)).toEqual(['  2 bundled copies in content'])
})
