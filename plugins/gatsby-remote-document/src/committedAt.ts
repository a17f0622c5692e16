import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

/**
 * When a file was last changed by a commit.
 *
 * @param file absolute, or from the working directory.
 * @returns an ISO date; undefined outside a repository and for a file that was never committed.
 */
export async function committedAt(file: string): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('git', ['log', '-1', '--format=%cI', '--', path.basename(file)], {
      cwd: path.dirname(path.resolve(file)),
    })
    return stdout.trim() || undefined
  } catch {
    return undefined
  }
}
