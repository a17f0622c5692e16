import type { TreeNode } from '../../plugins/gatsby-markdown-tree/src/TreeNode'
import { drawTree } from './drawTree'
import { foreignComponents } from './foreignComponents'

/** Draws the content tree of a text that others wrote, as the API's: pages without any other need not load the rest. */
export function ForeignTree({ tree }: { tree: readonly TreeNode[] }) {
  return <>{drawTree(tree, foreignComponents)}</>
}
