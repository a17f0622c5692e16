import path from 'node:path'
import type { GatsbyCache } from 'gatsby'
import { nearestSentence, type Problem } from '../../problem-report'
import { type FetchedText, type FetchOptions, fetchOrStarted } from './fetchText'
import { fingerprint } from './fingerprint'
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
  /** Of the text: the log of a deployment says which one it has. Absent for a bundled file. */
  sha256?: string
  bytes?: number
}

/** Without a value the problems say why, as errors. */
export type RemoteDocument<T> = { problems: Problem[]; failure?: RemoteFailure } & (
  | { value: T; origin: Origin }
  | { value: undefined; origin: undefined }
)

/** Why a document doesn't come from the network; `groupFailures` makes one problem of several with the same cause. */
export interface RemoteFailure {
  /** One of `problems`. */
  problem: Problem
  /** Sentences. */
  cause: string
  /** What to do, of several documents. */
  groupFix: string
}

/**
 * Reads a remote document. In mode `live`, a document that can't be fetched or isn't accepted is one warning, and the last good
 * copy is used, else the bundled one; in mode `strict` it is an error without a value.
 */
export async function readRemoteDocument<T>(request: RemoteDocumentRequest<T>): Promise<RemoteDocument<T>> {
  if (request.mode === 'bundled') return readBundled(request)
  const fetched = await fetchOrStarted(request)
  if (!fetched.ok) return withoutRemote(request, fetched, [])
  const document = await acceptFetched(request, 'remote', fetched)
  if (!document.origin) return withoutRemote(request, { cause: causeOf(document.problems) }, document.problems)
  await request.cache.set(cacheKey(request.url), {
    text: fetched.text,
    retrievedAt: fetched.retrievedAt,
  } satisfies GoodCopy)
  return document
}

async function readBundled<T>(request: RemoteDocumentRequest<T>): Promise<RemoteDocument<T>> {
  const { file, read } = request.bundled
  let text: string
  try {
    text = await read()
  } catch {
    const what = `The bundled copy of ${request.name} can't be read.`
    const fix = 'Restore the file from the repository.'
    return refused([{ severity: 'error', file, what, fix }])
  }
  return acceptText(request, text, { kind: 'bundled', location: file })
}

function acceptFetched<T>(
  request: RemoteDocumentRequest<T>,
  kind: 'remote' | 'cache',
  { text, retrievedAt }: GoodCopy,
): Promise<RemoteDocument<T>> {
  return acceptText(request, text, { kind, location: shownUrl(request.url), retrievedAt, ...fingerprint(text) })
}

async function acceptText<T>(
  { accept }: RemoteDocumentRequest<T>,
  text: string,
  origin: Origin,
): Promise<RemoteDocument<T>> {
  const accepted = await accept(text, origin.location)
  return accepted.ok ? { value: accepted.value, origin, problems: accepted.problems ?? [] } : refused(accepted.problems)
}

function refused(problems: Problem[]): RemoteDocument<never> {
  return { value: undefined, origin: undefined, problems }
}

async function withoutRemote<T>(
  request: RemoteDocumentRequest<T>,
  { cause, fix }: { cause: string; fix?: string | undefined },
  details: Problem[],
): Promise<RemoteDocument<T>> {
  const file = shownUrl(request.url)
  const what = `${request.name.replace(/^./, (first) => first.toUpperCase())} can't be used. ${cause}`
  if (request.mode === 'strict') {
    const strictFix = `${fix ?? 'Build again when the server responds.'} With SOURCES=live, the build uses a copy instead.`
    if (details.length > 0) return refused(details)
    const problem: Problem = { severity: 'error', file, what, fix: strictFix }
    return { ...refused([problem]), failure: { problem, cause, groupFix: strictFix } }
  }
  const copy = (await readGoodCopy(request)) ?? (await readBundled(request))
  const used = await copySentence(request, copy)
  const fixed = (sentence: string) => (fix === undefined ? sentence : `${fix} ${sentence}`)
  const problem: Problem = { severity: 'warning', file, what, fix: fixed(used) }
  const failure = { problem, cause, groupFix: fixed(copiesSentence(request, copy)) }
  return { ...copy, problems: [problem, ...copy.problems], failure }
}

function causeOf(problems: readonly Problem[]): string {
  const [first, ...others] = problems.filter(({ severity }) => severity === 'error')
  if (!first) return 'It was not accepted.'
  const more = others.length === 0 ? '' : ` (and ${others.length} more ${others.length === 1 ? 'problem' : 'problems'})`
  return `${first.entry === undefined ? '' : `${first.entry}: `}${first.what}${more}`
}

async function copySentence(
  { bundled }: RemoteDocumentRequest<unknown>,
  { origin }: RemoteDocument<unknown>,
): Promise<string> {
  if (!origin) return `The bundled copy ${bundled.file} can't be used either.`
  if (origin.retrievedAt !== undefined)
    return `The build uses the last good copy, fetched on ${dayAndTime(origin.retrievedAt)}.`
  const date = await bundled.date?.()
  return `The build uses the bundled copy ${bundled.file}${date === undefined ? '' : `, last changed on ${dayAndTime(date)}`}.`
}

/** Of several documents of which the same kind of copy is used. */
function copiesSentence({ bundled }: RemoteDocumentRequest<unknown>, { origin }: RemoteDocument<unknown>): string {
  if (!origin) return "The bundled copies can't be used either."
  if (origin.kind === 'cache') return 'The build uses the last good copies.'
  return `The build uses the bundled copies in ${path.posix.dirname(bundled.file)}.`
}

/** Which copy of each document is used, for the log of a build that fetches: one line each, but one for several bundled copies. */
export function originReport(documents: readonly { name: string; origin: Origin }[]): string {
  const bundled = documents.filter(({ origin }) => origin.kind === 'bundled')
  if (bundled.length < 2) return documents.map(originLine).join('\n')
  const folders = new Set(bundled.map(({ origin }) => path.posix.dirname(origin.location)))
  const others = documents.filter((document) => !bundled.includes(document)).map(originLine)
  return [...others, `  ${bundled.length} bundled copies in ${[...folders].join(', ')}`].join('\n')
}

function originLine({ name, origin }: { name: string; origin: Origin }): string {
  const { kind, location, retrievedAt, sha256 = '' } = origin
  if (kind === 'bundled') return `  ${name}: bundled copy ${location}`
  const copy =
    kind === 'remote' ? 'fetched' : `last good copy${retrievedAt === undefined ? '' : ` of ${dayAndTime(retrievedAt)}`}`
  return `  ${name}: ${copy}, SHA-256 ${sha256.slice(0, 12)}`
}

/** `2024-11-21T12:18:09.000Z` → `2024-11-21 12:18 UTC` */
function dayAndTime(isoDate: string): string {
  return `${new Date(isoDate).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** One copy for each URL, for times when the server is down. */
type GoodCopy = Pick<FetchedText, 'text' | 'retrievedAt'>

function cacheKey(url: string): string {
  return `last-good-copy:${url}`
}

/** The last good copy, if it is still acceptable. */
async function readGoodCopy<T>(request: RemoteDocumentRequest<T>): Promise<RemoteDocument<T> | undefined> {
  const copy = (await request.cache.get(cacheKey(request.url))) as GoodCopy | undefined
  const document = copy && (await acceptFetched(request, 'cache', copy))
  return document?.origin && document
}
