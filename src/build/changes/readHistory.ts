import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface Commit {
  /** ISO date in UTC. */
  date: string
  files: FileChange[]
}

export interface FileChange {
  file: string
  /** Its earlier path, if the commit moved it. */
  movedFrom?: string
  addedLines: number
}

const run = promisify(execFile)

/**
 * All commits that changed pages below a folder, the newest first; undefined without git or commits, and in a clone that lacks commits or
 * files of the past: part of the history would be wrong.
 */
export async function readHistory(root: string, project = process.cwd()): Promise<Commit[] | undefined> {
  const git = async (...args: string[]) =>
    (await run('git', args, { cwd: project, maxBuffer: 256 * 1024 * 1024 })).stdout
  const pages = `:(glob)${root}/**/*.mdx`
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return undefined
    // Git would fetch files of the past that a partial clone lacks, one by one.
    const isPartial = (await git('config', '--list', '--local')).includes('.promisor=true')
    if (isPartial && /^\?/m.test(await git('rev-list', '--objects', '--missing=print', 'HEAD', '--', pages)))
      return undefined
    const log = ['log', '--topo-order', '--format=commit %cI', '--numstat', '-z', '-M', '--relative', '--', pages]
    const commits = parseHistory(await git('-c', 'diff.renameLimit=5000', ...log))
    // A copy of the pages that isn't in the repository.
    return commits.length > 0 ? commits : undefined
  } catch {
    return undefined
  }
}

/** Reads `git log --numstat -z`: fields end with NUL, and a moved file has an empty path before its old and new one. */
export function parseHistory(log: string): Commit[] {
  const commits: Commit[] = []
  const fields = log.split('\0')
  for (let index = 0; index < fields.length; index++) {
    const field = (fields[index] ?? '').replace(/^\n/, '')
    const date = /^commit (.+)$/.exec(field)?.[1]
    if (date) commits.push({ date: new Date(date).toISOString(), files: [] })
    const [, added = '', path] = /^(\d+|-)\t(?:\d+|-)\t(.*)$/s.exec(field) ?? []
    if (path === undefined) continue
    const addedLines = Number(added) || 0
    const change =
      path === ''
        ? { movedFrom: fields[++index] ?? '', file: fields[++index] ?? '', addedLines }
        : { file: path, addedLines }
    commits.at(-1)?.files.push(change)
  }
  return commits
}
