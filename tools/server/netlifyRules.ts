import { parseAllHeaders } from 'netlify-headers-parser'
import { parseAllRedirects } from 'netlify-redirect-parser'

/** A line of `_redirects` as Netlify's parser reads it. */
export interface RedirectRule {
  path: string
  query: Readonly<Record<string, string>>
  to: string
  status: number
  /** Overrides a file at the same path. */
  force: boolean
  /** Country, language, role. A local server knows none of them and ignores such a rule. */
  conditions: Readonly<Record<string, unknown>>
  host?: string
}

export interface RedirectTarget {
  /** Where to, with the query of the request and the target's own hash. */
  location: string
  status: number
  force: boolean
}

/** Reads `_redirects`; a missing file has no rules. Lines that Netlify would refuse come back as messages. */
export async function readRedirectRules(file: string): Promise<{ rules: RedirectRule[]; problems: string[] }> {
  const { redirects, errors } = await parseAllRedirects({ redirectsFiles: [file], configRedirects: [], minimal: false })
  return { rules: redirects as RedirectRule[], problems: errors.map(String) }
}

/** Finds the first rule that matches a path, as Netlify does. */
export type FindRedirect = (path: string, search: string) => RedirectTarget | undefined

/**
 * Prepares rules for many look-ups. Exact paths are found immediately, whatever their number.
 *
 * A slash at the end of the path does not matter. `*` at the end of a rule and `:name` segments fill `:splat` and `:name`
 * in the target. The query of a request survives, unless the target has a query of its own.
 */
export function redirectFinder(rules: readonly RedirectRule[]): FindRedirect {
  const exact = new Map<string, Indexed[]>()
  const patterns: Indexed[] = []
  for (const [index, rule] of rules.entries()) {
    if (rule.host !== undefined || Object.keys(rule.conditions).length > 0) continue
    const path = withoutEndSlash(rule.path)
    if (/[*:]/.test(path)) patterns.push({ index, rule, pattern: patternOf(path) })
    else exact.set(path, [...(exact.get(path) ?? []), { index, rule }])
  }
  return (requested, search) => {
    const path = withoutEndSlash(requested)
    const candidates = [...(exact.get(path) ?? []), ...patterns].sort((a, b) => a.index - b.index)
    for (const { rule, pattern } of candidates) {
      const match = pattern ? pattern.exec(path) : undefined
      if (pattern && !match) continue
      const captured = capturedQuery(rule.query, search)
      if (!captured) continue
      const location = fillTarget(rule.to, { ...match?.groups, ...captured }, search)
      return { location, status: rule.status, force: rule.force }
    }
    return undefined
  }
}

interface Indexed {
  index: number
  rule: RedirectRule
  pattern?: RegExp
}

function withoutEndSlash(path: string): string {
  return path.replace(/(.)\/+$/, '$1')
}

function patternOf(path: string): RegExp {
  const segments = path
    .replace(/\/\*$/, '')
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? `(?<${segment.slice(1)}>[^/]+)` : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
  return new RegExp(`^${segments.join('/')}${path.endsWith('/*') ? '(?:/(?<splat>.*))?' : ''}$`)
}

/** Values for the target from the query; undefined when the request lacks a parameter of the rule. */
function capturedQuery(wanted: RedirectRule['query'], search: string): Record<string, string> | undefined {
  const query = new URLSearchParams(search)
  const captured: Record<string, string> = {}
  for (const [name, value] of Object.entries(wanted)) {
    const present = query.get(name)
    if (present === null || (!value.startsWith(':') && value !== present)) return undefined
    if (value.startsWith(':')) captured[value.slice(1)] = present
  }
  return captured
}

function fillTarget(to: string, values: Readonly<Record<string, string | undefined>>, search: string): string {
  const filled = to.replace(/(?<=\/|=):(\w+)/g, (whole, name: string) =>
    name in values ? encodeURI(values[name] ?? '') : whole,
  )
  const [, beforeHash = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(filled) ?? []
  // A path that begins with two slashes would be another site.
  const path = /^https?:/.test(beforeHash) ? beforeHash : beforeHash.replace(/^[/\\]{2,}/, '/')
  return path + (path.includes('?') ? '' : search) + hash
}

/** A path of `_headers` with its headers, as Netlify's parser reads it. */
export interface HeaderRule {
  for: string
  forRegExp?: RegExp
  values: Readonly<Record<string, string>>
}

/** Reads `_headers`; a missing file has no rules. Lines that Netlify would refuse come back as messages. */
export async function readHeaderRules(file: string): Promise<{ rules: HeaderRule[]; problems: string[] }> {
  const { headers, errors } = await parseAllHeaders({
    // The package's types have the list empty.
    headersFiles: [file] as never[],
    netlifyConfigPath: undefined,
    minimal: false,
  })
  return { rules: headers, problems: errors.map(String) }
}

/** The headers for a path, from all rules that match it; later rules override earlier ones. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter(({ forRegExp }) => forRegExp?.test(path))
  return Object.fromEntries(matching.flatMap(({ values }) => Object.entries(values)))
}
