import type { GatsbyNode, Node } from 'gatsby'
import type { SidebarEntry } from '../../plugins/gatsby-source-site/types'
import { outlineOf, trailTo, type SidebarNode } from '../shared/sidebarTree'
import { resolveSidebar } from './sidebars/resolveSidebar'
import { sidebarPages, type PageFields } from './sidebars/sidebarPages'

interface SidebarFields {
  name: string
  entries: SidebarEntry[]
}

interface Context {
  nodeModel: { findAll<Fields>(query: { type: string }): Promise<{ entries: Iterable<Node & Fields> }> }
}

type Resolve<Source> = (source: Source, args: unknown, context: Context) => Promise<unknown>

/** Fields that follow from several nodes: sidebars with the labels of their pages, and the pages below a page. */
export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  // Gatsby's type says no more than that it is a function.
  const addResolvers = args.createResolvers as (resolvers: Record<string, object>) => void
  const tree: Resolve<SidebarFields> = ({ entries }, _args, context) => treeOf(entries, context)
  const outline: Resolve<SidebarFields> = async ({ entries }, _args, context) => outlineOf(await treeOf(entries, context))
  const listedPages: Resolve<PageFields> = async ({ path }, _args, context) => {
    const { entries: sidebars } = await context.nodeModel.findAll<SidebarFields>({ type: 'Sidebar' })
    const pages = await pagesOf(context)
    const below = [...sidebars].flatMap(({ entries }) => itemsBelow(path, resolveSidebar(entries, sidebarPages(pages))))
    return below.flatMap((item) => pages.find((page) => page.path === item) ?? [])
  }
  addResolvers({
    Sidebar: { tree: { type: 'JSON!', resolve: tree }, outline: { type: 'JSON!', resolve: outline } },
    Doc: { listedPages: { type: '[ContentPage!]!', resolve: listedPages } },
  })
}

async function pagesOf({ nodeModel }: Context) {
  const { entries } = await nodeModel.findAll<PageFields>({ type: 'ContentPage' })
  return [...entries]
}

async function treeOf(entries: readonly SidebarEntry[], context: Context): Promise<SidebarNode[]> {
  return resolveSidebar(entries, sidebarPages(await pagesOf(context)))
}

/** Paths of the pages right below a page; groups without a page of their own stand for their items. */
function itemsBelow(path: string, tree: readonly SidebarNode[]): string[] {
  const pathsOf = (items: readonly SidebarNode[] = []): string[] =>
    items.flatMap((item) => (item.path === undefined ? pathsOf(item.items) : [item.path]))
  return pathsOf(trailTo(path, tree).at(-1)?.items)
}
