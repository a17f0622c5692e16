import type { GatsbyNode, Node } from 'gatsby'
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import * as lists from '../../content/data/lists'
import type { SidebarEntry } from '../../plugins/gatsby-source-site/types'
import type { Packed, TreeNode } from '../../plugins/markdown-tree'
import { addResolvers, findContentPages, replaceInTrees, type ResolverContext } from '../../plugins/source-plugin'
import { outlineOf, type SidebarNode } from '../shared/sidebarTree'
import { calculateTrees } from './calculatedTrees'
import { changeResolvers } from './changes/weeklyChanges'
import { operationResolvers } from './fitOperation/fitOperation'
import { sdkNeeds } from './sdkNeeds'
import { type PageFields, pagesBelow, resolveSidebar, sidebarPages } from './sidebars/resolveSidebar'

interface SidebarFields {
  name: string
  entries: SidebarEntry[]
}

type Resolve<Source, Result> = (
  source: Source,
  args: unknown,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => Promise<Result>

/** Fields that depend on other nodes or on the page: labels in sidebars, schema rows that fit a page. */
export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  const tree: Resolve<SidebarFields, SidebarNode[]> = async ({ name, entries }, _args, context, info) =>
    resolveSidebar(entries, sidebarPages(await findContentPages<Node & PageFields>(context, info), name))
  const outline: Resolve<SidebarFields, SidebarNode[]> = async (...field) => outlineOf(await tree(...field))
  const listedPages: Resolve<PageFields & { tree: Packed<TreeNode[]> }, PageFields[]> = async (
    { path, tree: text },
    _args,
    context,
    info,
  ) => {
    // Reading every page is slow, and few have cards.
    if (!text.includes('"SidebarCards"')) return []
    const { entries: sidebars } = await context.nodeModel.findAll<SidebarFields>({ type: 'Sidebar' })
    const pages = await findContentPages<Node & PageFields>(context, info)
    const below = [...sidebars].flatMap(({ name, entries }) =>
      pagesBelow(path, resolveSidebar(entries, sidebarPages(pages, name))),
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
