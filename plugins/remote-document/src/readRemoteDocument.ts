import { createHash } from 'node:crypto'
import type { GatsbyCache } from 'gatsby'
import { nearestSentence, type Problem } from '../../problem-report'
import { type FetchedText, type FetchOptions, fetchOrStarted } from './fetchText'
import { shownUrl } from './origin'

/**
 * - `bundled`: files in `content/`, no requests;
 * - `live`: the network, and our copy if that fails;
 * - `strict`: the network, and an error if that fails.
 */
export type SourceMode = (typeof sourceModes)[number]

const sourceModes = ['bundled', 'live', 'strict'] as const

/** Reads `SOURCES`: `bundled` if it is empty; for an unknown value `bundled` and an error. */
export function readSourceMode(value: string | undefined): { mode: SourceMode; problems: Problem[] } {
  if (value === undefined || value === '') return { mode: 'bundled', problems: [] }
  const mode = sourceModes.find((known) => known === value)
  if (mode !== undefined) return { mode, problems: [] }
  const problem: Problem = {
    severity: 'error',
    file: 'environment variable SOURCES',
    what: `"${value}" isn't a mode of reading remote documents.`,
    fix: nearestSentence(value, sourceModes, ''),
  }
  return { mode: 'bundled', problems: [problem] }
}

/** `location` is the document's file or URL, for problems. */
export type Accept<T> = (text: string, location: string) => Accepted<T> | Promise<Accepted<T>>
/** Problems of an accepted document are warnings; those of a refused one say why. */
export type Accepted<T> = { ok: true; value: T; problems?: Problem[] } | { ok: false; problems: Problem[] }

export interface RemoteDocumentRequest<T> extends FetchOptions {
  /** In messages: `the OpenAPI document`. */
  name: string
  mode: SourceMode
  bundled: {
    /** From the project's root. */
    file: string
    read(): Promise<string>
    /** ISO date of the copy, for the warning. */
    date?(): Promise<string | undefined>
  }
  accept: Accept<T>
  /** Of the calling plugin; contains the last good copy. */
  cache: Pick<GatsbyCache, 'get' | 'set'>
}

export interface Origin {
  kind: 'bundled' | 'remote' | 'cache'
  /** A path from the project's root, or a URL without credentials and query. */
  location: string
  /** ISO date; absent for a bundled file. */
  retrievedAt?: string
  /** First digits of the text's SHA-256: the log of a deployment says which text it has. Absent for a bundled file. */
  digest?: string
}

/** Without a value the problems say why, as errors. */
export type RemoteDocument<T> =
  { value: T; origin: Origin; problems: Problem[] } | { value: undefined; origin: undefined; problems: Problem[] }

/**
 * Reads a remote document. In mode `live`, a document that can't be fetched or isn't accepted is one warning, and the last good
 * copy is used, else the bundled one; in mode `strict` it is an error without a value.
 */
export async function readRemoteDocument<T>(request: RemoteDocumentRequest<T>): Promise<RemoteDocument<T>> {
  if (request.mode === 'bundled') return readBundled(request)
  const location = shownUrl(request.url)
  const fetched = await fetchOrStarted(request)
  if (!fetched.ok) return withoutRemote(request, fetched.cause, [])
  const accepted = await request.accept(fetched.text, location)
  if (!accepted.ok) return withoutRemote(request, causeOf(accepted.problems), accepted.problems)
  await keepGoodCopy(request, fetched)
  const origin = { kind: 'remote', location, retrievedAt: fetched.retrievedAt, digest: digestOf(fetched.text) } as const
  return { value: accepted.value, origin, problems: accepted.problems ?? [] }
}

async function readBundled<T>({ bundled, accept, name }: RemoteDocumentRequest<T>): Promise<RemoteDocument<T>> {
  let text: string
  try {
    text = await bundled.read()
  } catch {
    const what = `The bundled copy of ${name} can't be read.`
    const fix = 'Restore the file from the repository.'
    return { value: undefined, origin: undefined, problems: [{ severity: 'error', file: bundled.file, what, fix }] }
  }
  const accepted = await accept(text, bundled.file)
  return accepted.ok
    ? { value: accepted.value, origin: { kind: 'bundled', location: bundled.file }, problems: accepted.problems ?? [] }
    : { value: undefined, origin: undefined, problems: accepted.problems }
}

async function withoutRemote<T>(
  request: RemoteDocumentRequest<T>,
  cause: string,
  details: Problem[],
): Promise<RemoteDocument<T>> {
  const file = shownUrl(request.url)
  const what = `${request.name.replace(/^./, (first) => first.toUpperCase())} can't be used. ${cause}`
  if (request.mode === 'strict') {
    const fix = 'Build again when the server responds, or with SOURCES=live, which falls back to a copy.'
    return {
      value: undefined,
      origin: undefined,
      problems: details.length > 0 ? details : [{ severity: 'error', file, what, fix }],
    }
  }
  const copy = (await readGoodCopy(request)) ?? (await readBundled(request))
  const warning: Problem = { severity: 'warning', file, what, fix: await copySentence(request, copy) }
  return { ...copy, problems: [warning, ...copy.problems] }
}

function causeOf(problems: readonly Problem[]): string {
  const [first, ...others] = problems.filter(({ severity }) => severity === 'error')
  if (!first) return 'It was not accepted.'
  const more = others.length === 0 ? '' : ` (and ${others.length} more ${others.length === 1 ? 'problem' : 'problems'})`
  return `${first.entry === undefined ? '' : `${first.entry}: `}${first.what}${more}`
}

async function copySentence<T>(
  { bundled }: RemoteDocumentRequest<T>,
  { value, origin }: RemoteDocument<T>,
): Promise<string> {
  if (value === undefined) return `The bundled copy ${bundled.file} can't be used either.`
  const fetchedAt = origin?.retrievedAt
  if (fetchedAt !== undefined) return `The build uses the last good copy, fetched on ${dayAndTime(fetchedAt)}.`
  const date = await bundled.date?.()
  return `The build uses the bundled copy ${bundled.file}${date === undefined ? '' : `, last changed on ${dayAndTime(date)}`}.`
}

/** Which copy of each document is used: one line each, for the log of a build that fetches. */
export function originReport(documents: readonly { name: string; origin: Origin }[]): string {
  const copies = { remote: 'fetched', cache: 'last good copy', bundled: 'bundled copy' }
  return documents
    .map(({ name, origin: { kind, location, retrievedAt, digest } }) => {
      const date = kind === 'cache' && retrievedAt !== undefined ? ` of ${dayAndTime(retrievedAt)}` : ''
      return `  ${name}: ${copies[kind]}${date}${kind === 'bundled' ? ` ${location}` : `, SHA-256 ${digest}`}`
    })
    .join('\n')
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}

/** `2024-11-21T12:18:09.000Z` → `2024-11-21 12:18 UTC` */
function dayAndTime(isoDate: string): string {
  return `${new Date(isoDate).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function cacheKey(url: string): string {
  return `last-good-copy:${url}`
}

/** One copy for each URL, for times when the server is down. */
async function keepGoodCopy({ cache, url }: RemoteDocumentRequest<unknown>, { text, retrievedAt }: FetchedText): Promise<void> {
  await cache.set(cacheKey(url), { text, retrievedAt })
}

/** The last good copy, if it is still acceptable. */
async function readGoodCopy<T>({ cache, url, accept }: RemoteDocumentRequest<T>): Promise<RemoteDocument<T> | undefined> {
  const copy: unknown = await cache.get(cacheKey(url))
  if (!isCopy(copy)) return undefined
  const location = shownUrl(url)
  const accepted = await accept(copy.text, location)
  if (!accepted.ok) return undefined
  const origin = { kind: 'cache', location, retrievedAt: copy.retrievedAt, digest: digestOf(copy.text) } as const
  return { value: accepted.value, origin, problems: accepted.problems ?? [] }
}

function isCopy(value: unknown): value is { text: string; retrievedAt: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'retrievedAt' in value &&
    typeof value.retrievedAt === 'string'
  )
}
