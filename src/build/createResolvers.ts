import type { GatsbyNode, Node } from 'gatsby'
import type { GraphQLInterfaceType, GraphQLResolveInfo } from 'gatsby/graphql'
import type { Packed } from '../../plugins/gatsby-markdown-tree/src/packed'
import type { TreeNode } from '../../plugins/gatsby-markdown-tree/src/TreeNode'
import type { SidebarEntry } from '../../plugins/gatsby-source-site/types'
import { outlineOf } from '../shared/sidebarTree'
import { pagesBelow } from './sidebars/pagesBelow'
import { resolveSidebar } from './sidebars/resolveSidebar'
import { sidebarPages, type PageFields } from './sidebars/sidebarPages'

interface SidebarFields {
  name: string
  entries: SidebarEntry[]
}

interface Context {
  nodeModel: { findAll<Fields>(query: { type: string }): Promise<{ entries: Iterable<Node & Fields> }> }
}

type Resolve<Source> = (source: Source, args: unknown, context: Context, info: GraphQLResolveInfo) => Promise<unknown>

/** Fields that follow from several nodes: sidebars with the labels of their pages, and the pages below a page. */
export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  // Gatsby's type says no more than that it is a function.
  const addResolvers = args.createResolvers as (resolvers: Record<string, object>) => void
  const tree: Resolve<SidebarFields> = async ({ entries }, _args, context, info) =>
    resolveSidebar(entries, sidebarPages(await pagesOf(context, info)))
  const outline: Resolve<SidebarFields> = async ({ entries }, _args, context, info) =>
    outlineOf(resolveSidebar(entries, sidebarPages(await pagesOf(context, info))))
  const listedPages: Resolve<PageFields & { tree: Packed<TreeNode[]> }> = async ({ path, tree: text }, _args, context, info) => {
    // Every page of the site is read to tell: for the few texts that show them.
    if (!text.includes('"SidebarCards"')) return []
    const { entries: sidebars } = await context.nodeModel.findAll<SidebarFields>({ type: 'Sidebar' })
    const pages = await pagesOf(context, info)
    const below = [...sidebars].flatMap(({ entries }) => pagesBelow(path, resolveSidebar(entries, sidebarPages(pages))))
    const byPath = new Map(pages.map((page) => [page.path, page]))
    return below.flatMap((item) => byPath.get(item) ?? [])
  }
  addResolvers({
    Sidebar: { tree: { type: 'JSON!', resolve: tree }, outline: { type: 'JSON!', resolve: outline } },
    Doc: { listedPages: { type: '[ContentPage!]!', resolve: listedPages } },
  })
}

/**
 * All pages, asked for type by type: Gatsby runs a query again when a node of a type it asked for changes, but not when it
 * asked for the interface.
 */
async function pagesOf({ nodeModel }: Context, { schema }: GraphQLResolveInfo) {
  const types = schema.getPossibleTypes(schema.getType('ContentPage') as GraphQLInterfaceType)
  const found = await Promise.all(types.map(({ name }) => nodeModel.findAll<PageFields>({ type: name })))
  return found.flatMap(({ entries }) => [...entries])
}
