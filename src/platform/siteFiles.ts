import { ownUrl } from './basePath'

/** In milliseconds; `useLoadable` gives up at the same time. */
const timeLimit = 10_000

const documents = new Map<string, Promise<unknown>>()

/**
 * A JSON file of this site, requested once, and again only after a failure.
 * @throws when it could not be fetched within 10 seconds or isn't JSON
 */
export function loadJson(path: string): Promise<unknown> {
  const known = documents.get(path)
  if (known) return known
  const loading = request(path).then((response) => response.json() as Promise<unknown>)
  documents.set(path, loading)
  loading.catch(() => documents.delete(path))
  return loading
}

/** @throws when it could not be fetched within 10 seconds */
export async function loadText(path: string): Promise<string> {
  return (await request(path)).text()
}

/** Whether the server responds, even with an error. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeLimit) })
    return true
  } catch {
    return false
  }
}

async function request(path: string): Promise<Response> {
  const response = await fetch(ownUrl(path), { signal: AbortSignal.timeout(timeLimit) })
  if (!response.ok) throw new Error(`${path} could not be loaded: the server returned ${response.status}.`)
  return response
}
