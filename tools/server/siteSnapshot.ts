import fs from 'node:fs/promises'
import path from 'node:path'
import sirv, { type RequestHandler } from 'sirv'
import { readHeaderRules, type HeaderRule } from './headerRules'
import { readRedirectRules, redirectFinder, type FindRedirect } from './redirectRules'

/** A built site as it lies on disk at one moment. */
export interface SiteSnapshot {
  /** Paths from the site's root, with a leading slash. */
  files: ReadonlySet<string>
  findRedirect: FindRedirect
  headerRules: readonly HeaderRule[]
  /** Sends a file of the site by its exact path. */
  sendFile: RequestHandler
  /** Lines of `_redirects` and `_headers` that Netlify would refuse. */
  problems: readonly string[]
}

/** Reads the list of files and the rules of a built site. */
export async function siteSnapshot(folder: string): Promise<SiteSnapshot> {
  const [redirects, headers, entries] = await Promise.all([
    readRedirectRules(path.join(folder, '_redirects')),
    readHeaderRules(path.join(folder, '_headers')),
    fs.readdir(folder, { recursive: true, withFileTypes: true }),
  ])
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')}`)
    // Rules are for the server; hidden files are for nobody.
    .filter((file) => file !== '/_redirects' && file !== '/_headers' && !/\/\.(?!well-known\/)/.test(file))
  return {
    files: new Set(files),
    findRedirect: redirectFinder(redirects.rules),
    headerRules: headers.rules,
    sendFile: sirv(folder, { etag: true, extensions: [] }),
    problems: [...redirects.problems, ...headers.problems],
  }
}
