import type { Problem } from '../../gatsby-problem-report/src/Problem'
import { fetchText } from './fetchText'
import { keepGoodCopy, readGoodCopy } from './lastGoodCopy'
import { readBundled } from './readBundled'
import type { RemoteDocument, RemoteDocumentRequest } from './RemoteDocument'
import { shownUrl } from './shownUrl'

/**
 * Reads one remote document in one of three modes (see `SourceMode`).
 *
 * @returns the accepted value and where it is from. In mode `live` a failed fetch, or a text that is not accepted, is one
 * warning and the last good copy is used, else the bundled one; in mode `strict` it is an error and there is no value.
 */
export async function readRemoteDocument<T>(request: RemoteDocumentRequest<T>): Promise<RemoteDocument<T>> {
  if (request.mode === 'bundled') return readBundled(request)
  const location = shownUrl(request.url)
  const fetched = await fetchText(request)
  if (!fetched.ok) return withoutRemote(request, fetched.cause, [])
  const accepted = await request.accept(fetched.text, location)
  if (!accepted.ok) return withoutRemote(request, causeOf(accepted.problems), accepted.problems)
  await keepGoodCopy(request, fetched)
  const origin = { kind: 'remote', location, retrievedAt: fetched.retrievedAt } as const
  return { value: accepted.value, origin, problems: accepted.problems ?? [] }
}

async function withoutRemote<T>(
  request: RemoteDocumentRequest<T>,
  cause: string,
  details: Problem[],
): Promise<RemoteDocument<T>> {
  const file = shownUrl(request.url)
  const what = `${request.name.replace(/^./, (first) => first.toUpperCase())} at this address cannot be used. ${cause}`
  if (request.mode === 'strict') {
    const fix = 'Build again when it can be read, or with SOURCES=live, which falls back to a copy.'
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
  if (value === undefined) return `The bundled copy ${bundled.file} cannot be used either.`
  const fetchedAt = origin?.retrievedAt
  if (fetchedAt !== undefined) return `The last good copy is used, fetched on ${dayAndTime(fetchedAt)}.`
  const date = await bundled.date?.()
  return `The bundled copy ${bundled.file} is used${date === undefined ? '' : `, last changed on ${dayAndTime(date)}`}.`
}

/** `2024-11-21T12:18:09.000Z` → `2024-11-21 12:18 UTC` */
function dayAndTime(isoDate: string): string {
  return `${new Date(isoDate).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
