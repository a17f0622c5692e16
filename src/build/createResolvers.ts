import type { GatsbyNode, Node } from 'gatsby'
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import * as lists from '../../content/data/lists'
import type { Packed, TreeNode } from '../../plugins/markdown-tree'
import { addResolvers, findContentPages, replaceInTrees, type ResolverContext } from '../../plugins/source-plugin'
import { outlineOf, type SidebarNode } from '../shared/sidebarTree'
import { calculateTrees } from './calculatedTrees'
import { changeResolvers } from './changes/weeklyChanges'
import { operationResolvers } from './fitOperation/fitOperation'
import { sdkNeeds } from './sdkNeeds'
import {
  type PageFields,
  pagesBelow,
  resolveSidebar,
  sidebarPages,
  type WrittenSidebar,
} from './sidebars/resolveSidebar'

type Resolve<Source, Result> = (
  source: Source,
  args: unknown,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => Promise<Result>

/** Fields that depend on other nodes or on the page: labels in sidebars, schema rows that fit a page. */
export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  const tree: Resolve<WrittenSidebar, SidebarNode[]> = async (sidebar, _args, context, info) =>
    resolveSidebar(sidebar, sidebarPages(await findContentPages<Node & PageFields>(context, info), sidebar))
  const outline: Resolve<WrittenSidebar, SidebarNode[]> = async (...field) => outlineOf(await tree(...field))
  const listedPages: Resolve<PageFields & { tree: Packed<TreeNode[]> }, PageFields[]> = async (
    { path, tree: text },
    _args,
    context,
    info,
  ) => {
    // Reading every page is slow, and few have cards.
    if (!text.includes('"SidebarCards"')) return []
    const { entries: sidebars } = await context.nodeModel.findAll<WrittenSidebar>({ type: 'Sidebar' })
    const pages = await findContentPages<Node & PageFields>(context, info)
    const below = [...sidebars].flatMap((sidebar) =>
      pagesBelow(path, { page: sidebar.page, tree: resolveSidebar(sidebar, sidebarPages(pages, sidebar)) }),
    )
    const byPath = new Map(pages.map((page) => [page.path, page]))
    return below.flatMap((item) => byPath.get(item) ?? [])
  }
  const needs = sdkNeeds(lists)
  addResolvers(args, {
    Sidebar: { tree: { type: 'JSON!', resolve: tree }, outline: { type: 'JSON!', resolve: outline } },
    ApiOperation: operationResolvers,
    Query: changeResolvers,
    Doc: {
      listedPages: { type: '[ContentPage!]!', resolve: listedPages },
      sdkNeeds: { type: 'String', resolve: ({ path }: PageFields) => needs.get(path) ?? null },
    },
  })
  replaceInTrees(args, ['Doc'], () => Promise.resolve(calculateTrees))
}
