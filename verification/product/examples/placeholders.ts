import { exampleProxies, exampleServers } from './pageExamples'

/** A token that an example needs. */
export interface WantedToken {
  /** `personal` is a personal access token of an administrator. */
  type: 'personal' | 'admin' | 'client' | 'frontend'
  environment: string
  /** `*` for all. */
  projects: string[]
}

/** The token of examples that name only a variable: `$UNLEASH_TOKEN`. */
export const defaultToken = (type: WantedToken['type']): WantedToken => ({
  type,
  environment: 'development',
  projects: ['default'],
})

/** Which tokens an operation accepts, by its path. */
export function tokenTypeFor(endpoint: string): WantedToken['type'] {
  if (endpoint.includes('/api/frontend')) return 'frontend'
  return endpoint.includes('/api/client') || endpoint.includes('/edge/') ? 'client' : 'personal'
}

/** `user:<secret>`, `default:development.<client-secret>`, `[]:production.<secret>` */
const tokenPattern = /(?:user:|([\w-]+|\*|\[\]):([\w*-]+)\.)<([^<>]*)>/g

/** Tokens that the code of an example contains, by what the page writes for them. */
export function wantedTokens(code: string): Map<string, WantedToken> {
  const lines = code.split('\n')
  const found = lines.flatMap((line) => [...line.matchAll(tokenPattern)].map((match) => ({ line, match })))
  return new Map(
    found.map(({ line, match: [text, project, environment = '', label = ''] }) => [
      text,
      tokenOf({ project, environment, label, line, code }),
    ]),
  )
}

function tokenOf({
  project,
  environment,
  label,
  line,
  code,
}: {
  project: string | undefined
  environment: string
  label: string
  line: string
  code: string
}): WantedToken {
  if (project === undefined) return { type: 'personal', environment: '*', projects: ['*'] }
  if (project === '*' && environment === '*') return { type: 'admin', environment: '*', projects: ['*'] }
  const named = /client|frontend/i.exec(label) ?? /client(?=_TOKEN)|frontend(?=_TOKEN)/i.exec(line)
  const type = named ? named[0].toLowerCase() : /\/api\/frontend|clientKey/.test(code) ? 'frontend' : 'client'
  return {
    type: type === 'frontend' ? 'frontend' : 'client',
    environment,
    projects: project === '[]' ? ['default', 'payments'] : [project],
  }
}

/** Replaces the hosts of examples by the URLs of the server and of Unleash Proxy, and placeholders of tokens by secrets. */
export function insertValues(
  code: string,
  { url, proxyUrl, values }: { url: string; proxyUrl?: string | undefined; values: ReadonlyMap<string, string> },
): string {
  const located = exampleServers.reduce((text, server) => text.replaceAll(server, url), code)
  const proxied =
    proxyUrl === undefined ? located : exampleProxies.reduce((text, proxy) => text.replaceAll(proxy, proxyUrl), located)
  return [...values].reduce((text, [placeholder, value]) => text.replaceAll(placeholder, value), proxied)
}

/** Shell variables that commands read, but that no command of the page has set. */
export function unsetVariables(code: string, before: string): string[] {
  const used = [...code.matchAll(/\$\{?([A-Z][A-Z_]+)\b|process\.env\.([A-Z][A-Z_]+)\b/g)].map(
    ([, shell, node]) => shell ?? node ?? '',
  )
  const set = (name: string) =>
    new RegExp(`(?:^|[\\s;])(?:export )?${name}=|\\bread -r .*\\b${name}\\b`, 'm').test(`${before}\n${code}`)
  return [...new Set(used)].filter((name) => !set(name))
}

/** The day on which the examples of all pages are set. */
const exampleDay = Date.parse('2024-01-08T09:30:00.000Z')

/** Moves dates as far as today is from the day of the examples, so that what expires later on a page does so here. */
export function moveDates(code: string, now: number): string {
  return code.replace(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\b/g, (date) =>
    new Date(Date.parse(date) + now - exampleDay).toISOString(),
  )
}
