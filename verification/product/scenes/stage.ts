import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the browser of the scenes connects to: the server, with responses that are the same each time. */
export interface Stage {
  /** `http://127.0.0.1:PORT` */
  url: string
  /** Whether the server has responded to everything. */
  isIdle: () => boolean
  /** Changes what is served, for the next scene. */
  use(options: StageOptions): void
  close(): Promise<void>
}

export interface StageOptions {
  /** Responds instead of the server; undefined leaves the request to it. */
  respond?: ((method: string, path: string) => { status: number; body?: unknown } | undefined) | undefined
  /** Changes a JSON response of the server. */
  change?: ((path: string, body: unknown) => unknown) | undefined
}

interface StageSetup {
  target: string
  clock: Date
  port?: number
  /** What the server doesn't have, by path. Browsers keep it. */
  files?: ReadonlyMap<string, Buffer>
}

/** Starts a proxy on loopback in front of the server at `target`. */
export async function startStage({ target, clock, port = 0, files }: StageSetup): Promise<Stage> {
  const forward = forwardTo(target)
  let options: StageOptions = {}
  let open = 0
  const server = http.createServer((request, response) => {
    open += 1
    response.on('close', () => (open -= 1))
    const { method = 'GET', url = '/' } = request
    const path = pathOf(url)
    const file = files?.get(url)
    const made = file ? undefined : options.respond?.(method, path)
    if (file) response.writeHead(200, { 'cache-control': 'max-age=31536000, immutable' }).end(file)
    else if (made) {
      request.resume()
      send(response, made.status, {}, made.body)
    } else
      forward(request, response, (text) => {
        const steady = steadyText(text, { clock, now: new Date(), path })
        const body = steady === '' ? undefined : (JSON.parse(steady) as unknown)
        return options.change ? options.change(path, body) : body
      })
  })
  server.keepAliveTimeout = 600_000
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isIdle: () => open === 0,
    use: (next) => (options = next),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

type ReadBody = (json: string) => unknown

/** Passes requests on to a server, and its responses back; those in JSON with the body that `readBody` makes of theirs. */
function forwardTo(target: string) {
  const upstream = new URL(target)
  // The server closes idle connections after 5 s, perhaps while a request is being written to one.
  const agent = new http.Agent({ keepAlive: false })
  return (request: http.IncomingMessage, response: http.ServerResponse, readBody: ReadBody): void => {
    const { method, url: path } = request
    const headers = { ...request.headers, host: upstream.host, 'accept-encoding': 'identity' }
    const forwarded = http.request(
      { host: upstream.hostname, port: upstream.port, method, path, headers, agent },
      (upstreamResponse) => relay(upstreamResponse, response, readBody),
    )
    forwarded.on('error', () => send(response, 502, {}, { message: 'The Unleash server did not respond.' }))
    request.pipe(forwarded)
  }
}

function relay(upstreamResponse: http.IncomingMessage, response: http.ServerResponse, readBody: ReadBody): void {
  const { statusCode = 502 } = upstreamResponse
  const headers = withSessionCookies(upstreamResponse.headers)
  if (!/\bjson\b/.test(headers['content-type'] ?? '')) {
    response.writeHead(statusCode, headers)
    upstreamResponse.pipe(response)
    return
  }
  const chunks: Buffer[] = []
  upstreamResponse.on('data', (chunk: Buffer) => chunks.push(chunk))
  upstreamResponse.on('end', () => {
    // Its length and its hash are no longer those of the server's response.
    delete headers['content-length']
    delete headers.etag
    send(response, statusCode, headers, readBody(Buffer.concat(chunks).toString()))
  })
}

function pathOf(url: string): string {
  return new URL(url, 'http://127.0.0.1').pathname
}

function send(response: http.ServerResponse, status: number, headers: http.IncomingHttpHeaders, body: unknown): void {
  response.writeHead(status, { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) })
  response.end(body === undefined ? '' : JSON.stringify(body))
}

/** The server's clock may differ from the browser's: cookies must not expire by either. */
function withSessionCookies(headers: http.IncomingHttpHeaders): http.IncomingHttpHeaders {
  const cookies = headers['set-cookie']
  return cookies
    ? { ...headers, 'set-cookie': cookies.map((cookie) => cookie.replace(/; ?(expires|max-age)=[^;]*/gi, '')) }
    : { ...headers }
}

/** So that the UI says "1 minute ago", and never "0 seconds from now". */
const recentMs = 60_000
/** Longer than any run, and shorter than any expiry that a form offers. */
const runHours = 6

/**
 * JSON of the server with what differs between two runs replaced: times since the start of this run by a minute before the fixed time, and URLs
 * of servers on this machine, also of the one that the data were made on, by the one that the pages use.
 */
export function steadyText(json: string, { clock, now, path }: { clock: Date; now: Date; path: string }): string {
  const isOfThisRun = (time: number) =>
    [clock, now].some((start) => Math.abs(time - start.getTime()) < runHours * 3_600_000 && time > clock.getTime())
  const recent = new Date(clock.getTime() - recentMs).toISOString()
  return (
    json
      .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'https://unleash.example.com')
      .replace(/"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)"/g, (whole, time: string) =>
        isOfThisRun(Date.parse(time)) ? `"${recent}"` : whole,
      )
      // The server writes when it has seen a token every few minutes, whenever that is.
      .replace(/"seenAt":"[^"]+"/g, (whole) => (path.includes('/api-tokens') ? `"seenAt":"${recent}"` : whole))
  )
}
