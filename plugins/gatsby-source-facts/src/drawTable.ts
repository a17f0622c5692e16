import { replaceElements } from '../../gatsby-markdown-tree/src/replaceElements'
import type { TreeNode } from '../../gatsby-markdown-tree/src/TreeNode'
import type { DrawnFact } from './FactKind'

/** Facts as a table in a box that scrolls; the row of a fact has its anchor. */
export function drawTable(label: string, facts: readonly DrawnFact[]): TreeNode[] {
  const columns = facts[0]?.columns ?? []
  const head: TreeNode = ['thead', 0, ['tr', 0, ...columns.map((column): TreeNode => ['th', 0, ...column])]]
  const rows = facts.map(({ anchor, cells }): TreeNode => {
    const tds = cells.map((cell): TreeNode => ['td', 0, ...breakNames(cell)])
    return ['tr', anchor === null ? 0 : { id: anchor }, ...tds]
  })
  return [['FactTable', { label }, ['table', 0, head, ['tbody', 0, ...rows]]]]
}

/** A long name may go on in the next line after each of its parts: `DATABASE_` `URL`, `github.` `com/` `Unleash`. */
function breakNames(cell: readonly TreeNode[]): TreeNode[] {
  return replaceElements(cell, (tag, _, children) => {
    const [name] = children
    if (tag !== 'code' || typeof name !== 'string' || name.length < 16) return undefined
    const parts = name.split(/(?<=[_./:])(?=\w)/)
    return [['code', 0, ...parts.flatMap((part, index): TreeNode[] => (index === 0 ? [part] : [['wbr', 0], part]))]]
  })
}
