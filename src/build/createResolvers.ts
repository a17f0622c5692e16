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
  groupsBelow,
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
  const listedGroups: Resolve<PageFields & { tree: Packed<TreeNode[]> }, object[]> = async (
    { path, tree: text },
    _args,
    context,
    info,
  ) => {
    // Reading every page is slow, and few list others.
    if (!text.includes('"SidebarPages"')) return []
    const { entries: sidebars } = await context.nodeModel.findAll<WrittenSidebar>({ type: 'Sidebar' })
    const pages = await findContentPages<Node & PageFields>(context, info)
    const below = [...sidebars].flatMap((sidebar) =>
      groupsBelow(path, { page: sidebar.page, tree: resolveSidebar(sidebar, sidebarPages(pages, sidebar)) }),
    )
    const byPath = new Map(pages.map((page) => [page.path, page]))
    return below.map((group) => ({ ...group, pages: group.pages.flatMap((item) => byPath.get(item) ?? []) }))
  }
  const needs = sdkNeeds(lists)
  addResolvers(args, {
    Sidebar: { tree: { type: 'JSON!', resolve: tree }, outline: { type: 'JSON!', resolve: outline } },
    ApiOperation: operationResolvers,
    Query: changeResolvers,
    Doc: {
      listedGroups: { type: '[ListedGroup!]!', resolve: listedGroups },
      sdkNeeds: { type: 'String', resolve: ({ path }: PageFields) => needs.get(path) ?? null },
    },
  })
  replaceInTrees(args, ['Doc'], () => Promise.resolve(calculateTrees))
}
