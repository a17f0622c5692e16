import type { GatsbyNode, PluginOptions } from 'gatsby'
import { gitLog } from '../../remote-document'
import { addResolvers } from '../../source-plugin'
import type { DocsOptions } from '../types'
import type { DocFields } from './readDoc'

type Resolve = (source: object, args: unknown, context: unknown, info: { originalResolver: Resolve }) => unknown

/** By folder. `gatsby develop` creates the resolvers again after each edit, which changes no date. */
const datesByRoot = new Map<string, ReturnType<typeof lastCommits>>()

/** Read on query, since a commit doesn't change the file and a stored date would become stale. Git runs once per process. */
export const createResolvers: GatsbyNode['createResolvers'] = (args, { root }: PluginOptions & DocsOptions) => {
  const lastUpdated = async (
    source: DocFields,
    fieldArgs: unknown,
    context: unknown,
    info: { originalResolver: Resolve },
  ) => {
    const dates = datesByRoot.get(root) ?? lastCommits(root)
    datesByRoot.set(root, dates)
    const date = (await dates).get(source.sourceFile) ?? null
    // Formats the date as the query specifies.
    return info.originalResolver({ ...source, lastUpdated: date }, fieldArgs, context, info)
  }
  addResolvers(args, { Doc: { lastUpdated: { resolve: lastUpdated } } })
}

/**
 * When each file below a folder was last committed, by path from the project's root.
 * @returns ISO dates in UTC; empty without git and in a shallow clone.
 */
export async function lastCommits(root: string, project = process.cwd()): Promise<ReadonlyMap<string, string>> {
  return newestDates(
    (await gitLog(project, '--format=commit %cI', '--name-only', '--no-renames', '--relative', '--', root)) ?? '',
  )
}

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
