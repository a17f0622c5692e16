// Relay of the API console in the Unleash documentation. It runs on your machine with Node.js 20 or newer, has no dependencies, and
// forwards requests from one website to one Unleash server. It stores nothing, and writes only methods and statuses to the terminal.
//
//   node api-relay.mjs https://unleash.example.com [--site https://docs.getunleash.io] [--port 4243]
import http from 'node:http'
import https from 'node:https'
import { parseArgs } from 'node:util'

const usage = 'Usage: node api-relay.mjs https://unleash.example.com [--site https://docs.getunleash.io] [--port 4243]'
const timeLimit = 60_000
/** Headers of one connection or a whole site, those that identify the reader's browser, and those that the relay sets itself. */
const ownHeaders = /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|origin|referer|cookie|set-cookie|sec-.*|access-control-.*|cross-origin-.*|clear-site-data|alt-svc|x-api-relay)$/

const { target, site, port } = readOptions()

const server = http.createServer((request, response) => {
  const problem = refusal(request)
  if (problem !== undefined) return fail(response, 403, problem)
  response.setHeader('access-control-allow-origin', site)
  response.setHeader('access-control-expose-headers', '*')
  response.setHeader('vary', 'origin')
  if (request.method === 'OPTIONS') return allow(request, response)
  if (request.url === '/.relay') return send(response, 200, { target: target.href })
  const url = targetUrl(request.url ?? '/')
  if (url === undefined) return fail(response, 400, 'The path leads outside the target.')
  forward(request, response, url)
})

server.on('error', (error) => end(error.code === 'EADDRINUSE' ? `Port ${port} is already in use. Choose another one: --port ${port + 1}` : error.message))
server.listen(port, '127.0.0.1', () => {
  print(`Forwarding requests from ${site} to ${target.href}`)
  print(`The relay listens on http://127.0.0.1:${server.address().port}. To stop it, press Ctrl+C.`)
})

/** Why a request isn't forwarded. The host is checked because a website could give its own name the address 127.0.0.1. */
function refusal({ headers }) {
  if (!/^(127\.0\.0\.1|localhost):\d+$/.test(headers.host ?? '')) return 'The relay is only available as 127.0.0.1 or localhost.'
  if (headers.origin !== site) return `The relay only accepts requests from ${site}.`
  return undefined
}

/** Responds to the request that a browser sends before the actual one. */
function allow({ headers }, response) {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
    'access-control-allow-private-network': 'true',
    'access-control-max-age': '600',
  })
  response.end()
}

/** The URL on the target, or undefined for one that isn't below it. */
function targetUrl(path) {
  if (!path.startsWith('/')) return undefined
  const base = target.href.replace(/\/$/, '')
  if (!URL.canParse(base + path)) return undefined
  const url = new URL(base + path)
  const isBelow = url.origin === target.origin && `${url.pathname}/`.startsWith(target.pathname.replace(/\/?$/, '/'))
  return isBelow ? url : undefined
}

function forward(request, response, url) {
  const { request: open } = url.protocol === 'https:' ? https : http
  const outgoing = open(url, { method: request.method, headers: forwarded(request.headers) }, (incoming) => {
    print(`${request.method} ${incoming.statusCode}`)
    if (incoming.statusCode < 100) return outgoing.emit('error', new Error(`the response has the status ${incoming.statusCode}`))
    response.writeHead(incoming.statusCode, forwarded(incoming.headers))
    incoming.on('error', () => response.destroy())
    incoming.pipe(response)
  })
  outgoing.setTimeout(timeLimit, () => outgoing.destroy(new Error(`no response within ${timeLimit / 1000} seconds`)))
  outgoing.on('error', (error) => {
    print(`${request.method} failed: ${error.message || error.code}`)
    if (response.headersSent) response.destroy()
    else fail(response, 502, `The relay can't reach ${target.href}: ${error.message || error.code}`)
  })
  outgoing.on('upgrade', () => outgoing.emit('error', new Error('the response is of another protocol')))
  response.on('close', () => outgoing.destroy())
  request.pipe(outgoing)
}

function forwarded(headers) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.test(name)))
}

/** The header distinguishes errors of the relay from responses of the target. */
function fail(response, status, message) {
  response.setHeader('x-api-relay', 'error')
  send(response, status, { message })
}

function send(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

function readOptions() {
  const options = { site: { type: 'string', default: 'https://docs.getunleash.io' }, port: { type: 'string', default: '4243' } }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    if (positionals.length !== 1) end(usage)
    const [targetText] = positionals
    for (const url of [targetText, values.site]) if (!/^https?:\/\//.test(url) || !URL.canParse(url)) end(`${url} isn't a URL.\n${usage}`)
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65535) end(`${values.port} isn't a port.\n${usage}`)
    const parsed = new URL(targetText)
    return { target: new URL(parsed.origin + parsed.pathname), site: new URL(values.site).origin, port: Number(values.port) }
  } catch (error) {
    return end(`${error.message}\n${usage}`)
  }
}

function print(line) {
  process.stdout.write(`${line}\n`)
}

function end(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
