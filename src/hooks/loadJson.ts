/** As long as a reader is kept waiting (`useLoadable`), in milliseconds; the next try then asks again. */
const timeLimit = 10_000

const loaded = new Map<string, Promise<unknown>>()

/**
 * A JSON file that the build put beside the pages; it is asked for once, and again only after a failure.
 *
 * @param path address on this site.
 * @throws when it cannot be loaded within 10 seconds or is no JSON.
 */
export function loadJson(path: string): Promise<unknown> {
  const known = loaded.get(path)
  if (known) return known
  const loading = request(path)
  loaded.set(path, loading)
  loading.catch(() => loaded.delete(path))
  return loading
}

async function request(path: string): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(timeLimit) })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}
