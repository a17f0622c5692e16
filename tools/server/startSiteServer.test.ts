import fs from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSiteServer, type SiteServer } from './startSiteServer'

let folder: string
let server: SiteServer

beforeAll(async () => {
  folder = path.join(await fs.mkdtemp(path.join(os.tmpdir(), 'site-')), 'public')
  const files = {
    'index.html': '<h1>Home</h1>',
    '404.html': '<h1>Page not found</h1>',
    'guide/index.html': '<h1>Guide</h1>',
    'Case/index.html': '<h1>Case</h1>',
    'app-1.js': 'start()',
    'guide.md': '# Guide',
    '.hidden': 'hidden',
    '../secret.txt': 'secret',
    _redirects: '/old /guide 301\n/guide /elsewhere 301\n/taken /guide 301!\n/alias /guide 200\n/gone /404 410\n',
    _headers: `/*\n  x-frame-options: DENY\n/guide\n  content-security-policy: default-src 'self'; frame-ancestors 'none'\n/app-*\n  cache-control: public, max-age=31536000, immutable\n/*.md\n  content-type: text/markdown; charset=utf-8\n`,
  }
  for (const [name, text] of Object.entries({ ...files, 'taken/index.html': 'never seen' })) {
    await fs.mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await fs.writeFile(path.join(folder, name), text)
  }
  server = await startSiteServer(folder, 0)
})

afterAll(() => server.close())

interface Reply {
  status: number | undefined
  headers: http.IncomingHttpHeaders
  body: string
}

/** `fetch` would tidy the path before it is sent. */
function sendRequest(target: string, method = 'GET', headers: http.OutgoingHttpHeaders = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port: server.port, path: target, method, headers },
      (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (body += chunk))
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
      },
    )
    request.on('error', reject)
    request.end()
  })
}

test.each([
  ['/', 200, 'Home'],
  ['/?q=1', 200, 'Home'],
  ['/guide', 200, 'Guide'],
  ['/Case', 200, 'Case'],
  ['/case', 404, 'Page not found'],
  ['/app-1.js', 200, 'start()'],
  ['/alias', 200, 'Guide'],
  ['/nothing', 404, 'Page not found'],
  ['/%2F%2Fevil', 404, 'Page not found'],
  ['/%', 404, 'Page not found'],
  ['/_redirects', 404, 'Page not found'],
  ['/.hidden', 404, 'Page not found'],
  ['/../secret.txt', 404, 'Page not found'],
  ['/%2e%2e/secret.txt', 404, 'Page not found'],
  ['/guide/..%2f..%2fsecret.txt', 404, 'Page not found'],
  ['/..\\secret.txt', 404, 'Page not found'],
])('%s returns %d', async (target, status, text) => {
  const reply = await sendRequest(target)
  expect(reply.status).toBe(status)
  expect(reply.body).toContain(text)
})

test('the page for a missing Markdown copy has the type of a page', async () => {
  const types = await Promise.all(
    ['/guide.md', '/gone.md'].map(async (path) => (await sendRequest(path)).headers['content-type']),
  )
  expect(types).toEqual(['text/markdown; charset=utf-8', 'text/html;charset=utf-8'])
})

test.each([
  ['/guide/', '/guide'],
  ['/guide/?a=1&b=2', '/guide?a=1&b=2'],
  ['/old', '/guide'],
  ['/old/?a=1', '/guide?a=1'],
  ['/taken', '/guide'],
])('%s is moved to %s', async (target, location) => {
  const reply = await sendRequest(target)
  expect(reply.status).toBe(301)
  expect(reply.headers.location).toBe(location)
})

test.each(['//evil.com/', '//evil.com/..', '/\\evil.com/', '/%5Cevil.com/'])(
  '%s does not lead to another site',
  async (target) => {
    const reply = await sendRequest(target)
    expect(reply.headers.location).toBeUndefined()
    expect(reply.status).toBe(404)
  },
)

test('every response has the headers of _headers for its path', async () => {
  expect((await sendRequest('/app-1.js')).headers).toMatchObject({
    'x-frame-options': 'DENY',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript',
  })
  expect((await sendRequest('/nothing')).headers['x-frame-options']).toBe('DENY')
  expect((await sendRequest('/guide')).headers['cache-control']).toBeUndefined()
})

test('HEAD responds like GET without a body', async () => {
  const reply = await sendRequest('/guide', 'HEAD')
  expect(reply).toMatchObject({ status: 200, body: '' })
  expect(reply.headers['content-length']).toBe('14')
})

test('a page that says "not found" is sent whole, whatever the browser has', async () => {
  const { headers } = await sendRequest('/404.html')
  const reply = await sendRequest('/nothing', 'GET', { 'if-none-match': headers.etag, range: 'bytes=0-3' })
  expect(reply).toMatchObject({ status: 404, body: '<h1>Page not found</h1>' })
})

test('a file that the browser has is not sent again', async () => {
  const { headers } = await sendRequest('/guide')
  expect(await sendRequest('/guide', 'GET', { 'if-none-match': headers.etag })).toMatchObject({ status: 304, body: '' })
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  const reply = await sendRequest('/', method)
  expect(reply.status).toBe(405)
  expect(reply.headers.allow).toBe('GET, HEAD')
})

test('a port that is taken is an error', async () => {
  await expect(startSiteServer(folder, server.port)).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

test('a new build is served without a restart', async () => {
  await fs.writeFile(path.join(folder, 'new.html'), 'new')
  await fs.writeFile(path.join(folder, 'guide/index.html'), '<h1>A longer guide</h1>')
  await fs.writeFile(path.join(folder, '_redirects'), '/old /new.html 301\n')
  expect((await sendRequest('/new.html')).body).toBe('new')
  expect((await sendRequest('/guide')).body).toBe('<h1>A longer guide</h1>')
  expect((await sendRequest('/old')).headers.location).toBe('/new.html')
})

test('pages can be shown in iframes of the same site on request, with all other rules', async () => {
  expect((await sendRequest('/guide')).headers['x-frame-options']).toBe('DENY')
  const framable = await startSiteServer(folder, 0, { isFramable: true })
  const { headers } = await fetch(`http://127.0.0.1:${framable.port}/guide`)
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(headers.get('content-security-policy')).toBe("default-src 'self'; frame-ancestors 'self'")
  await framable.close()
})
