import { type KnownPage, likelyPages, type OldPath } from '../../src/layout/likelyPages'

/** What a site knows of its paths: public/page-data/404/page-data.json has it, for the page that readers see instead. */
export interface KnownPaths {
  pages: readonly KnownPage[]
  redirects: readonly OldPath[]
}

/** A path without a page. */
export interface Miss {
  path: string
  requests: number
  /** The page that readers may have meant. */
  nearest: string | undefined
}

export interface Misses {
  /** Lines that are requests, whatever their status. */
  requests: number
  /** Those that are not. */
  otherLines: number
  /** By number of requests, the most wanted first. */
  misses: Miss[]
  /** Requests of files, and of what scanners look for: no page would answer them. */
  ofFiles: number
  /** Requests of paths that have a page or a redirect by now. */
  answeredNow: number
}

/**
 * Counts the requests of a log that were answered with 404, by path.
 * @param lines of nginx's and Apache's common or combined format, or JSON objects such as those of Netlify's log drains, with a status and a URL
 */
export async function missingPages(
  lines: Iterable<string> | AsyncIterable<string>,
  { pages, redirects }: KnownPaths,
): Promise<Misses> {
  const isPage = new Set(pages.map(({ path }) => path))
  // Settings refuse a redirect that differs from another in capital letters only.
  const isRedirected = new Set(redirects.map(({ from }) => from.toLowerCase()))
  const counts = new Map<string, { path: string; requests: number }>()
  const found = { requests: 0, otherLines: 0, ofFiles: 0, answeredNow: 0 }
  for await (const line of lines) {
    if (line.trim() === '') continue
    const request = parseRequest(line)
    found[request ? 'requests' : 'otherLines']++
    if (request?.status !== 404) continue
    const path = pathOf(request.url)
    if (path === undefined || isFile(path)) found.ofFiles++
    else if (isPage.has(path) || isRedirected.has(path.toLowerCase())) found.answeredNow++
    else countPath(counts, path)
  }
  const misses = [...counts.values()]
    .map(({ path, requests }) => ({ path, requests, nearest: likelyPages(path, pages, redirects)[0]?.path }))
    .sort((a, b) => b.requests - a.requests || a.path.localeCompare(b.path))
  return { ...found, misses }
}

/** A redirect is for all of the ways to write capital letters, so they count together; a lowercase path is the one that is shown. */
function countPath(counts: Map<string, { path: string; requests: number }>, path: string): void {
  const key = path.toLowerCase()
  const known = counts.get(key) ?? { path, requests: 0 }
  counts.set(key, { path: path === key ? path : known.path, requests: known.requests + 1 })
}

/**
 * Lines for content/site/redirects.ts.
 *
 * @param misses those without a nearest page, or with characters that the path of a redirect can't have, are left out
 */
export function redirectLines(misses: readonly Miss[]): string[] {
  return misses
    .filter(({ path, nearest }) => nearest !== undefined && /^[\w/.-]+$/.test(path))
    .map(({ path, nearest }) => `'${path}': '${nearest}',`)
}

interface Request {
  status: number
  url: string
}

/** The request in quotes, then the status: `"GET /a HTTP/1.1" 404` */
const textRequest = /"[A-Z]+ (\S+)[^"]*" (\d{3})\b/

function parseRequest(line: string): Request | undefined {
  if (line.trimStart().startsWith('{')) return jsonRequest(line)
  const [, url, status] = textRequest.exec(line) ?? []
  return url === undefined ? undefined : { url, status: Number(status) }
}

function jsonRequest(line: string): Request | undefined {
  let json: Record<string, unknown>
  try {
    json = JSON.parse(line) as Record<string, unknown>
  } catch {
    return undefined
  }
  const status = Number(json.status_code ?? json.statusCode ?? json.status)
  const url = json.url ?? json.path ?? json.request_uri
  return typeof url === 'string' && Number.isInteger(status) ? { status, url } : undefined
}

/**
 * Without host, query and trailing slash, and without what every path of the site may have besides: `/docs` before it and `.html` behind it.
 * Undefined where the URL can't be read.
 */
function pathOf(url: string): string | undefined {
  try {
    const { pathname } = new URL(url, 'https://any.example')
    const path = decodeURIComponent(pathname)
      .replace(/\/+$/, '')
      .replace(/\.html?$/, '')
      .replace(/^\/docs(?=\/|$)/, '')
    return path || '/'
  } catch {
    return undefined
  }
}

/** `/a.png`, `/.env`, `/wp-admin`, and what would move the cursor of a terminal. */
function isFile(path: string): boolean {
  return /\.\w+$|\/\.|^\/wp-|\p{Cc}/iu.test(path)
}
