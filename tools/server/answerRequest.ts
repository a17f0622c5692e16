import type { IncomingMessage, ServerResponse } from 'node:http'
import { headersFor } from './headerRules'
import { decodePath, siteAddress } from './siteAddress'
import type { SiteSnapshot } from './siteSnapshot'

/**
 * Answers one request the way Netlify does: a forced redirect, else a file, else a redirect, else the page for unknown
 * addresses. An old address with a slash at its end arrives in one step.
 */
export function answerRequest(site: SiteSnapshot, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    endWith(response, 405, { allow: 'GET, HEAD' })
    return
  }
  const [, pathname = '/', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '/') ?? []
  const path = decodePath(pathname) ?? pathname
  for (const [name, value] of Object.entries(headersFor(path, site.headerRules))) response.setHeader(name, value)

  const address = siteAddress(pathname, site.files)
  const rule = site.findRedirect(path, search)
  if (rule && (rule.force || address.kind === 'missing')) {
    if (rule.status >= 300 && rule.status < 400) endWith(response, rule.status, { location: rule.location })
    else sendPage(site, request, response, siteAddress(rule.location.replace(/[?#].*$/s, ''), site.files), rule.status)
    return
  }
  if (address.kind === 'moved') endWith(response, 301, { location: address.path + search })
  else sendPage(site, request, response, address, 200)
}

function sendPage(
  site: SiteSnapshot,
  request: IncomingMessage,
  response: ServerResponse,
  address: ReturnType<typeof siteAddress>,
  status: number,
): void {
  const isFound = address.kind === 'file'
  if (!isFound && !site.files.has('/404.html')) {
    endWith(response, 404)
    return
  }
  const file = isFound ? address.file : '/404.html'
  const shownStatus = isFound ? status : 404
  request.url = encodeURI(file)
  if (shownStatus !== 200) keepStatus(request, response, shownStatus)
  site.sendFile(request, response, () => endWith(response, 404))
}

/** sirv answers with 200, or 304 and parts of a file: a page that says "not found" is sent whole, with its own status. */
function keepStatus(request: IncomingMessage, response: ServerResponse, status: number): void {
  delete request.headers['if-none-match']
  delete request.headers.range
  const writeHead = response.writeHead.bind(response) as (status: number, headers?: object) => ServerResponse
  response.writeHead = ((_status: number, headers?: object) => writeHead(status, headers)) as ServerResponse['writeHead']
}

function endWith(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-length': '0', ...headers })
  response.end()
}
