import { setTimeout as wait } from 'node:timers/promises'
import { Agent, fetch, type Response } from 'undici'
import { networkCause } from './networkCause'
import { readBody } from './readBody'
import { retryDelay } from './retryDelay'
import { shownUrl } from './shownUrl'

export interface FetchOptions {
  url: string
  /** Largest body, decompressed; 20 MiB unless told. */
  maxBytes?: number
  /** Media types that are accepted, as `application/json`; all when left out. */
  contentTypes?: readonly string[]
  /** Milliseconds for one connection to be made. */
  connectTimeout?: number
  /** Milliseconds for everything: all tries and the waiting between them. */
  totalTimeout?: number
  tries?: number
  /** Waits between tries; for tests. */
  sleep?: (milliseconds: number) => Promise<unknown>
}

export interface FetchedText {
  text: string
  /** Where the text came from in the end, after redirects. */
  url: string
  /** ISO date. */
  retrievedAt: string
}

/** `cause` is a sentence for the person who reads the build's log. */
export type FetchResult = ({ ok: true } & FetchedText) | { ok: false; cause: string }

type Try = FetchResult | { ok: 'retry'; cause: string; retryAfter: string | null }

/**
 * Fetches one text over http or https. Tries again after network errors, 429 and 5xx; any other answer is final.
 *
 * @returns the text or the cause of its absence; never throws.
 */
export async function fetchText(options: FetchOptions): Promise<FetchResult> {
  if (!isHttp(options.url)) return { ok: false, cause: `"${shownUrl(options.url)}" is no http or https address.` }
  const { connectTimeout = 5_000, totalTimeout = 30_000, tries = 3 } = options
  const deadline = performance.now() + totalTimeout
  const agent = new Agent({ connect: { timeout: connectTimeout } })
  const signal = AbortSignal.timeout(totalTimeout)
  const tooLate = `The server gave no complete answer within ${totalTimeout / 1000} s.`
  const sleep = options.sleep ?? ((milliseconds: number) => wait(milliseconds))
  try {
    for (let count = 1; ; count++) {
      const result = await tryOnce(options, agent, signal)
      if (signal.aborted && result.ok !== true) return { ok: false, cause: tooLate }
      if (result.ok !== 'retry') return result
      if (count >= tries) return { ok: false, cause: `${result.cause} ${triesSentence(count)}`.trim() }
      const delay = retryDelay(count, result.retryAfter, Date.now())
      if (performance.now() + delay >= deadline) return { ok: false, cause: `${result.cause} ${noTimeSentence(delay)}` }
      await sleep(delay)
    }
  } finally {
    // A server that keeps its connection open must not keep the build waiting.
    void agent.destroy()
  }
}

async function tryOnce(options: FetchOptions, agent: Agent, signal: AbortSignal): Promise<Try> {
  const { url, contentTypes = [], maxBytes = 20 * 1024 * 1024 } = options
  try {
    const response = await fetch(withoutCredentials(url), {
      dispatcher: agent,
      signal,
      headers: headersFor(url, contentTypes),
    })
    const refused = refusal(response, url, contentTypes)
    if (refused) return refused
    const body = await readBody(response.body, maxBytes)
    if (!body.ok) return body
    return { ok: true, text: body.text, url: response.url, retrievedAt: new Date().toISOString() }
  } catch (error) {
    return { ok: 'retry', cause: networkCause(error), retryAfter: null }
  }
}

/** Why an answer is not read, judged by its status line and headers. */
function refusal(response: Response, url: string, contentTypes: readonly string[]): Try | undefined {
  const { status, statusText, headers } = response
  if (status === 429 || status >= 500) {
    return {
      ok: 'retry',
      cause: `The server answered ${status} ${statusText}`.trim() + '.',
      retryAfter: headers.get('retry-after'),
    }
  }
  if (status !== 200) return { ok: false, cause: `The server answered ${status} ${statusText}`.trim() + '.' }
  if (url.startsWith('https:') && response.url.startsWith('http:')) {
    return { ok: false, cause: `The server redirected from https to "${shownUrl(response.url)}".` }
  }
  const type = (headers.get('content-type') ?? '').replace(/;.*/s, '').trim().toLowerCase()
  if (contentTypes.length === 0 || contentTypes.includes(type)) return undefined
  return { ok: false, cause: `The answer has the content type "${type}" instead of ${contentTypes.join(' or ')}.` }
}

/** `fetch` refuses addresses with user name and password, so they travel as a header (RFC 7617). */
function headersFor(url: string, contentTypes: readonly string[]): Record<string, string> {
  const { username, password } = new URL(url)
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  return {
    accept: contentTypes.length > 0 ? contentTypes.join(', ') : '*/*',
    'user-agent': 'unleash-docs',
    ...(username !== '' && { authorization: `Basic ${credentials}` }),
  }
}

function withoutCredentials(url: string): URL {
  const address = new URL(url)
  address.username = ''
  address.password = ''
  return address
}

function isHttp(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)
}

function triesSentence(count: number): string {
  return count === 1 ? '' : `It was tried ${count} times.`
}

function noTimeSentence(delay: number): string {
  return `The next try would be in ${Math.ceil(delay / 1000)} s, which is too late.`
}
