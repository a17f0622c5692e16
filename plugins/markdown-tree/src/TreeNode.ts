/** Attributes with the names React uses: `className`, `colSpan`, `aria-label`. */
export type TreeAttributes = Record<string, string | number | boolean>

/**
 * Compiled Markdown, small as JSON: a string, or `[tag, attributes or 0, ...children]`. A capitalized tag is a component.
 * `["p", 0, "See ", ["a", { "href": "/reference/segments" }, "segments"], "."]`
 */
export type TreeNode = string | [tag: string, attributes: TreeAttributes | 0, ...children: TreeNode[]]

/** An element as it is in a tree: `0` means no attributes. */
export function treeElement(tag: string, attributes: TreeAttributes, children: readonly TreeNode[]): TreeNode {
  return [tag, Object.keys(attributes).length === 0 ? 0 : attributes, ...children]
}

/** Returns the nodes that replace an element; undefined keeps the element and continues with its children. */
export type Replacement = (
  tag: string,
  attributes: TreeAttributes,
  children: readonly TreeNode[],
) => readonly TreeNode[] | undefined

/** Replaces some elements of a content tree. Parts without a replaced element stay the same objects. */
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

/** The children of a node; none for a string. */
export function contentOf(node: TreeNode): TreeNode[] {
  if (typeof node === 'string') return []
  const [, , ...children] = node
  return children
}

/** The text of nodes without their elements. */
export function textOf(nodes: readonly TreeNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textOf(contentOf(node)))).join('')
}
