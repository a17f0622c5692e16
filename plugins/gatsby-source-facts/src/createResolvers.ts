import type { GatsbyNode } from 'gatsby'
import { replaceElements } from '../../gatsby-markdown-tree/src/replaceElements'
import type { TreeNode } from '../../gatsby-markdown-tree/src/TreeNode'
import type { FactsOptions } from '../types'
import { drawFacts, kindsNamedIn, type KnownFact } from './drawFacts'

interface Context {
  nodeModel: { findAll(query: { type: string }): Promise<{ entries: Iterable<KnownFact> }> }
}

type Resolve<Result> = (
  source: object,
  args: unknown,
  context: Context,
  info: { originalResolver: Resolve<TreeNode[]> },
) => Result | Promise<Result>

/**
 * Components that name facts become links and tables when the text of a page is queried: Gatsby then knows that the page
 * depends on facts of that kind, and asks again when they have changed.
 */
export const createResolvers: GatsbyNode['createResolvers'] = (args, options) => {
  const { textTypes } = options as unknown as FactsOptions
  const tree: Resolve<TreeNode[]> = async (source, fieldArgs, context, info) => {
    const written = await info.originalResolver(source, fieldArgs, context, info)
    const kinds = kindsNamedIn(written)
    if (kinds.length === 0) return written
    const found = await Promise.all(
      kinds.map(async (kind) => {
        const { entries } = await context.nodeModel.findAll({ type: kind.type })
        return [kind.list, [...entries].sort((a, b) => a.position - b.position)] as const
      }),
    )
    return replaceElements(written, drawFacts(new Map(found)))
  }
  const addResolvers = args.createResolvers as (resolvers: object) => void
  addResolvers(Object.fromEntries(textTypes.map((type) => [type, { tree: { resolve: tree } }])))
}
