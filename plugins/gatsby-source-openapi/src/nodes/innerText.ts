import type { TreeNode } from '../../../gatsby-markdown-tree/src/TreeNode'
import { mapTree, treeElement } from './mapTree'

/**
 * The tree of a text inside a page, as that of a property, which may be there several times: headings are bold lines, so
 * that the page's contents stay its own; there are no ids, and no links to them. A single paragraph is its content.
 */
export function innerText(tree: readonly TreeNode[]): TreeNode[] {
  const inner = mapTree(tree, {
    element(tag, { id: _, ...attributes }, children) {
      if (/^h[1-6]$/.test(tag)) return ['p', 0, ['strong', 0, ...children]]
      if (tag === 'a' && String(attributes.href).startsWith('#')) return ['span', 0, ...children]
      return treeElement(tag, attributes, children)
    },
  })
  const [only] = inner
  if (inner.length !== 1 || !Array.isArray(only) || only[0] !== 'p') return inner
  const [, , ...content] = only
  return content
}
