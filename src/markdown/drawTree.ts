import { createElement, Fragment, type ElementType, type ReactNode } from 'react'
import type { TreeNode } from '../../plugins/gatsby-markdown-tree/src/TreeNode'

/** Draws a content tree: tags with a component by that, other lower-case ones as elements, and of the rest what is inside. */
export function drawTree(tree: readonly TreeNode[], components: Readonly<Record<string, ElementType>>): ReactNode[] {
  return tree.map((node, key) => {
    if (typeof node === 'string') return node
    const [tag, attributes, ...children] = node
    const component = components[tag] ?? (/^[a-z]/.test(tag) ? tag : Fragment)
    return createElement(component, { key, ...(attributes || undefined) }, ...drawTree(children, components))
  })
}
