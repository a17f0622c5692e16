import { createElement, Fragment, type ReactNode } from 'react'
import type { TreeNode } from '../../plugins/gatsby-markdown-tree/src/TreeNode'
import { contentComponents } from './contentComponents'

/** Draws a content tree: lower-case tags as elements, the others by `contentComponents`. */
export function MarkdownTree({ tree }: { tree: readonly TreeNode[] }) {
  return <>{tree.map(drawNode)}</>
}

function drawNode(node: TreeNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  const [tag, attributes, ...children] = node
  const component = contentComponents[tag] ?? (/^[a-z]/.test(tag) ? tag : Fragment)
  return createElement(component, { key, ...(attributes || undefined) }, ...children.map(drawNode))
}
