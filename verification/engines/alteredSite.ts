import fs from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { onTestFinished } from 'vitest'
import { listenLocally } from '../../tools/server/listenLocally'
import type { Engine } from './Engine'
import { EngineSite } from './EngineSite'

/** What is sent instead of a file, by its path: text, null when it is gone, false when the connection breaks, undefined for the file as it is. */
export type Change = (file: string, read: () => string) => string | null | false | undefined

/**
 * Serves a built site with a difference until the test is finished, without headers and redirects, so that also a script that is added runs.
 *
 * @param folder of the built site, such as `public`
 */
export async function openAltered(engine: Engine, change: Change, folder = 'public'): Promise<EngineSite> {
  const sendFile = sirv(folder, { dev: true })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const isPage = path.extname(pathname) === ''
    const file = isPage ? path.posix.join(pathname, 'index.html') : pathname
    const text = change(file, () => fs.readFileSync(path.join(folder, file), 'utf8'))
    if (text === undefined) sendFile(request, response)
    else if (text === false) request.socket.destroy()
    else if (text === null) response.writeHead(404).end()
    else response.writeHead(200, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json' }).end(text)
  })
  const { port, close } = await listenLocally(server)
  onTestFinished(close)
  return new EngineSite(engine, `http://127.0.0.1:${port}`)
}

/** As a page is before its scripts have loaded. */
export const withoutScripts: Change = (file) => (file.endsWith('.js') ? null : undefined)
