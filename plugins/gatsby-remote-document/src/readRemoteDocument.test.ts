import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { formatProblems } from '../../gatsby-problem-report/src/formatProblems'
import { readRemoteDocument } from './readRemoteDocument'
import type { Accepted, RemoteDocument, RemoteDocumentRequest } from './RemoteDocument'
import { testServer, type TestServer } from './testServer'

let server: TestServer
let answer: { status: number; body: string }
beforeEach(async () => {
  answer = { status: 200, body: '{"from":"server"}' }
  server = await testServer((_request, response) => {
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
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
    sleep: async () => undefined,
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
  it('reads the file and asks nothing of the network', async () => {
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
        The bundled copy of the test document cannot be read.
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
    answer.status = 404
    expect(JSON.stringify([document, await readRemoteDocument(request({ url }))])).not.toContain('secret')
  })

  it('falls back to the bundled copy when the server fails', async () => {
    answer.status = 500
    const document = await readRemoteDocument(request())
    expect(document).toMatchObject({
      value: { from: 'bundle' },
      origin: { kind: 'bundled', location: 'content/test.json' },
    })
    expect(log(document)).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/document.json
        The test document at this address cannot be used. The server answered 500 Internal Server Error. It was tried 3 times.
        The bundled copy content/test.json is used, last changed on 2024-05-06 06:09 UTC."
    `)
  })

  it('falls back to the last good copy before that', async () => {
    const sameCache = request()
    await readRemoteDocument(sameCache)
    answer = { status: 404, body: '' }
    const document = await readRemoteDocument(sameCache)
    expect(document).toMatchObject({ value: { from: 'server' }, origin: { kind: 'cache', location: server.url } })
    expect(log(document)).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/document.json
        The test document at this address cannot be used. The server answered 404 Not Found.
        The last good copy is used, fetched on <time> UTC."
    `)
  })

  it('does not mix up the copies of two addresses', async () => {
    const first = request()
    await readRemoteDocument(first)
    answer.status = 404
    const document = await readRemoteDocument({ ...first, url: `${server.url}/other` })
    expect(document.origin?.kind).toBe('bundled')
  })

  it('passes over a last good copy that is good no more', async () => {
    const first = request()
    await readRemoteDocument(first)
    answer.status = 404
    const stricter = (text: string, location: string) =>
      text.includes('server') ? ({ ok: false, problems: [] } as const) : accept(text, location)
    expect((await readRemoteDocument({ ...first, accept: stricter as typeof accept })).value).toEqual({
      from: 'bundle',
    })
  })

  it('falls back when the text is not accepted: JSON cut at half', async () => {
    answer.body = '{"from":"ser'
    const document = await readRemoteDocument(request())
    expect(document.value).toEqual({ from: 'bundle' })
    expect(log(document)).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/document.json
        The test document at this address cannot be used. This is not valid JSON.
        The bundled copy content/test.json is used, last changed on 2024-05-06 06:09 UTC."
    `)
  })

  it('does not keep a text that was not accepted', async () => {
    const sameCache = request()
    await readRemoteDocument(sameCache)
    answer.body = '{}'
    expect((await readRemoteDocument(sameCache)).value).toEqual({ from: 'server' })
    expect(log(await readRemoteDocument(sameCache))).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/document.json
        The test document at this address cannot be used. /from: There is no "from".
        The last good copy is used, fetched on <time> UTC."
    `)
  })

  it('fails when no copy can be used either', async () => {
    answer.status = 500
    const bundled = { file: 'content/test.json', read: async () => '<html>' }
    const document = await readRemoteDocument(request({ bundled }))
    expect(document.value).toBeUndefined()
    expect(log(document)).toMatchInlineSnapshot(`
      "content/test.json
        This is not valid JSON.
        Look at the file.

      http://127.0.0.1:4242/document.json
        The test document at this address cannot be used. The server answered 500 Internal Server Error. It was tried 3 times.
        The bundled copy content/test.json cannot be used either."
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
    answer.status = 503
    const document = await readRemoteDocument(sameCache)
    expect(document.value).toBeUndefined()
    expect(document.problems.map(({ severity }) => severity)).toEqual(['error'])
    expect(log(document)).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/document.json
        The test document at this address cannot be used. The server answered 503 Service Unavailable. It was tried 3 times.
        Build again when it can be read, or with SOURCES=live, which falls back to a copy."
    `)
  })

  it('is an error when the text is not accepted', async () => {
    answer.body = '{}'
    expect(log(await readRemoteDocument(request({ mode: 'strict' })))).toMatchInlineSnapshot(`
      "http://127.0.0.1:4242/document.json  /from
        There is no "from".
        Add it."
    `)
  })
})
