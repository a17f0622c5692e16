import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

/** A URL that is safe to print and store: without user name, password, query and hash. */
export function shownUrl(url: string): string {
  // What isn't a URL is shown as it was typed: `localhost:4242/openapi.json` has the scheme "localhost".
  if (!isHttp(url)) return url.replace(/[?#].*$/s, '').replace(/\/\/[^/@]*@/, '//')
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}

export function isHttp(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)
}

/**
 * What `git log` prints in a folder; undefined outside a repository, and in a shallow clone, where every file would seem to be of the
 * oldest commit there is.
 */
export async function gitLog(folder: string, ...options: string[]): Promise<string | undefined> {
  const run = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: folder, maxBuffer: 64 * 1024 * 1024 })).stdout
  try {
    if ((await run('rev-parse', '--is-shallow-repository')).trim() !== 'false') return undefined
    return await run('-c', 'core.quotePath=false', 'log', ...options)
  } catch {
    return undefined
  }
}

/** When a file was last changed by a commit, as an ISO date; undefined where that is unknown, see `gitLog`. */
export async function committedAt(file: string): Promise<string | undefined> {
  const log = await gitLog(path.dirname(path.resolve(file)), '-1', '--format=%cI', '--', path.basename(file))
  return log?.trim() || undefined
}
