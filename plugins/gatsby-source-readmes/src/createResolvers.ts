import type { GatsbyNode } from 'gatsby'
import type { GraphQLInterfaceType, GraphQLResolveInfo } from 'gatsby/graphql'
import type { Heading } from '../../gatsby-markdown-tree/src/Heading'
import { unpack, type Packed } from '../../gatsby-markdown-tree/src/packed'
import type { TreeNode } from '../../gatsby-markdown-tree/src/TreeNode'
import type { ReadmesOptions } from '../types'
import { existingLink } from './links/existingLink'
import { withoutDeadLinks } from './links/withoutDeadLinks'

interface PageFields {
  path: string
  headings?: readonly Heading[]
}

interface Context {
  nodeModel: { findAll<Fields>(query: { type: string }): Promise<{ entries: Iterable<Fields> }> }
}

type ResolveTree = (
  readme: { tree: Packed<TreeNode[]>; origin: string },
  args: unknown,
  context: Context,
  info: GraphQLResolveInfo,
) => Promise<TreeNode[]>

/**
 * Takes links to pages that do not exist out of fetched READMEs, when they are queried.
 *
 * The build fails for a dead link, so that authors mend it; but a README is mended in its own repository, and what
 * somebody writes there tomorrow must not keep this site from being built. Which pages there are is known only when all
 * sources have made their nodes, hence a resolver. Our own guides stay as they are: their dead links are ours and shall
 * fail.
 */
export const createResolvers: GatsbyNode['createResolvers'] = (args, pluginOptions) => {
  const { siteUrls } = pluginOptions as unknown as ReadmesOptions
  const addResolvers = args.createResolvers as (resolvers: object) => void
  const resolve: ResolveTree = async (readme, _args, context, info) => {
    const tree = unpack(readme.tree)
    if (readme.origin === 'bundled') return tree
    const anchors = await anchorsOf(context, info)
    return withoutDeadLinks(tree, (href) => existingLink(href, { siteUrls, anchors }))
  }
  addResolvers({ Readme: { tree: { resolve } } })
}

/**
 * Paths and heading ids of all pages. Asked for type by type: Gatsby runs a page's query again when a node of a type it
 * asked for changes, but not when it asked for the interface.
 */
async function anchorsOf({ nodeModel }: Context, { schema }: GraphQLResolveInfo): Promise<Map<string, Set<string>>> {
  const types = schema.getPossibleTypes(schema.getType('ContentPage') as GraphQLInterfaceType)
  const found = await Promise.all(types.map(({ name }) => nodeModel.findAll<PageFields>({ type: name })))
  const pages = found.flatMap(({ entries }) => [...entries])
  return new Map(pages.map(({ path, headings = [] }) => [path, new Set(headings.map(({ id }) => id))]))
}
