import fs from 'node:fs/promises'
import path from 'node:path'
import type { AdapterInit, IRedirectRoute, RoutesManifest } from 'gatsby'

type HeaderRoutes = readonly { path: string; headers: readonly { key: string; value: string }[] }[]

/** `from  to  status`; `!` after the status wins over a file. */
export function formatRedirects(routes: RoutesManifest): string {
  return routes
    .filter((route): route is IRedirectRoute => route.type === 'redirect')
    .map(({ path: from, toPath, status, force }) => `${from}  ${toPath}  ${status}${force ? '!' : ''}\n`)
    .join('')
}

export function formatHeaders(routes: HeaderRoutes): string {
  return routes
    .map(({ path: source, headers }) =>
      [source, ...headers.map(({ key, value }) => `  ${key}: ${value}`), ''].join('\n'),
    )
    .join('')
}

/** Writes redirects and headers in Netlify's format. Unlike Netlify's own adapter it moves no page, so that the next build finds them. */
export const staticFilesAdapter: AdapterInit = () => ({
  name: 'static-files',
  async adapt({ routesManifest, headerRoutes, reporter }) {
    const redirects = formatRedirects(routesManifest)
    await fs.writeFile(path.resolve('public/_redirects'), redirects)
    // onPostBuild has written the headers of every response.
    await fs.appendFile(path.resolve('public/_headers'), formatHeaders(headerRoutes))
    reporter.info(`Wrote public/_redirects (${redirects.split('\n').length - 1}) and public/_headers`)
  },
})
