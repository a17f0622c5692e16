import { Parser } from 'htmlparser2'

/** A response as the scanner sees it: headers by lower-case name. */
export interface ScannedPage {
  headers: Readonly<Record<string, string>>
  html: string
  /** Whether browsers' preload list has the host; nobody can tell from the response. */
  isPreloaded?: boolean
}

/** What a test of the scanner found, and the points for it. */
export interface Finding {
  test: string
  result: string
  points: number
}

/**
 * Points by test and result: the scoring table of the HTTP Observatory 1.6.3 of MDN, `src/grader/charts.js` in
 * https://github.com/mdn/mdn-http-observatory. Results that only a site with cookies or without HTTPS can have are left out, and so
 * are redirects to HTTPS and CORS, which are the host's and have no points to gain. The package itself isn't used: it brings a web
 * server, PostgreSQL and Sentry, and needs a network.
 */
const points = {
  'content-security-policy': {
    none: -25,
    invalid: -25,
    'unsafe-inline': -20,
    'insecure-scheme': -20,
    'unsafe-eval': -10,
    'insecure-images': -10,
    'unsafe-styles': 0,
    safe: 5,
    'safe-default-none': 10,
  },
  'strict-transport-security': { none: -20, invalid: -20, short: -10, 'six-months': 0, preloaded: 5 },
  'subresource-integrity': {
    'external-insecure': -50,
    'external-without': -5,
    'own-without': 0,
    'no-scripts': 0,
    signed: 5,
  },
  'x-content-type-options': { none: -5, invalid: -5, nosniff: 0 },
  'x-frame-options': { none: -20, invalid: -20, denied: 5, 'by-policy': 5 },
  'referrer-policy': { none: 0, invalid: -5, unsafe: -5, private: 5 },
  'cross-origin-resource-policy': { none: 0, invalid: -5, 'cross-origin': 0, 'same-site': 10, 'same-origin': 10 },
  'cross-origin-opener-policy': {
    none: 0,
    invalid: -5,
    'unsafe-none': 0,
    'same-origin-allow-popups': 10,
    'noopener-allow-popups': 10,
    'same-origin': 10,
  },
  'cross-origin-embedder-policy': { none: 0, invalid: -5, 'unsafe-none': 0, credentialless: 10, 'require-corp': 10 },
} as const satisfies Record<string, Record<string, number>>

type TestName = keyof typeof points

const tests: { [Name in TestName]: (page: ScannedPage) => keyof (typeof points)[Name] } = {
  'content-security-policy': ({ headers }) => policyResult(headers['content-security-policy']),
  'strict-transport-security': ({ headers, isPreloaded }) =>
    isPreloaded ? 'preloaded' : transportResult(headers['strict-transport-security']),
  'subresource-integrity': ({ html }) => integrityResult(html),
  'x-content-type-options': ({ headers }) => oneOf(headers['x-content-type-options'], ['nosniff']),
  'x-frame-options': ({ headers }) => {
    if (directives(headers['content-security-policy'] ?? '').has('frame-ancestors')) return 'by-policy'
    const value = oneOf(headers['x-frame-options'], ['deny', 'sameorigin'])
    return value === 'deny' || value === 'sameorigin' ? 'denied' : value
  },
  'referrer-policy': ({ headers }) => {
    const safe = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'] as const
    const unsafe = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'] as const
    const value = oneOf(headers['referrer-policy'], [...safe, ...unsafe])
    if (value === 'none' || value === 'invalid') return value
    return safe.some((name) => name === value) ? 'private' : 'unsafe'
  },
  'cross-origin-resource-policy': ({ headers }) =>
    oneOf(headers['cross-origin-resource-policy'], ['same-site', 'same-origin', 'cross-origin']),
  'cross-origin-opener-policy': ({ headers }) =>
    oneOf(headers['cross-origin-opener-policy'], [
      'same-origin',
      'same-origin-allow-popups',
      'noopener-allow-popups',
      'unsafe-none',
    ]),
  'cross-origin-embedder-policy': ({ headers }) =>
    oneOf(headers['cross-origin-embedder-policy'], ['require-corp', 'credentialless', 'unsafe-none']),
}

/** The score that the HTTP Observatory would give a page, and what it is made of. Points above 100 count from 90 without them. */
export function observatoryScore(page: ScannedPage): { score: number; findings: Finding[] } {
  const findings = (Object.keys(tests) as TestName[]).map((test) => {
    const result = tests[test](page)
    return { test, result, points: (points[test] as Record<string, number>)[result] ?? NaN }
  })
  const sum = (counted: readonly Finding[]) => counted.reduce((score, finding) => score + finding.points, 100)
  const withoutBonus = sum(findings.filter((finding) => finding.points < 0))
  return { score: Math.max(0, withoutBonus >= 90 ? sum(findings) : withoutBonus), findings }
}

function oneOf<Value extends string>(header: string | undefined, values: readonly Value[]): Value | 'none' | 'invalid' {
  if (header === undefined) return 'none'
  return values.find((value) => value === header.trim().toLowerCase()) ?? 'invalid'
}

function transportResult(header: string | undefined) {
  if (header === undefined) return 'none'
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1]
  if (seconds === undefined || header.includes(',')) return 'invalid'
  return Number(seconds) < 15_768_000 ? 'short' : 'six-months'
}

function directives(policy: string): Map<string, string[]> {
  const entries = policy
    .toLowerCase()
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
  return new Map(entries.map(([name = '', ...sources]) => [name, sources]))
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']

function policyResult(header: string | undefined) {
  if (header === undefined) return 'none'
  const parsed = directives(header)
  if (parsed.size !== header.split(';').filter((directive) => directive.trim() !== '').length) return 'invalid'
  const sourcesOf = (name: string) => parsed.get(name) ?? parsed.get('default-src') ?? ['*']
  // A browser that knows hashes ignores 'unsafe-inline' beside them.
  const effective = (sources: string[]) =>
    sources.some((source) => /^'(sha\d+|nonce)-/.test(source))
      ? sources.filter((source) => source !== "'unsafe-inline'")
      : sources
  const scripts = effective(sourcesOf('script-src'))
  const styles = effective(sourcesOf('style-src'))
  const isUnsafe = (source: string) => broad.includes(source) || source === "'unsafe-inline'" || source === 'data:'
  const isInsecure = (source: string) => /^(http|ftp):/.test(source)
  const passive = ['img-src', 'media-src']
  const active = [...parsed].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => sources)
  if (scripts.some(isUnsafe) || sourcesOf('object-src').some((source) => broad.includes(source))) return 'unsafe-inline'
  if (active.some(isInsecure)) return 'insecure-scheme'
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return 'unsafe-eval'
  if (passive.flatMap(sourcesOf).some(isInsecure)) return 'insecure-images'
  if (styles.some(isUnsafe)) return 'unsafe-styles'
  return parsed.get('default-src')?.join(' ') === "'none'" ? 'safe-default-none' : 'safe'
}

function integrityResult(html: string) {
  const scripts: Record<string, string>[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'script') scripts.push(attributes)
    },
  })
  parser.end(html)
  if (scripts.length === 0) return 'no-scripts'
  const external = scripts.filter(({ src }) => /^(https?:)?\/\//.test(src ?? ''))
  if (external.some(({ src }) => !src?.startsWith('https:'))) return 'external-insecure'
  if (external.some(({ integrity }) => !integrity)) return 'external-without'
  return scripts.some(({ src, integrity }) => src && integrity) ? 'signed' : 'own-without'
}
