import { oncePerText } from './oncePerObject'

/** Repeats `httpMethods` of plugins/openapi-request, because this folder imports nothing but itself. */
const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

/**
 * How well a query names an operation, as a function of its template (`GET /api/admin/projects/{projectId}`, or without a method): 0 if
 * not at all, up to 1 the more of the segments are literal. Undefined for a query that can't name one.
 * @param typed a complete path among other words, `GET http://localhost/api/admin/projects/default?a=b`: host, base path and query string
 * may surround it, `{name}` is any one segment, and case doesn't matter. Or `POST features`, a last segment: the shortest path fits best.
 */
export function endpointFit(typed: string): ((template: string) => number) | undefined {
  if (!typed.includes('/')) {
    const [, named = '', last = ''] =
      /^([A-Z]{3,}) ([\w-]+)$/.exec(typed.trim())?.map((part) => part.toLowerCase()) ?? []
    return last === ''
      ? undefined
      : fitOf(({ method, wanted }) => (method === named && wanted.at(-1) === last ? 1 / wanted.length : 0))
  }
  const words = typed.toLowerCase().split(/\s+/).map(withoutQuotes)
  const paths = words.flatMap((word, place) =>
    word.includes('/') ? [{ given: segmentsOf(word), named: words[place - 1] ?? '' }] : [],
  )
  return fitOf(({ method, wanted }) =>
    Math.max(
      0,
      ...paths.map(({ given, named }) =>
        method !== undefined && methods.has(named) && named !== method ? 0 : fitOfPath(wanted, given),
      ),
    ),
  )
}

interface Template {
  method: string | undefined
  wanted: readonly string[]
}

const templateOf = oncePerText((text): Template => {
  const [, method, endpoint = ''] = /^(?:(\w+) )?(.*)$/.exec(text.toLowerCase()) ?? []
  return { method, wanted: endpoint.split('/').filter(Boolean) }
})

function fitOf(fit: (template: Template) => number): (template: string) => number {
  return (text) => fit(templateOf(text))
}

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
