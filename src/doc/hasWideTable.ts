import type { TreeNode } from '../../plugins/markdown-tree'

/** Columns from which a table may be wider than the text. `DocPage.module.css` has the same number. */
const wide = 5

/** Whether a page has a table of five or more columns. */
export function hasWideTable(tree: readonly TreeNode[]): boolean {
  return tree.some((node) => {
    if (typeof node === 'string') return false
    const [, , ...children] = node
    return children.filter((child) => child[0] === 'th').length >= wide || hasWideTable(children)
  })
}
