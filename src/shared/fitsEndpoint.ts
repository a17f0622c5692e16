const methods = new Set(['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace'])

/**
 * How well a query names an operation: 0 if not at all, up to 1 the more of its segments are literal in the template. The query may
 * be a concrete path, in which `{name}` is any one segment, with a method, a host, a base path, a query string and other words
 * around it. Paths have to be complete; case doesn't matter. `POST features` names a method and the last segment alone.
 * @param template method and path, `GET /api/admin/projects/{projectId}`; without a method, any method fits.
 * @param typed `/api/admin/projects/default`, `GET http://localhost:4242/api/admin/projects/default?archived=true`.
 */
export function fitsEndpoint(template: string, typed: string): number {
  const [, method, endpoint = ''] = /^(?:(\w+) )?(.*)$/.exec(template.toLowerCase()) ?? []
  const wanted = endpoint.split('/').filter(Boolean)
  if (!typed.includes('/')) return fitOfName(typed, method, wanted)
  const words = typed.toLowerCase().split(/\s+/).map(withoutQuotes)
  return Math.max(
    ...words.map((word, place) => {
      const before = words[place - 1] ?? ''
      if (!word.includes('/') || (method !== undefined && methods.has(before) && before !== method)) return 0
      return fitOfPath(wanted, segmentsOf(word))
    }),
  )
}

/** `POST features`: a method in capitals and the last segment of the path. The shortest path fits best. */
function fitOfName(typed: string, method: string | undefined, wanted: readonly string[]): number {
  const [, named = '', last = ''] = /^([A-Z]{3,}) ([\w-]+)$/.exec(typed.trim()) ?? []
  return method === named.toLowerCase() && wanted.at(-1) === last.toLowerCase() ? 1 / wanted.length : 0
}

/** Removes the punctuation around a path in a sentence or a command. */
function withoutQuotes(word: string): string {
  return word.replace(/^["'`([]+|["'`)\],.:;]+$/g, '')
}

function segmentsOf(url: string): string[] {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/, '').replace(/[?#].*$/, '')
  return path.split('/').filter(Boolean)
}

function fitOfPath(wanted: readonly string[], given: readonly string[]): number {
  const [first] = wanted
  if (first === undefined) return given.length === 0 ? 1 : 0
  const surplus = given.length - wanted.length
  // A host without a scheme, or the base path of an instance, may come before; other segments of the API may not.
  if (surplus < 0 || (surplus > 0 && (first.includes('{') || given.slice(0, surplus).includes('api')))) return 0
  const path = given.slice(surplus)
  if (!wanted.every((segment, place) => fitsSegment(segment, path[place] ?? ''))) return 0
  const same = wanted.filter((segment, place) => segment === path[place])
  return (1 + same.length) / (1 + given.length)
}

function fitsSegment(wanted: string, given: string): boolean {
  if (wanted === given || /^\{[^{}]*\}$/.test(wanted)) return true
  if (!wanted.includes('{')) return false
  const pattern = wanted.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^{}]*\}/g, '.+')
  return new RegExp(`^${pattern}$`).test(given)
}
