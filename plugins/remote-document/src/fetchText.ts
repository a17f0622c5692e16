import { setTimeout as wait } from 'node:timers/promises'
import pRetry from 'p-retry'
import { Agent, fetch, type Response } from 'undici'
import { isHttp, shownUrl } from './origin'

export interface FetchOptions {
  url: string
  /** Of the decompressed body; 20 MiB by default. */
  maxBytes?: number
  /** `application/json`; all by default. */
  contentTypes?: readonly string[]
  /** For all tries and the pauses between them, in milliseconds; 30,000 by default. */
  totalTimeout?: number
  /** 3 by default. */
  tries?: number
  /** Before the second try, doubled for each further one, in milliseconds; 500 by default. */
  retryDelay?: number
}

/** In milliseconds. */
const connectTimeout = 5_000

/** `cause` and `fix` are sentences for the build's log; without a fix, the server may respond another time. */
export type FetchResult = ({ ok: true } & FetchedText) | { ok: false; cause: string; fix?: string | undefined }

/** Fetches a document. Retries after network errors, 429 and 5xx; any other response is final. Never throws. */
export async function fetchText(options: FetchOptions): Promise<FetchResult> {
  const { url, totalTimeout = 30_000, tries = 3, retryDelay = 500 } = options
  if (!isHttp(url)) return { ok: false, cause: `"${shownUrl(url)}" isn't an HTTP or HTTPS URL.`, fix: schemeFix(url) }
  const deadline = Date.now() + totalTimeout
  const signal = AbortSignal.timeout(totalTimeout)
  const agent = new Agent({ connect: { timeout: connectTimeout } })
  const isInTime = ({ retryAfter = 0 }: FetchFailure) => Date.now() + retryAfter < deadline
  let count = 0
  try {
    const fetched = await pRetry(
      (attempt) => {
        count = attempt
        return fetchOnce(options, agent, signal)
      },
      {
        retries: tries - 1,
        minTimeout: retryDelay,
        signal,
        async shouldRetry({ error }) {
          if (!(error instanceof FetchFailure) || !error.isTransient || !isInTime(error)) return false
          await wait(error.retryAfter, undefined, { signal })
          return true
        },
      },
    )
    return { ok: true, ...fetched }
  } catch (error) {
    if (signal.aborted)
      return { ok: false, cause: `The server didn't send a complete response within ${totalTimeout / 1000} s.` }
    return error instanceof FetchFailure
      ? { ok: false, cause: causeOf(error), fix: error.fix }
      : { ok: false, cause: String(error) }
  } finally {
    // A server that keeps its connection open must not keep the build waiting.
    void agent.destroy()
  }

  function causeOf(failure: FetchFailure): string {
    const seconds = Math.ceil((failure.retryAfter ?? 0) / 1000)
    if (failure.isTransient && !isInTime(failure))
      return `${failure.message} It allows another attempt in ${seconds} s, which is too late.`
    return failure.isTransient && count > 1 ? `${failure.message} All ${count} attempts failed.` : failure.message
  }
}

const started = new Map<string, Promise<FetchResult>>()

/** Starts to fetch a document that `fetchOrStarted` requests later, so that a build fetches all documents side by side. */
export function startFetch(options: FetchOptions): void {
  started.set(options.url, fetchText(options))
}

/** The result of a fetch that was started, once; otherwise fetches. */
export function fetchOrStarted(options: FetchOptions): Promise<FetchResult> {
  const result = started.get(options.url) ?? fetchText(options)
  started.delete(options.url)
  return result
}

function schemeFix(url: string): string {
  const isHost = /^(localhost|[\w-]+(\.[\w-]+)+|[\w.-]+:\d+)(:\d+)?([/?#]|$)/.test(url)
  return isHost && !/^[^/]+\.(json|ya?ml)$/.test(url)
    ? 'Write http:// or https:// before it.'
    : 'Write a URL that starts with http:// or https://; a file has to be served by a web server.'
}

export interface FetchedText {
  text: string
  /** After redirects. */
  url: string
  /** ISO date. */
  retrievedAt: string
  /** What the server calls this text, if it says so. */
  etag?: string
  /** The day of the text, if the server says so. */
  date?: string
}

/** The message is a sentence for the build's log. */
class FetchFailure extends Error {
  /** Whether another attempt may help. */
  readonly isTransient: boolean
  /** In milliseconds, as the server requests. */
  readonly retryAfter: number | undefined
  readonly fix: string | undefined

  constructor(
    message: string,
    {
      isTransient = false,
      retryAfter,
      fix,
    }: { isTransient?: boolean; retryAfter?: number | undefined; fix?: string | undefined },
  ) {
    super(message)
    this.isTransient = isTransient
    this.retryAfter = retryAfter
    this.fix = fix
  }
}

/** @throws FetchFailure and nothing else. */
async function fetchOnce(
  { url, contentTypes = [], maxBytes = 20 * 1024 * 1024 }: FetchOptions,
  agent: Agent,
  signal: AbortSignal,
): Promise<FetchedText> {
  try {
    // `fetch` refuses URLs with user name and password, so they are sent as a header.
    const plain = Object.assign(new URL(url), { username: '', password: '' })
    const response = await fetch(plain, { dispatcher: agent, signal, headers: headersFor(url, contentTypes) })
    checkHead(response, url, contentTypes)
    const text = await readBody(response.body, maxBytes)
    return { text, url: response.url, retrievedAt: new Date().toISOString(), ...versionOf(response) }
  } catch (error) {
    if (error instanceof FetchFailure) throw error
    throw new FetchFailure(networkCause(error), { isTransient: true, fix: networkFix(error) })
  }
}

/** `ETag` and `Last-Modified` (RFC 9110, 8.8); a value of another form is left out. */
function versionOf({ headers }: Response): Pick<FetchedText, 'etag' | 'date'> {
  const etag = headers.get('etag') ?? ''
  const modified = Date.parse(headers.get('last-modified') ?? '')
  return {
    ...(/^(W\/)?"[!#-~]{1,200}"$/.test(etag) && { etag }),
    ...(!Number.isNaN(modified) && { date: new Date(modified).toISOString().slice(0, 10) }),
  }
}

/** Basic authentication is RFC 7617. */
function headersFor(url: string, contentTypes: readonly string[]): Record<string, string> {
  const { username, password } = new URL(url)
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  return {
    accept: contentTypes.length > 0 ? contentTypes.join(', ') : '*/*',
    'user-agent': 'unleash-docs',
    ...(username !== '' && { authorization: `Basic ${credentials}` }),
  }
}

const urlFix = 'Check that the URL is that of the document.'
const credentialsFix = 'Write the user name and password into the URL: https://name:password@host.'
const utf8Fix = 'Save the document as UTF-8.'

function checkHead(
  { status, statusText, headers, url: finalUrl }: Response,
  url: string,
  contentTypes: readonly string[],
): void {
  if (status !== 200) {
    const message = `The server returned ${status} ${statusText}`.trim() + '.'
    const isTransient = status === 429 || status >= 500
    throw new FetchFailure(message, {
      isTransient,
      retryAfter: retryAfterOf(headers.get('retry-after')),
      fix: isTransient ? undefined : status === 401 || status === 403 ? credentialsFix : urlFix,
    })
  }
  if (url.startsWith('https:') && finalUrl.startsWith('http:')) {
    throw new FetchFailure(`The server redirected from HTTPS to "${shownUrl(finalUrl)}".`, { fix: urlFix })
  }
  const type = (headers.get('content-type') ?? '').replace(/;.*/s, '').trim().toLowerCase()
  if (contentTypes.length > 0 && !contentTypes.includes(type)) {
    const fix = 'Check that the URL is that of the document itself, or let the server send this content type.'
    throw new FetchFailure(`The response has the content type "${type}" instead of ${contentTypes.join(' or ')}.`, {
      fix,
    })
  }
}

/** @param header seconds, or a date (RFC 9110, 10.2.3). */
function retryAfterOf(header: string | null): number | undefined {
  const value = header?.trim() ?? ''
  if (/^\d+$/.test(value)) return Number(value) * 1000
  const date = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : NaN
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

/** Stops reading as soon as the decompressed body exceeds the limit. */
async function readBody(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.byteLength
    if (size > maxBytes)
      throw new FetchFailure(`The response is larger than ${formatBytes(maxBytes)}.`, { fix: urlFix })
    pieces.push(piece)
  }
  const bytes = Buffer.concat(pieces)
  if (bytes.includes(0))
    throw new FetchFailure("The response isn't text: it contains a NUL character.", { fix: urlFix })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FetchFailure("The response isn't text: it is not valid UTF-8.", { fix: utf8Fix })
  }
}

function formatBytes(bytes: number): string {
  const [size, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'KiB'] : [bytes / 1024 / 1024, 'MiB']
  return `${Number(size.toFixed(1))} ${unit}`
}

const closed = 'The server closed the connection before the response was complete.'
const sentences: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The server refused the connection.',
  ECONNRESET: closed,
  UND_ERR_SOCKET: closed,
  EPIPE: closed,
  ENOTFOUND: 'The host name is unknown.',
  EAI_AGAIN: "The host name couldn't be looked up.",
  UND_ERR_CONNECT_TIMEOUT: 'The connection timed out.',
  ETIMEDOUT: 'The connection timed out.',
}

/** Where another attempt rarely helps. */
function networkFix(error: unknown): string | undefined {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = codeOf(at) ?? ''
    if (code === 'ENOTFOUND') return 'Check the host name in the URL, and the network of this machine.'
    if (/CERT|SSL|TLS|ISSUER|SIGNATURE/.test(code)) return "Check the server's certificate."
  }
  return undefined
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** undici's own errors have the system's error as `cause`. */
export function networkCause(error: unknown): string {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = codeOf(at)
    if (code !== undefined) return sentences[code] ?? `The request failed with ${code}.`
    if (at.message === 'redirect count exceeded') return 'The server redirected too many times.'
    if (at.message === 'terminated' && !at.cause) return closed
    if (!at.cause) return `The request failed: ${at.message.replace(/https?:\/\/\S+/g, 'the URL')}.`
  }
  return 'The request failed.'
}
