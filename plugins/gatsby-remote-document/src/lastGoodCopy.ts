import type { FetchedText } from './fetchText'
import type { RemoteDocument, RemoteDocumentRequest } from './RemoteDocument'
import { shownUrl } from './shownUrl'

/** Remembers a text that was accepted, for the day its server is down. One copy for each address. */
export async function keepGoodCopy(
  request: RemoteDocumentRequest<unknown>,
  { text, retrievedAt }: FetchedText,
): Promise<void> {
  await request.cache.set(keyOf(request.url), { text, retrievedAt })
}

/** The copy kept last, if it is still acceptable. */
export async function readGoodCopy<T>(request: RemoteDocumentRequest<T>): Promise<RemoteDocument<T> | undefined> {
  const copy: unknown = await request.cache.get(keyOf(request.url))
  if (!isCopy(copy)) return undefined
  const location = shownUrl(request.url)
  const accepted = await request.accept(copy.text, location)
  if (!accepted.ok) return undefined
  const origin = { kind: 'cache', location, retrievedAt: copy.retrievedAt } as const
  return { value: accepted.value, origin, problems: accepted.problems ?? [] }
}

function keyOf(url: string): string {
  return `last-good-copy:${url}`
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
