import { existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { listenLocally, type LocalServer } from '../tools/server/listenLocally'

/** Serves a folder below a path as simple servers do: a folder's URL gets a slash at its end, and nothing else is known of the site. */
export function serveFolder(folder: string, base: string): Promise<LocalServer> {
  const send = sirv(folder, { extensions: [] })
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const end = (status: number, headers = {}): void => {
      response.writeHead(status, headers).end()
    }
    if (base !== '' && pathname !== base && !pathname.startsWith(`${base}/`)) return end(404)
    const name = decodeURIComponent(pathname.slice(base.length)) || '/'
    const file = path.join(folder, name)
    const isFolder = existsSync(file) && statSync(file).isDirectory()
    if (isFolder && !pathname.endsWith('/')) return end(301, { location: `${pathname}/${search}` })
    request.url = encodeURI(isFolder ? `${name}index.html` : name)
    send(request, response, () => end(404))
  })
  return listenLocally(server)
}
