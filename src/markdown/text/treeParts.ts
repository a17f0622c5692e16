import type { TreeNode } from '../../../plugins/markdown-tree'

/** Parts of trees that are made here, not compiled from Markdown. */

export function paragraph(...children: TreeNode[]): TreeNode {
  return ['p', 0, ...children]
}

export function link(href: string, text: string): TreeNode {
  return ['a', { href }, text]
}

export function code(text: string): TreeNode {
  return ['code', 0, text]
}
