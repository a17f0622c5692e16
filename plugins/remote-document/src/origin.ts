import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A URL that is safe to print and store: without user name, password, query and hash. */
export function shownUrl(url: string): string {
  if (!URL.canParse(url)) return url
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}

/**
 * When a file was last changed by a commit, as an ISO date; undefined outside a repository, for an uncommitted file, and in a shallow
 * clone, where every file would seem to be of the oldest commit there is.
 */
export async function committedAt(file: string): Promise<string | undefined> {
  const options = { cwd: path.dirname(path.resolve(file)) }
  try {
    const isShallow = await run('git', ['rev-parse', '--is-shallow-repository'], options)
    if (isShallow.stdout.trim() !== 'false') return undefined
    const { stdout } = await run('git', ['log', '-1', '--format=%cI', '--', path.basename(file)], options)
    return stdout.trim() || undefined
  } catch {
    return undefined
  }
}
