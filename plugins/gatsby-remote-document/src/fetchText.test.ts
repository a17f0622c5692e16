import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { fetchText, type FetchOptions, type FetchResult } from './fetchText'
import { testServer, type TestServer } from './testServer'

let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const json = { 'content-type': 'application/json; charset=utf-8' }

/** Fetches from a server that answers so; waiting between tries is skipped and written down. */
async function fetchFrom(answer: RequestListener, options: Partial<FetchOptions> = {}) {
  server = await testServer(answer)
  const waits: number[] = []
  const result = await fetchText({
    url: server.url,
    contentTypes: ['application/json'],
    sleep: async (milliseconds) => void waits.push(milliseconds),
    ...options,
  })
  return { result, waits, requests: server.requests }
}

function causeOf(result: FetchResult): string {
  return result.ok ? `no failure: ${result.text}` : result.cause
}

describe('a good answer', () => {
  it('is returned with its final address and the time', async () => {
    const { result } = await fetchFrom((request, response) => {
      if (request.url === '/document.json') response.writeHead(302, { location: '/moved.json' }).end()
      else response.writeHead(200, json).end('{"a":"é"}')
    })
    expect(result).toEqual({
      ok: true,
      text: '{"a":"é"}',
      url: server!.url.replace('document', 'moved'),
      retrievedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    })
  })

  it('may be compressed and begin with a byte order mark', async () => {
    const { result } = await fetchFrom((_request, response) => {
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync('\uFEFF{}'))
    })
    expect(result).toMatchObject({ ok: true, text: '{}' })
  })

  it('may need the user name and password of the address', async () => {
    server = await testServer((request, response) => response.writeHead(200).end(request.headers.authorization))
    const url = server.url.replace('://', '://reader:p%40ss@')
    expect(await fetchText({ url })).toMatchObject({ text: `Basic ${btoa('reader:p@ss')}`, url: server.url })
  })

  it('may come at the third try', async () => {
    let count = 0
    const { result, waits } = await fetchFrom((_request, response) => {
      if (++count < 3) response.writeHead(503).end()
      else response.writeHead(200, json).end('{}')
    })
    expect(result).toMatchObject({ ok: true, text: '{}' })
    expect(waits).toEqual([500, 1000])
  })
})

describe('an answer that is tried again', () => {
  it('500', async () => {
    const { result, requests } = await fetchFrom((_request, response) => response.writeHead(500).end('oops'))
    expect(requests).toBe(3)
    expect(causeOf(result)).toMatchInlineSnapshot(
      `"The server answered 500 Internal Server Error. It was tried 3 times."`,
    )
  })

  it('429 waits as long as it is told', async () => {
    const { result, waits } = await fetchFrom((_request, response) =>
      response.writeHead(429, { 'retry-after': '2' }).end(),
    )
    expect(waits).toEqual([2000, 2000])
    expect(causeOf(result)).toMatchInlineSnapshot(`"The server answered 429 Too Many Requests. It was tried 3 times."`)
  })

  it('429 that asks for more time than there is', async () => {
    const { result, requests } = await fetchFrom((_request, response) =>
      response.writeHead(429, { 'retry-after': '3600' }).end(),
    )
    expect(requests).toBe(1)
    expect(causeOf(result)).toMatchInlineSnapshot(
      `"The server answered 429 Too Many Requests. The next try would be in 3600 s, which is too late."`,
    )
  })

  it('a connection that breaks in the middle of the body', async () => {
    const { result, requests } = await fetchFrom((_request, response) => {
      response.writeHead(200, { ...json, 'content-length': '100' }).write('{"a":')
      setTimeout(() => response.destroy(), 10)
    })
    expect(requests).toBe(3)
    expect(causeOf(result)).toMatchInlineSnapshot(
      `"The server closed the connection before the answer was complete. It was tried 3 times."`,
    )
  })

  it('a refused connection', async () => {
    const { url, close } = await testServer(() => undefined)
    await close()
    expect(causeOf(await fetchText({ url, sleep: async () => undefined }))).toMatchInlineSnapshot(
      `"The server refused the connection. It was tried 3 times."`,
    )
  })
})

describe('an answer that takes too long', () => {
  it('nothing at all', async () => {
    const { result, requests } = await fetchFrom(() => undefined, { totalTimeout: 150 })
    expect(requests).toBe(1)
    expect(causeOf(result)).toMatchInlineSnapshot(`"The server gave no complete answer within 0.15 s."`)
  })

  it('one byte at a time', async () => {
    let timer: NodeJS.Timeout | undefined
    const { result } = await fetchFrom(
      (_request, response) => {
        response.writeHead(200, json)
        timer = setInterval(() => response.write(' '), 20)
      },
      { totalTimeout: 200 },
    )
    clearInterval(timer)
    expect(causeOf(result)).toMatchInlineSnapshot(`"The server gave no complete answer within 0.2 s."`)
  })
})

describe('an answer that is final', () => {
  const cases: [string, RequestListener, Partial<FetchOptions>?][] = [
    ['404', (_request, response) => response.writeHead(404).end()],
    ['401', (_request, response) => response.writeHead(401).end()],
    ['204', (_request, response) => response.writeHead(204).end()],
    [
      'HTML with status 200',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    ],
    ['no content type', (_request, response) => response.writeHead(200).end('{}')],
    ['over the cap', (_request, response) => response.writeHead(200, json).end('x'.repeat(10_240)), { maxBytes: 1024 }],
    [
      'small, but over the cap when decompressed',
      (_request, response) =>
        response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(5_000_000))),
      { maxBytes: 1024 * 1024 },
    ],
    ['a NUL character', (_request, response) => response.writeHead(200, json).end('{"a":"\0"}')],
    ['invalid UTF-8', (_request, response) => response.writeHead(200, json).end(Buffer.from([0x7b, 0xff, 0x7d]))],
    [
      'a redirect to a file',
      (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
      { tries: 1 },
    ],
    [
      'redirects in a circle',
      (_request, response) => response.writeHead(302, { location: '/document.json' }).end(),
      { tries: 1 },
    ],
  ]
  it('is named by its cause', async () => {
    const lines: string[] = []
    for (const [name, answer, options] of cases) {
      lines.push(`${name}: ${causeOf((await fetchFrom(answer, options)).result)}`)
      await server?.close()
    }
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "404: The server answered 404 Not Found.
      401: The server answered 401 Unauthorized.
      204: The server answered 204 No Content.
      HTML with status 200: The answer has the content type "text/html" instead of application/json.
      no content type: The answer has the content type "" instead of application/json.
      over the cap: The answer is larger than 1 KiB.
      small, but over the cap when decompressed: The answer is larger than 1 MiB.
      a NUL character: The answer is no text: it contains a NUL character.
      invalid UTF-8: The answer is no text: it is not valid UTF-8.
      a redirect to a file: The request failed: URL scheme must be a HTTP(S) scheme.
      redirects in a circle: The server redirected too often."
    `)
  })

  it('is not asked for again', async () => {
    expect((await fetchFrom((_request, response) => response.writeHead(403).end())).requests).toBe(1)
  })
})

it('asks nothing of other protocols', async () => {
  expect(
    [
      causeOf(await fetchText({ url: 'file:///etc/passwd' })),
      causeOf(await fetchText({ url: 'ftp://127.0.0.1/x' })),
      causeOf(await fetchText({ url: 'not an address' })),
    ].join('\n'),
  ).toMatchInlineSnapshot(`
    ""file:///etc/passwd" is no http or https address.
    "ftp://127.0.0.1/x" is no http or https address.
    "not an address" is no http or https address."
  `)
})
