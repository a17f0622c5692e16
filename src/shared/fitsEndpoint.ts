const methods = new Set(['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace'])

/**
 * How well a typed text names an operation: 0 where it does not, and up to 1 the more of its segments are the template's
 * own. The text may be what a log, a network tab or an error message shows: a concrete path, where `{name}` stands for any
 * one segment, with a method before it, an address or a base path around it, a query behind it, words beside it. Paths
 * have to be whole. Letter case does not matter.
 *
 * @param template method and path, `GET /api/admin/projects/{projectId}`; without a method, any method fits.
 * @param typed `/api/admin/projects/default`, `GET http://localhost:4242/api/admin/projects/default?archived=true`.
 */
export function fitsEndpoint(template: string, typed: string): number {
  if (!typed.includes('/')) return 0
  const [, method, endpoint = ''] = /^(?:(\w+) )?(.*)$/.exec(template.toLowerCase()) ?? []
  const wanted = endpoint.split('/').filter(Boolean)
  const words = typed.toLowerCase().split(/\s+/).map(withoutQuotes)
  return Math.max(
    ...words.map((word, place) => {
      const before = words[place - 1] ?? ''
      if (!word.includes('/') || (method !== undefined && methods.has(before) && before !== method)) return 0
      return fitOfPath(wanted, segmentsOf(word))
    }),
  )
}

/** Without what stands round a path in a sentence or a command. */
function withoutQuotes(word: string): string {
  return word.replace(/^["'`([]+|["'`)\],.:;]+$/g, '')
}

function segmentsOf(address: string): string[] {
  const path = address.replace(/^[a-z]+:\/\/[^/]*/, '').replace(/[?#].*$/, '')
  return path.split('/').filter(Boolean)
}

function fitOfPath(wanted: readonly string[], given: readonly string[]): number {
  const [first] = wanted
  if (first === undefined) return given.length === 0 ? 1 : 0
  const surplus = given.length - wanted.length
  // A host without a scheme, or the base path of an instance; what lies below the API is neither.
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
