import type { BuiltRequest } from './buildRequest'

export interface ReceivedResponse {
  status: number
  statusText: string
  headers: [name: string, value: string][]
  mediaType: string
  text: string
  /** Size of the body, in bytes. */
  size: number
  /** In milliseconds. */
  time: number
}

export type FailureReason = 'timeout' | 'cancelled' | 'network' | 'policy' | 'redirect' | 'too-large' | 'relay'

export class RequestFailure extends Error {
  override name = 'RequestFailure'

  constructor(readonly reason: FailureReason, message = '') {
    super(message)
  }
}

const timeLimit = 30_000
const maxSize = 20_000_000

/**
 * Sends a request to the reader's server or relay. The token is only in the header, and the browser adds no cookies.
 * @param origin URL that the path is appended to
 * @param signal cancels the request
 * @throws RequestFailure
 */
export async function sendRequest(origin: string, { method, path, headers, body }: BuiltRequest, token: string | undefined, signal: AbortSignal): Promise<ReceivedResponse> {
  const controller = new AbortController()
  const timeout = { isOver: false }
  const timer = window.setTimeout(() => {
    timeout.isOver = true
    controller.abort()
  }, timeLimit)
  signal.addEventListener('abort', () => controller.abort(), { once: true })
  const policy = watchPolicy()
  const start = performance.now()
  try {
    const response = await fetch(origin + path, {
      method,
      headers: { ...headers, ...(token !== undefined && { Authorization: token }) },
      ...(body !== undefined && { body }),
      mode: 'cors',
      credentials: 'omit',
      cache: 'no-store',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal: controller.signal,
    })
    if (response.type === 'opaqueredirect') throw new RequestFailure('redirect')
    const bytes = await readBytes(response)
    const text = new TextDecoder().decode(bytes)
    if (response.headers.has('x-api-relay')) throw new RequestFailure('relay', text.slice(0, 1000))
    return {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      mediaType: (response.headers.get('content-type') ?? '').replace(/;.*/, '').trim().toLowerCase(),
      text,
      size: bytes.length,
      time: Math.round(performance.now() - start),
    }
  } catch (error) {
    if (error instanceof RequestFailure) throw error
    if (timeout.isOver) throw new RequestFailure('timeout')
    if (signal.aborted) throw new RequestFailure('cancelled')
    // The event of a violation comes after the error of the request.
    await new Promise((resolve) => window.setTimeout(resolve, 100))
    throw new RequestFailure(policy.isViolated() ? 'policy' : 'network')
  } finally {
    window.clearTimeout(timer)
    policy.stop()
  }
}

/** @throws RequestFailure for more than the console can show */
async function readBytes({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.length
    if (size > maxSize) {
      void reader?.cancel()
      throw new RequestFailure('too-large')
    }
    chunks.push(read.value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

/** Whether the page's own security policy has blocked a request; the error of `fetch` doesn't say so. */
function watchPolicy(): { isViolated: () => boolean; stop: () => void } {
  let isViolated = false
  const note = (event: SecurityPolicyViolationEvent) => {
    if (event.effectiveDirective === 'connect-src') isViolated = true
  }
  document.addEventListener('securitypolicyviolation', note)
  return { isViolated: () => isViolated, stop: () => document.removeEventListener('securitypolicyviolation', note) }
}

/** Whether anything responds there; without the token. Servers can forbid to read this, so false doesn't prove that nothing does. */
export async function isReachable(origin: string): Promise<boolean> {
  try {
    await fetch(`${origin}/health`, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(5000) })
    return true
  } catch {
    return false
  }
}

/** The target of the relay, or undefined where no relay responds. It takes as long as the reader needs to answer the browser's question. */
export async function relayTarget(relay: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(`${relay}/.relay`, { credentials: 'omit', cache: 'no-store', signal })
    const { target } = (await response.json()) as { target?: unknown }
    return typeof target === 'string' ? target.replace(/\/$/, '') : undefined
  } catch {
    return undefined
  }
}

/** Whether the reader has forbidden this page to use the local network. Only some browsers know the permission. */
export async function isLocalNetworkDenied(): Promise<boolean> {
  const names = ['local-network-access', 'local-network', 'loopback-network']
  const states = await Promise.all(
    names.map(async (name) => {
      try {
        return (await navigator.permissions.query({ name: name as PermissionName })).state
      } catch {
        return undefined
      }
    }),
  )
  return states.includes('denied')
}
