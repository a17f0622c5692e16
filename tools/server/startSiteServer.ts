import fs from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { answerRequest } from './answerRequest'
import { siteSnapshot } from './siteSnapshot'

export interface SiteServer {
  port: number
  /** Lines of `_redirects` and `_headers` that Netlify would refuse. */
  problems: readonly string[]
  close: () => Promise<void>
}

/**
 * Serves a built site to this machine only. A new build is noticed by its `_redirects`, which every build writes last.
 *
 * @param port 0 for any free one
 * @throws when the folder does not exist or the port is taken
 */
export async function startSiteServer(folder: string, port: number): Promise<SiteServer> {
  let site = await siteSnapshot(folder)
  let builtAt = await buildTime(folder)
  const server = createServer((request, response) => {
    void refresh().then(() => answerRequest(site, request, response))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    problems: site.problems,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  async function refresh(): Promise<void> {
    const now = await buildTime(folder)
    if (now === builtAt) return
    builtAt = now
    site = await siteSnapshot(folder)
  }
}

/** Milliseconds; 0 while the file is missing. */
async function buildTime(folder: string): Promise<number> {
  return fs.stat(path.join(folder, '_redirects')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}
