import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'

const script = 'static/api-relay.mjs'
const site = 'https://docs.example.com'
const token = 'user:secret-token'

/** What the target received last. */
let received: { method?: string | undefined; url?: string | undefined; headers: http.IncomingHttpHeaders; body: string }
let target: http.Server
let relay: { process: ChildProcess; port: number; output: () => string }

beforeAll(async () => {
  target = http.createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      received = { method: request.method, url: request.url, headers: request.headers, body }
      const headers = {
        'content-type': 'application/json',
        'content-encoding': 'gzip',
        'set-cookie': 'a=b',
        'access-control-allow-origin': '*',
        etag: '"1"',
      }
      response.writeHead(request.url?.includes('missing') ? 404 : 200, headers).end(gzipSync('{"from": "target"}'))
    })
  })
  target.listen(0, '127.0.0.1')
  await once(target, 'listening')
  relay = await startRelay([`http://127.0.0.1:${portOf(target)}/base/`, '--site', site])
})

afterAll(() => {
  relay.process.kill()
  target.close()
})

test('the script has at most 120 lines and imports only Node.js', () => {
  const code = fs.readFileSync(script, 'utf8')
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(120)
  expect([...code.matchAll(/from '([^']+)'/g)].map(([, name]) => name)).toEqual([
    'node:http',
    'node:https',
    'node:util',
  ])
})

test('a request is forwarded with its token, and without what identifies the browser', async () => {
  const sent = {
    authorization: token,
    'content-type': 'application/json',
    cookie: 'a=b',
    referer: `${site}/page`,
    'sec-fetch-mode': 'cors',
  }
  const { status, headers, text } = await ask('/api/admin/projects?a=1', {
    method: 'POST',
    headers: sent,
    body: '{"a":1}',
  })
  expect([status, text]).toEqual([200, '{"from": "target"}'])
  expect(headers).toMatchObject({
    'access-control-allow-origin': site,
    'access-control-expose-headers': '*',
    etag: '"1"',
  })
  expect(headers['set-cookie']).toBeUndefined()
  expect([received.method, received.url, received.body]).toEqual(['POST', '/base/api/admin/projects?a=1', '{"a":1}'])
  expect(received.headers).toMatchObject({
    authorization: token,
    'content-type': 'application/json',
    host: `127.0.0.1:${portOf(target)}`,
  })
  for (const name of ['cookie', 'referer', 'origin', 'sec-fetch-mode']) expect(received.headers[name]).toBeUndefined()
})

test('errors of the target are forwarded as they are', async () => {
  const { status, headers } = await ask('/missing')
  expect([status, headers['x-api-relay']]).toEqual([404, undefined])
})

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a part of the site’s name', { origin: `${site}.evil.example` }],
  ['no site, such as a program', {}],
  ['a name that points to this machine', { origin: site, host: 'evil.example:4243' }],
])('requests of %s are refused and reach no target', async (_, headers) => {
  received = { headers: {}, body: '' }
  const response = await ask('/api', { headers, hasOrigin: false })
  expect([response.status, response.headers['x-api-relay'], response.headers['access-control-allow-origin']]).toEqual([
    403,
    'error',
    undefined,
  ])
  expect(received.url).toBeUndefined()
})

test.each(['/../secret', '/%2e%2e/secret', '/a/../../secret', '*'])(
  '%s doesn’t lead out of the target',
  async (path) => {
    received = { headers: {}, body: '' }
    const { status } = await ask(path)
    expect([status, received.url]).toEqual([400, undefined])
  },
)

test('a second host in the path stays a path of the target', async () => {
  await ask('//evil.example/a')
  expect(received.url).toBe('/base//evil.example/a')
})

test('the browser is told what this site may send, also from a public site to this machine', async () => {
  const { status, headers } = await ask('/api', {
    method: 'OPTIONS',
    headers: { 'access-control-request-headers': 'authorization' },
  })
  expect(status).toBe(204)
  expect(headers).toMatchObject({
    'access-control-allow-headers': 'authorization',
    'access-control-allow-private-network': 'true',
    'access-control-allow-origin': site,
  })
  expect(headers['access-control-allow-credentials']).toBeUndefined()
})

test('it names its target, and where that can’t be reached', async () => {
  expect((await ask('/.relay')).text).toBe(`{"target":"http://127.0.0.1:${portOf(target)}/base/"}`)
  const other = await startRelay(['http://127.0.0.1:1', '--site', site])
  const { status, headers, text } = await ask('/api', {}, other.port)
  other.process.kill()
  expect([status, headers['x-api-relay']]).toEqual([502, 'error'])
  expect(text).toContain("The relay can't reach http://127.0.0.1:1/:")
})

test.each([
  ['a status that is none', 'HTTP/1.1 099 Odd\r\ncontent-length: 0\r\n\r\n', 502],
  ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n', 502],
  ['no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n', 502],
  [
    'headers for a whole site, and that of the relay',
    'HTTP/1.1 200 OK\r\nclear-site-data: "*"\r\nalt-svc: h3=":443"\r\nx-api-relay: error\r\ncontent-length: 0\r\n\r\n',
    200,
  ],
])(
  'a target that responds with %s doesn’t end the relay',
  async (_, bytes, expected) => {
    const odd = net.createServer((socket) => socket.on('error', () => undefined).once('data', () => socket.end(bytes)))
    odd.listen(0, '127.0.0.1')
    await once(odd, 'listening')
    const other = await startRelay([`http://127.0.0.1:${(odd.address() as AddressInfo).port}`, '--site', site])
    const { status, headers } = await ask('/api', {}, other.port)
    expect([status, headers['x-api-relay']]).toEqual([expected, expected === 200 ? undefined : 'error'])
    for (const name of ['clear-site-data', 'alt-svc']) expect(headers[name]).toBeUndefined()
    expect((await ask('/.relay', {}, other.port)).status).toBe(200)
    other.process.kill()
    odd.close()
  },
  20_000,
)

test('neither the token nor a path is written to the terminal', async () => {
  await ask(`/api/admin/api-tokens/${token}?secret=${token}`, { method: 'DELETE', headers: { authorization: token } })
  expect(relay.output()).toContain('DELETE 200')
  expect(relay.output()).not.toContain('secret')
})

test.each([
  [[], 'Usage: node api-relay.mjs'],
  [['unleash.example.com'], "unleash.example.com isn't a URL."],
  [['file:///etc/passwd'], "file:///etc/passwd isn't a URL."],
  [['https://a.example', '--site', 'docs'], "docs isn't a URL."],
  [['https://a.example', '--port', '99999'], "99999 isn't a port."],
  [['https://a.example', '--open'], "Unknown option '--open'"],
])('%j: %s', async (args, message) => {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (part: Buffer) => (errors += part.toString()))
  const [code] = (await once(child, 'close')) as [number]
  expect([code, errors]).toEqual([1, expect.stringContaining(message)])
})

async function startRelay(args: string[]): Promise<typeof relay> {
  const child = spawn(process.execPath, [script, ...args, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  while (!output.includes('To stop')) await once(child.stdout, 'data')
  return { process: child, port: Number(/127\.0\.0\.1:(\d+)\. To stop/.exec(output)?.[1]), output: () => output }
}

interface AskOptions {
  method?: string
  headers?: http.OutgoingHttpHeaders
  body?: string
  hasOrigin?: boolean
}

function ask(
  path: string,
  { method = 'GET', headers = {}, body, hasOrigin = true }: AskOptions = {},
  port = relay.port,
) {
  return new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      const request = http.request(
        { host: '127.0.0.1', port, path, method, headers: { ...(hasOrigin && { origin: site }), ...headers } },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () => {
            const bytes = Buffer.concat(parts)
            const isZipped = response.headers['content-encoding'] === 'gzip'
            void (
              isZipped ? import('node:zlib').then(({ gunzipSync }) => gunzipSync(bytes)) : Promise.resolve(bytes)
            ).then((text) => resolve({ status: response.statusCode, headers: response.headers, text: text.toString() }))
          })
        },
      )
      request.on('error', reject)
      request.end(body)
    },
  )
}

function portOf(server: http.Server): number {
  return (server.address() as AddressInfo).port
}
