import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testServer, type TestServer } from '../testing/testServer'
import { type FetchOptions, type FetchResult, fetchText, networkCause } from './fetchText'

// The pauses that servers ask for are counted, not waited for.
vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(() => Promise.resolve()) }))

let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const json = { 'content-type': 'application/json; charset=utf-8' }

/** Fetches from a server that responds so. */
async function fetchFrom(respond: RequestListener, options: Partial<FetchOptions> = {}) {
  server = await testServer(respond)
  const result = await fetchText({ url: server.url, contentTypes: ['application/json'], retryDelay: 1, ...options })
  return { result, requests: server.requests }
}

function causeOf(result: FetchResult): string {
  return result.ok ? `no failure: ${result.text}` : [result.cause, result.fix ?? []].flat().join(' ')
}

describe('a good response', () => {
  it('is returned with its final URL and the time', async () => {
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

  it('has the version that the server names', async () => {
    const version = { etag: 'W/"abc"', 'last-modified': 'Wed, 31 Jan 2024 08:09:10 GMT' }
    const { result } = await fetchFrom((_request, response) => {
      response.writeHead(200, { ...json, ...version }).end('{}')
    })
    expect(result).toMatchObject({ ok: true, etag: 'W/"abc"', date: '2024-01-31' })
  })

  it('has none where the server names something else', async () => {
    const { result } = await fetchFrom((_request, response) => {
      response.writeHead(200, { ...json, etag: 'abc', 'last-modified': 'soon' }).end('{}')
    })
    expect(Object.keys(result)).toEqual(['ok', 'text', 'url', 'retrievedAt'])
  })

  it('may be compressed and begin with a byte order mark', async () => {
    const { result } = await fetchFrom((_request, response) => {
      response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync('\uFEFF{}'))
    })
    expect(result).toMatchObject({ ok: true, text: '{}' })
  })

  it('may need the user name and password of the URL', async () => {
    server = await testServer((request, response) => response.writeHead(200).end(request.headers.authorization))
    const url = server.url.replace('://', '://reader:p%40ss@')
    expect(await fetchText({ url })).toMatchObject({ text: `Basic ${btoa('reader:p@ss')}`, url: server.url })
  })

  it('may come at the third try, after pauses that double', async () => {
    let count = 0
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const { result } = await fetchFrom(
      (_request, response) => {
        if (++count < 3) response.writeHead(503).end()
        else response.writeHead(200, json).end('{}')
      },
      { retryDelay: 37 },
    )
    expect(result).toMatchObject({ ok: true, text: '{}' })
    const pauses = timers.mock.calls.map(([, delay]) => delay).filter((delay) => Number(delay) % 37 === 0)
    expect(pauses).toEqual([37, 74])
  })
})

describe('a response that is tried again', () => {
  it('500', async () => {
    const { result, requests } = await fetchFrom((_request, response) => response.writeHead(500).end('oops'))
    expect(requests).toBe(3)
    expect(causeOf(result)).toMatchInlineSnapshot(
      `"The server returned 500 Internal Server Error. All 3 attempts failed."`,
    )
  })

  it.each([
    ['seconds', () => '3600'],
    ['a date', () => new Date(Date.now() + 3_600_000).toUTCString()],
  ])('429 after the pause that Retry-After requests in %s', async (_name, header) => {
    const { result } = await fetchFrom(
      (_request, response) => response.writeHead(429, { 'retry-after': header() }).end(),
      { tries: 2, totalTimeout: 7_200_000 },
    )
    const [milliseconds = 0] = vi.mocked(wait).mock.lastCall ?? []
    expect(Math.round(milliseconds / 600_000)).toBe(6)
    expect(causeOf(result)).toBe('The server returned 429 Too Many Requests. All 2 attempts failed.')
  })

  it.each(['soon', '-5'])('429 with Retry-After %s, which is not valid', async (header) => {
    const { requests } = await fetchFrom((_request, response) =>
      response.writeHead(429, { 'retry-after': header }).end(),
    )
    expect(requests).toBe(3)
  })

  it('429 with a longer pause than there is time', async () => {
    const { result, requests } = await fetchFrom((_request, response) =>
      response.writeHead(429, { 'retry-after': '3600' }).end(),
    )
    expect(requests).toBe(1)
    expect(causeOf(result)).toMatchInlineSnapshot(
      `"The server returned 429 Too Many Requests. It allows another attempt in 3600 s, which is too late."`,
    )
  })

  it('a connection that breaks in the middle of the body', async () => {
    const { result, requests } = await fetchFrom((_request, response) => {
      response.writeHead(200, { ...json, 'content-length': '100' }).write('{"a":')
      setTimeout(() => response.destroy(), 10)
    })
    expect(requests).toBe(3)
    expect(causeOf(result)).toMatchInlineSnapshot(
      `"The server closed the connection before the response was complete. All 3 attempts failed."`,
    )
  })

  it('a refused connection', async () => {
    const { url, close } = await testServer(() => undefined)
    await close()
    expect(causeOf(await fetchText({ url, retryDelay: 1 }))).toMatchInlineSnapshot(
      `"The server refused the connection. All 3 attempts failed."`,
    )
  })
})

describe('a response that takes too long', () => {
  it('nothing at all', async () => {
    const { result, requests } = await fetchFrom(() => undefined, { totalTimeout: 150 })
    expect(requests).toBe(1)
    expect(causeOf(result)).toMatchInlineSnapshot(`"The server didn't send a complete response within 0.15 s."`)
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
    expect(causeOf(result)).toMatchInlineSnapshot(`"The server didn't send a complete response within 0.2 s."`)
  })
})

describe('a response that is final', () => {
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
    for (const [name, respond, options] of cases) {
      lines.push(`${name}: ${causeOf((await fetchFrom(respond, options)).result)}`)
      await server?.close()
    }
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "404: The server returned 404 Not Found. Check that the URL is that of the document.
      401: The server returned 401 Unauthorized. Write the user name and password into the URL: https://name:password@host.
      204: The server returned 204 No Content. Check that the URL is that of the document.
      HTML with status 200: The response has the content type "text/html" instead of application/json. Check that the URL is that of the document itself, or let the server send this content type.
      no content type: The response has the content type "" instead of application/json. Check that the URL is that of the document itself, or let the server send this content type.
      over the cap: The response is larger than 1 KiB. Check that the URL is that of the document.
      small, but over the cap when decompressed: The response is larger than 1 MiB. Check that the URL is that of the document.
      a NUL character: The response isn't text: it contains a NUL character. Check that the URL is that of the document.
      invalid UTF-8: The response isn't text: it is not valid UTF-8. Save the document as UTF-8.
      a redirect to a file: The request failed: URL scheme must be a HTTP(S) scheme.
      redirects in a circle: The server redirected too many times."
    `)
  })

  it('is requested once', async () => {
    expect((await fetchFrom((_request, response) => response.writeHead(403).end())).requests).toBe(1)
  })
})

it('requests nothing by other protocols', async () => {
  expect(
    [
      causeOf(await fetchText({ url: 'file:///etc/passwd' })),
      causeOf(await fetchText({ url: 'ftp://127.0.0.1/x' })),
      causeOf(await fetchText({ url: 'not a URL' })),
      causeOf(await fetchText({ url: 'localhost:4242/docs/openapi.json?token=secret' })),
      causeOf(await fetchText({ url: 'unleash.example.com/docs/openapi.json' })),
      causeOf(await fetchText({ url: 'localhost' })),
      causeOf(await fetchText({ url: '../openapi.json' })),
      causeOf(await fetchText({ url: 'content/openapi.json' })),
      causeOf(await fetchText({ url: 'openapi.json' })),
      causeOf(await fetchText({ url: 'C:\\docs\\openapi.json' })),
    ].join('\n'),
  ).toMatchInlineSnapshot(`
    ""file:///etc/passwd" isn't an HTTP or HTTPS URL. Write a URL that starts with http:// or https://; a file has to be served by a web server.
    "ftp://127.0.0.1/x" isn't an HTTP or HTTPS URL. Write a URL that starts with http:// or https://; a file has to be served by a web server.
    "not a URL" isn't an HTTP or HTTPS URL. Write a URL that starts with http:// or https://; a file has to be served by a web server.
    "localhost:4242/docs/openapi.json" isn't an HTTP or HTTPS URL. Write http:// or https:// before it.
    "unleash.example.com/docs/openapi.json" isn't an HTTP or HTTPS URL. Write http:// or https:// before it.
    "localhost" isn't an HTTP or HTTPS URL. Write http:// or https:// before it.
    "../openapi.json" isn't an HTTP or HTTPS URL. Write a URL that starts with http:// or https://; a file has to be served by a web server.
    "content/openapi.json" isn't an HTTP or HTTPS URL. Write a URL that starts with http:// or https://; a file has to be served by a web server.
    "openapi.json" isn't an HTTP or HTTPS URL. Write a URL that starts with http:// or https://; a file has to be served by a web server.
    "C:\\docs\\openapi.json" isn't an HTTP or HTTPS URL. Write a URL that starts with http:// or https://; a file has to be served by a web server."
  `)
})

function failed(code: string): Error {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
}

it.each([
  [failed('ENOTFOUND'), 'The host name is unknown.'],
  [failed('UND_ERR_CONNECT_TIMEOUT'), 'The connection timed out.'],
  [failed('CERT_HAS_EXPIRED'), 'The request failed with CERT_HAS_EXPIRED.'],
  [
    new TypeError('fetch failed', { cause: new Error('redirect count exceeded') }),
    'The server redirected too many times.',
  ],
  ['not even an error', 'The request failed.'],
])('%s', (error, sentence) => {
  expect(networkCause(error)).toBe(sentence)
})
