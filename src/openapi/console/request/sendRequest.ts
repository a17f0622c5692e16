import type { BuiltRequest } from './buildRequest'
import type { RequestResult, RequestTask } from './requestWorker'

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

export type FailureReason =
  | 'timeout'
  | 'cancelled'
  | 'network'
  | 'policy'
  | 'redirect'
  | 'too-large'
  | 'relay'
  | 'other-target'
  | 'load'

export class RequestFailure extends Error {
  override name = 'RequestFailure'

  constructor(
    readonly reason: FailureReason,
    message = '',
  ) {
    super(message)
  }
}

const timeLimit = 30_000

/**
 * Sends a request to the reader's server or relay. The token is only in the header.
 * @param origin URL that the path is appended to
 * @param signal cancels the request
 * @throws RequestFailure
 */
export async function sendRequest(
  origin: string,
  { method, path, headers, body }: BuiltRequest,
  token: string | undefined,
  signal: AbortSignal,
): Promise<ReceivedResponse> {
  const controller = new AbortController()
  const timer = window.setTimeout(() => controller.abort(new RequestFailure('timeout')), timeLimit)
  signal.addEventListener('abort', () => controller.abort(new RequestFailure('cancelled')), { once: true })
  const init = {
    method,
    headers: { ...headers, ...(token !== undefined && { Authorization: token }) },
    ...(body !== undefined && { body }),
  }
  const { bytes, ...received } = await receive(origin + path, init, controller.signal).finally(() =>
    window.clearTimeout(timer),
  )
  const text = new TextDecoder().decode(bytes)
  const header = (wanted: string) => received.headers.find(([name]) => name === wanted)?.[1]
  if (header('x-api-relay') !== undefined) throw new RequestFailure('relay', text.slice(0, 1000))
  return {
    ...received,
    mediaType: (header('content-type') ?? '').replace(/;.*/, '').trim().toLowerCase(),
    text,
    size: bytes.length,
  }
}

/**
 * Requests other servers in a worker, because only the file of this worker has a security policy that allows it: pages may use this site
 * alone (`src/build/securityHeaders` knows the name of the file).
 * @throws RequestFailure, or the reason of the signal
 */
async function receive(
  url: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<Exclude<RequestResult, { failure: unknown }>> {
  signal.throwIfAborted()
  const worker = new Worker(/* webpackChunkName: "api-requests" */ new URL('./requestWorker.ts', import.meta.url))
  try {
    const result = await new Promise<RequestResult>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<RequestResult>) => resolve(data))
      worker.addEventListener('error', () => resolve({ failure: 'load' }))
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      worker.postMessage({ url, init } satisfies RequestTask)
    })
    if ('failure' in result) throw new RequestFailure(result.failure)
    return result
  } finally {
    worker.terminate()
  }
}

/** Whether anything responds there; without the token. Servers can forbid to read this, so false doesn't prove that nothing does. */
export async function isReachable(origin: string): Promise<boolean> {
  try {
    await receive(`${origin}/health`, { mode: 'no-cors', redirect: 'follow' }, AbortSignal.timeout(5000))
    return true
  } catch {
    return false
  }
}

/** The target of the relay, or undefined where no relay responds. It takes as long as the reader needs to answer the browser's question. */
export async function relayTarget(relay: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const { bytes } = await receive(`${relay}/.relay`, {}, signal)
    const { target } = JSON.parse(new TextDecoder().decode(bytes)) as { target?: unknown }
    return typeof target === 'string' ? target.replace(/\/$/, '') : undefined
  } catch (error) {
    if (error instanceof RequestFailure && error.reason === 'load') throw error
    return undefined
  }
}

/** Whether the reader has forbidden this page to use the local network. Only some browsers know the permission. */
export async function isLocalNetworkDenied(): Promise<boolean> {
  const names = ['local-network-access', 'local-network', 'loopback-network']
  // `async`: some browsers throw, or have no `permissions`.
  const queries = await Promise.allSettled(
    names.map(async (name) => navigator.permissions.query({ name: name as PermissionName })),
  )
  return queries.some((query) => query.status === 'fulfilled' && query.value.state === 'denied')
}
