import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const mostOutput = 64 * 1024 * 1024

/**
 * When each file below a folder was last committed.
 *
 * @param root from the project's root; the keys of the result are too.
 * @param project the project's root.
 * @returns dates as ISO strings in UTC; empty without git, or in a shallow clone, whose history would lie.
 */
export async function lastCommits(root: string, project = process.cwd()): Promise<ReadonlyMap<string, string>> {
  try {
    const shallow = await run('git', ['rev-parse', '--is-shallow-repository'], { cwd: project })
    if (shallow.stdout.trim() !== 'false') return new Map()
    const log = ['log', '--format=commit %cI', '--name-only', '--no-renames', '--relative', '--', root]
    const { stdout } = await run('git', ['-c', 'core.quotePath=false', ...log], { cwd: project, maxBuffer: mostOutput })
    return newestDates(stdout)
  } catch {
    return new Map()
  }
}

/** Reads `git log`: lines `commit <date>`, each with the names of the files it touched below. */
export function newestDates(log: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>()
  let date = ''
  for (const line of log.split('\n')) {
    const committed = /^commit (\d{4}-.*)$/.exec(line)?.[1]
    if (committed) date = new Date(committed).toISOString()
    else if (line !== '' && date > (dates.get(line) ?? '')) dates.set(line, date)
  }
  return dates
}
