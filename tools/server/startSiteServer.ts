import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv, { type RequestHandler } from 'sirv'
import { StepError } from '../setup/command.mjs'
import { listenLocally, type LocalServer } from './listenLocally'
import {
  headersFor,
  readHeaderRules,
  readRedirectRules,
  redirectFinder,
  type FindRedirect,
  type HeaderRule,
} from './netlifyRules'
import { decodePath, resolvePath, type ResolvedPath } from './resolvePath'

export interface SiteServer extends LocalServer {
  /** Lines of `_redirects` and `_headers` that Netlify would refuse. */
  problems: readonly string[]
}

/** @throws StepError when the folder contains no built site */
export function requireSite(folder: string): void {
  if (!existsSync(path.join(folder, 'index.html')))
    throw new StepError(`There is no site in ${folder}/ yet. Build it first: npm run build`)
}

/**
 * Serves a built site on the loopback interface. It detects a new build by `_redirects`, which every build writes last.
 *
 * @param port 0 for any free one
 * @param options `isFramable` lets pages of the site show each other in iframes, which the headers forbid
 * @throws when the folder does not exist or the port is taken
 */
export async function startSiteServer(
  folder: string,
  port: number,
  options: { isFramable?: boolean } = {},
): Promise<SiteServer> {
  let site = await readSite(folder, options)
  let builtAt = await buildTime(folder)
  const server = createServer((request, response) => {
    void refresh().then(() => respond(site, request, response))
  })
  return { ...(await listenLocally(server, port)), problems: site.problems }

  async function refresh(): Promise<void> {
    const now = await buildTime(folder)
    if (now === builtAt) return
    builtAt = now
    site = await readSite(folder, options)
  }
}

/** Milliseconds; 0 while the file is missing. */
async function buildTime(folder: string): Promise<number> {
  return fs.stat(path.join(folder, '_redirects')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}

/** The files and rules of a built site at one moment. */
interface SiteSnapshot {
  /** Paths from the site's root, with a leading slash. */
  files: ReadonlySet<string>
  findRedirect: FindRedirect
  headerRules: readonly HeaderRule[]
  /** Sends a file of the site by its exact path. */
  sendFile: RequestHandler
  /** Lines of `_redirects` and `_headers` that Netlify would refuse. */
  problems: readonly string[]
}

async function readSite(folder: string, { isFramable = false }: { isFramable?: boolean }): Promise<SiteSnapshot> {
  const [redirects, headers, entries] = await Promise.all([
    readRedirectRules(path.join(folder, '_redirects')),
    readHeaderRules(path.join(folder, '_headers')),
    fs.readdir(folder, { recursive: true, withFileTypes: true }),
  ])
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
    // Netlify serves neither its rules nor hidden files.
    .filter((file) => file !== '/_redirects' && file !== '/_headers' && !/\/\.(?!well-known\/)/.test(file))
  return {
    files: new Set(files),
    findRedirect: redirectFinder(redirects.rules),
    headerRules: isFramable ? headers.rules.map(framable) : headers.rules,
    sendFile: sirv(folder, { etag: true, extensions: [] }),
    problems: [...redirects.problems, ...headers.problems],
  }
}

/** The same headers for a page that another page of the site shows in an iframe. */
function framable(rule: HeaderRule): HeaderRule {
  const values = Object.entries(rule.values).map(([name, value]) => [
    name,
    value.replace("frame-ancestors 'none'", "frame-ancestors 'self'").replace(/^DENY$/, 'SAMEORIGIN'),
  ])
  return { ...rule, values: Object.fromEntries(values) as HeaderRule['values'] }
}

/**
 * Responds as Netlify does: with a forced redirect, else a file, else a redirect, else the not-found page. An old path with a
 * slash at its end needs one redirect only.
 */
function respond(site: SiteSnapshot, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    endWith(response, 405, { allow: 'GET, HEAD' })
    return
  }
  const [, pathname = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '/') ?? []
  const path = decodePath(pathname) ?? pathname
  for (const [name, value] of Object.entries(headersFor(path, site.headerRules))) response.setHeader(name, value)

  const resolved = resolvePath(pathname, site.files)
  const rule = site.findRedirect(path, search)
  if (rule && (rule.force || resolved.kind === 'missing')) {
    if (rule.status >= 300 && rule.status < 400) endWith(response, rule.status, { location: rule.location })
    else sendPage(site, request, response, resolvePath(rule.location.replace(/[?#].*$/s, ''), site.files), rule.status)
    return
  }
  if (resolved.kind === 'moved') endWith(response, 301, { location: resolved.path + search })
  else sendPage(site, request, response, resolved, 200)
}

function sendPage(
  site: SiteSnapshot,
  request: IncomingMessage,
  response: ServerResponse,
  resolved: ResolvedPath,
  status: number,
): void {
  const isFound = resolved.kind === 'file'
  if (!isFound && !site.files.has('/404.html')) {
    endWith(response, 404)
    return
  }
  const file = isFound ? resolved.file : '/404.html'
  const shownStatus = isFound ? status : 404
  request.url = encodeURI(file)
  // A rule for the type of a missing file, such as a Markdown copy, is not true of the page that is sent instead of it.
  if (!isFound) response.removeHeader('content-type')
  if (shownStatus !== 200) keepStatus(request, response, shownStatus)
  site.sendFile(request, response, () => endWith(response, 404))
}

/** sirv sends 200, 304 or parts of a file; the not-found page has to be sent whole and with its own status. */
function keepStatus(request: IncomingMessage, response: ServerResponse, status: number): void {
  delete request.headers['if-none-match']
  delete request.headers.range
  const writeHead = response.writeHead.bind(response) as (status: number, headers?: object) => ServerResponse
  response.writeHead = ((_status: number, headers?: object) =>
    writeHead(status, headers)) as ServerResponse['writeHead']
}

function endWith(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-length': '0', ...headers })
  response.end()
}
