import type { TreeNode } from '../../gatsby-markdown-tree/src/TreeNode'
import type { DrawnFact } from './FactKind'

/** Facts as a table in a box that scrolls; the row of a fact has its anchor. */
export function drawTable(columns: readonly string[], facts: readonly DrawnFact[]): TreeNode[] {
  const head: TreeNode = ['thead', 0, ['tr', 0, ...columns.map((column): TreeNode => ['th', 0, column])]]
  const rows = facts.map(({ anchor, cells }): TreeNode => {
    const tds = cells.map((cell): TreeNode => ['td', 0, ...cell])
    return ['tr', anchor === null ? 0 : { id: anchor }, ...tds]
  })
  return [['TableBox', 0, ['table', 0, head, ['tbody', 0, ...rows]]]]
}
