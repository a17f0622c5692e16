import type { GatsbyCache } from 'gatsby'
import type { Problem } from '../../gatsby-problem-report/src/Problem'
import { fetchText, type FetchedText, type FetchOptions } from './fetchText'
import type { SourceMode } from './readSourceMode'
import { shownUrl } from './shownUrl'

/** What a source plugin makes of a text. `location` is the file or address the text is from, for its problems. */
export type Accept<T> = (text: string, location: string) => Accepted<T> | Promise<Accepted<T>>
export type Accepted<T> = { ok: true; value: T; problems?: Problem[] } | { ok: false; problems: Problem[] }

export interface Origin {
  kind: 'bundled' | 'remote' | 'cache'
  /** A path from the project's root, or an address without user name, password and query. */
  location: string
  /** ISO date; absent for a bundled file. */
  retrievedAt?: string
}

export interface RemoteDocumentRequest<T> extends Omit<FetchOptions, 'url'> {
  /** As it stands in messages: `the OpenAPI document`. */
  name: string
  url: string
  mode: SourceMode
  bundled: {
    /** From the project's root. */
    file: string
    read(): Promise<string>
    /** ISO date of the copy, for the warning that says it is used. */
    date?(): Promise<string | undefined>
  }
  accept: Accept<T>
  /** Gatsby's cache of the calling plugin, where the last good copy is kept. */
  cache: Pick<GatsbyCache, 'get' | 'set'>
}

export type RemoteDocument<T> =
  | { value: T; origin: Origin; problems: Problem[] }
  | { value: undefined; origin: undefined; problems: Problem[] }

interface Copy<T> {
  document: RemoteDocument<T> & { origin: Origin }
  /** How a warning calls it. */
  sentence: string
}

/**
 * Reads one remote document in one of three modes (see `SourceMode`).
 *
 * @returns the accepted value and where it is from; without value when nothing acceptable was found, which the problems
 * then explain as errors. In mode `live` a fall-back is one warning. Never throws.
 */
export async function readRemoteDocument<T>(request: RemoteDocumentRequest<T>): Promise<RemoteDocument<T>> {
  if (request.mode === 'bundled') return readBundled(request)
  const location = shownUrl(request.url)
  const fetched = await fetchText(request)
  const accepted = fetched.ok ? await request.accept(fetched.text, location) : undefined
  if (fetched.ok && accepted?.ok) {
    await keepCopy(request, fetched)
    const origin: Origin = { kind: 'remote', location, retrievedAt: fetched.retrievedAt }
    return { value: accepted.value, origin, problems: accepted.problems ?? [] }
  }
  const problems = accepted ? (accepted.problems ?? []) : []
  const cause = fetched.ok ? causeOf(problems) : fetched.cause
  const what = `${capital(request.name)} could not be read. ${cause}`
  if (request.mode === 'strict') return failure([...problems, strictProblem(location, what)])
  return fallBack(request, location, what)
}

async function fallBack<T>(request: RemoteDocumentRequest<T>, location: string, what: string): Promise<RemoteDocument<T>> {
  const copy = (await readCached(request, location)) ?? (await readBundledCopy(request))
  const fix = copy.document.value === undefined ? 'No copy of it can be used either.' : copy.sentence
  const warning: Problem = { severity: 'warning', file: location, what, fix }
  return { ...copy.document, problems: [warning, ...copy.document.problems] } as RemoteDocument<T>
}

async function readBundled<T>({ bundled, accept, name }: RemoteDocumentRequest<T>): Promise<RemoteDocument<T>> {
  let text: string
  try {
    text = await bundled.read()
  } catch {
    const what = `The bundled copy of ${name} cannot be read.`
    const fix = 'Restore the file from the repository, or run "npm run sources:refresh".'
    return failure([{ severity: 'error', file: bundled.file, what, fix }])
  }
  const accepted = await accept(text, bundled.file)
  if (!accepted.ok) return failure(accepted.problems)
  return { value: accepted.value, origin: { kind: 'bundled', location: bundled.file }, problems: accepted.problems ?? [] }
}
