import type { TreeNode } from '../../plugins/gatsby-markdown-tree/src/TreeNode'
import { contentComponents } from './contentComponents'
import { drawTree } from './drawTree'

/** Draws the content tree of a page that is written here. */
export function MarkdownTree({ tree }: { tree: readonly TreeNode[] }) {
  return <>{drawTree(tree, contentComponents)}</>
}
