import type { TreeAttributes, TreeNode } from './TreeNode'

/** What stands in place of an element; undefined keeps it, and goes on with its children. */
export type Replacement = (
  tag: string,
  attributes: TreeAttributes,
  children: readonly TreeNode[],
) => readonly TreeNode[] | undefined

/** A content tree with some elements replaced by other nodes. Parts without any of them stay the same objects. */
export function replaceElements(tree: readonly TreeNode[], replace: Replacement): TreeNode[] {
  return tree.flatMap((node) => {
    if (typeof node === 'string') return [node]
    const [tag, attributes, ...children] = node
    const replaced = replace(tag, attributes || {}, children)
    if (replaced) return replaced
    const changed = replaceElements(children, replace)
    const isSame = changed.length === children.length && changed.every((child, index) => child === children[index])
    return [isSame ? node : [tag, attributes, ...changed]]
  })
}
