import type { TreeAttributes, TreeNode } from '../../../gatsby-markdown-tree/src/TreeNode'

interface TreeChange {
  text?(text: string): string
  /** Gets an element whose children are changed already. */
  element?(tag: string, attributes: TreeAttributes, children: TreeNode[]): TreeNode
}

/** A content tree with every text and element changed. */
export function mapTree(tree: readonly TreeNode[], change: TreeChange): TreeNode[] {
  return tree.map((node) => {
    if (typeof node === 'string') return change.text?.(node) ?? node
    const [tag, attributes, ...children] = node
    const changed = mapTree(children, change)
    return change.element?.(tag, attributes || {}, changed) ?? [tag, attributes, ...changed]
  })
}

/** An element as trees write it: `0` stands for no attributes. */
export function treeElement(tag: string, attributes: TreeAttributes, children: readonly TreeNode[]): TreeNode {
  return [tag, Object.keys(attributes).length === 0 ? 0 : attributes, ...children]
}
