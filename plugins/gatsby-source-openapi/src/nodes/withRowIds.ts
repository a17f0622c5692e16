import type { TreeNode } from '../../../gatsby-markdown-tree/src/TreeNode'
import { mapTree, treeElement } from './mapTree'

/** Rows of tables that begin with a name get an address: `NotFoundError` → `notfounderror`; a path is no name. */
export function withRowIds(tree: readonly TreeNode[]): TreeNode[] {
  return mapTree(tree, {
    element: (tag, attributes, children) => {
      const name = tag === 'tr' ? nameIn(children) : undefined
      return treeElement(tag, name === undefined ? attributes : { ...attributes, id: name.toLowerCase() }, children)
    },
  })
}

/** The name in code that the first cell begins with. */
function nameIn([cell]: readonly TreeNode[]): string | undefined {
  const [, , code] = Array.isArray(cell) ? cell : []
  const [tag, , name] = Array.isArray(code) ? code : []
  return tag === 'code' && typeof name === 'string' && /^[A-Z]\w+$/.test(name) ? name : undefined
}
