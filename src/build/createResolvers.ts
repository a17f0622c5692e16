import type { GatsbyNode, Node } from 'gatsby'
import type { SidebarEntry } from '../../plugins/gatsby-source-site/types'
import { outlineOf } from '../shared/sidebarTree'
import { resolveSidebar } from './sidebars/resolveSidebar'
import { sidebarPages, type PageFields } from './sidebars/sidebarPages'

interface ResolverContext {
  nodeModel: { findAll(query: { type: string }): Promise<{ entries: Iterable<Node & PageFields> }> }
}

/** Sidebars with the labels of the pages they name. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  const treeOf = async ({ entries }: { entries: SidebarEntry[] }, { nodeModel }: ResolverContext) => {
    const { entries: pages } = await nodeModel.findAll({ type: 'ContentPage' })
    return resolveSidebar(entries, sidebarPages([...pages]))
  }
  type Resolve = (source: { entries: SidebarEntry[] }, args: unknown, context: ResolverContext) => Promise<unknown>
  const tree: Resolve = (source, _args, context) => treeOf(source, context)
  const outline: Resolve = async (source, _args, context) => outlineOf(await treeOf(source, context))
  createResolvers({
    Sidebar: { tree: { type: 'JSON!', resolve: tree }, outline: { type: 'JSON!', resolve: outline } },
  })
}
