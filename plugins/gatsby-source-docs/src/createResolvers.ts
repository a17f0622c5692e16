import type { GatsbyNode } from 'gatsby'
import type { DocsOptions } from '../types'
import type { DocFields } from './DocFields'
import { lastCommits } from './lastCommits'

type Resolve = (source: object, args: unknown, context: unknown, info: { originalResolver: Resolve }) => unknown

/**
 * A commit changes no file, so a stored date would grow old: it is asked for when it is queried. Git is run once in a
 * process.
 */
export const createResolvers: GatsbyNode['createResolvers'] = (args, options) => {
  const { root } = options as unknown as DocsOptions
  let dates: ReturnType<typeof lastCommits> | undefined
  const lastUpdated = async (
    source: DocFields,
    fieldArgs: unknown,
    context: unknown,
    info: { originalResolver: Resolve },
  ) => {
    dates ??= lastCommits(root)
    const date = (await dates).get(source.sourceFile) ?? null
    // The resolver of the type's own field formats the date as the query asks.
    return info.originalResolver({ ...source, lastUpdated: date }, fieldArgs, context, info)
  }
  const addResolvers = args.createResolvers as (resolvers: object) => void
  addResolvers({ Doc: { lastUpdated: { resolve: lastUpdated } } })
}
