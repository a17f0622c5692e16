import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { handleAdminRequest, type FakeResponse, type FakeState } from './adminApi'
import { evaluateFlag } from './evaluateFlag'

export interface FakeUnleash {
  /** `http://127.0.0.1:<port>` */
  origin: string
  /** Requests that failed, with their status. */
  refused: readonly string[]
  close: () => Promise<void>
}

const session = 'unleash-session=fake'
const loginHeaders = { 'set-cookie': `${session}; Path=/; HttpOnly` }
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-max-age': '60',
}

/** Starts a server that behaves like Unleash 5.8 as far as tutorials use it: one project, one environment, in memory. */
export async function startFakeUnleash(): Promise<FakeUnleash> {
  const state: FakeState = { flags: new Map(), tokens: new Map() }
  const refused: string[] = []
  const server = createServer((request, response) => {
    void respond(state, request).then(({ status, body }) => {
      if (status >= 400) refused.push(`${request.method} ${request.url} ${status}`)
      const isLogin = request.url === '/auth/simple/login'
      response.writeHead(status, { 'content-type': 'application/json', ...corsHeaders, ...(isLogin && loginHeaders) })
      response.end(body === undefined ? undefined : JSON.stringify(body))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    refused,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function respond(state: FakeState, request: IncomingMessage): Promise<FakeResponse> {
  const { method = '', headers } = request
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const body = parsed(await text(request))
  const tokenType = state.tokens.get(headers.authorization ?? '')
  if (method === 'OPTIONS') return { status: 204 }
  if (pathname === '/auth/simple/login') return login(body)
  if (pathname.startsWith('/api/admin/')) {
    if (!headers.cookie?.includes(session)) return { status: 401 }
    return handleAdminRequest(state, method, pathname, body) ?? { status: 404 }
  }
  if (tokenType === undefined) return { status: 401 }
  const flags = [...state.flags.values()]
  const key = `${method} ${pathname} ${tokenType}`
  if (key === 'GET /api/client/features client') return { status: 200, body: { version: 2, features: flags } }
  if (key === 'POST /api/frontend/client/metrics frontend') return { status: 200 }
  if (key !== 'GET /api/frontend frontend') return { status: 403 }
  const context = { userId: searchParams.get('userId'), sessionId: searchParams.get('sessionId') }
  return { status: 200, body: { toggles: flags.flatMap((flag) => evaluateFlag(flag, context) ?? []) } }
}

function login(body: unknown): FakeResponse {
  const { username, password } = body as { username?: string; password?: string }
  return username === 'admin' && password === 'unleash4all' ? { status: 200, body: { username } } : { status: 401 }
}

function parsed(json: string): unknown {
  return json === '' ? undefined : JSON.parse(json)
}
