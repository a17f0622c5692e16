const loaded = new Map<string, Promise<unknown>>()

/**
 * A JSON file that the build put beside the pages; it is asked for once, and again only after a failure.
 *
 * @param path address on this site.
 * @throws when it cannot be loaded or is no JSON.
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
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}
