import { readBytes } from '../../../shared/bytes'
import type { FailureReason } from './sendRequest'

/** A request to the reader's server or relay. */
export interface RequestTask {
  url: string
  init: RequestInit
}

export type RequestResult =
  | { failure: FailureReason }
  | {
      status: number
      statusText: string
      headers: [name: string, value: string][]
      bytes: Uint8Array
      /** In milliseconds, with the body. */
      time: number
    }

/** More than the console can show. */
const maxSize = 20_000_000

let isBlocked = false
// The event of a violation comes after the error of the request, which doesn't name the reason.
self.addEventListener('securitypolicyviolation', () => (isBlocked = true))

/** Posts the response to each request, without cookies and referrer. Redirects aren't followed, so that a token stays with its server. */
self.addEventListener(
  'message',
  ({ data }: MessageEvent<RequestTask>) => void receive(data).then((result) => self.postMessage(result)),
)

async function receive({ url, init }: RequestTask): Promise<RequestResult> {
  const start = performance.now()
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      ...init,
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    })
    if (response.type === 'opaqueredirect') return { failure: 'redirect' }
    const bytes = response.body ? await readBytes(response.body, maxSize) : new Uint8Array()
    if (!bytes) return { failure: 'too-large' }
    return {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      bytes,
      time: Math.round(performance.now() - start),
    }
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 100))
    return { failure: isBlocked ? 'policy' : 'network' }
  }
}
