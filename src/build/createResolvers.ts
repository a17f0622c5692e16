import type { GatsbyNode, Node } from 'gatsby'
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import * as lists from '../../content/data/lists'
import type { FactLists } from '../../plugins/gatsby-source-facts/types'
import type { Packed, TreeNode } from '../../plugins/markdown-tree'
import {
  addResolvers,
  changeTrees,
  findContentPages,
  replaceInTrees,
  type ResolverContext,
} from '../../plugins/source-plugin'
import { outlineOf, type SidebarNode } from '../shared/sidebarTree'
import { calculateTrees } from './calculatedTrees'
import { changeResolvers } from './changes/weeklyChanges'
import { findGuideTargets, withConceptGuide } from './conceptGuides'
import { operationResolvers } from './fitOperation/fitOperation'
import { sdkNeeds } from './sdkNeeds'
import {
  type PageFields,
  groupsBelow,
  resolveSidebar,
  sidebarPages,
  type WrittenSidebar,
} from './sidebars/resolveSidebar'

type ConceptGuide = FactLists['conceptGuides'][number]

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
  const sdk: Resolve<PageFields, { page: string } | undefined> = async ({ path }, _args, { nodeModel }) =>
    [...(await nodeModel.findAll<{ page: string }>({ type: 'Sdk' })).entries].find(({ page }) => page === path)
  const needs = sdkNeeds(lists)
  addResolvers(args, {
    Sidebar: { tree: { type: 'JSON!', resolve: tree }, outline: { type: 'JSON!', resolve: outline } },
    ApiOperation: operationResolvers,
    Query: changeResolvers,
    Readme: { sdk: { type: 'Sdk', resolve: sdk } },
    Doc: {
      listedGroups: { type: '[ListedGroup!]!', resolve: listedGroups },
      sdkNeeds: { type: 'String', resolve: ({ path }: PageFields) => needs.get(path) ?? null },
    },
  })
  replaceInTrees(args, ['Doc'], () => Promise.resolve(calculateTrees))
  changeTrees(args, ['Doc'], async (text, findNodes, { path }) => {
    const guide = (await findNodes<ConceptGuide>('ConceptGuide')).find(({ page }) => page === path)
    return guide && withConceptGuide(text, guide, await findGuideTargets(findNodes))
  })
}
