import { replaceElements, type Replacement, textOf, treeElement, type TreeNode } from '../../../markdown-tree'
import type { DrawnFact } from '../FactKind'

/** What SDKs support, as a table for each side, in a component that filters their rows and columns. */
export function drawMatrix(facts: readonly (DrawnFact & { parts: readonly string[] })[]): TreeNode[] {
  const sides = [...new Set(facts.flatMap(({ parts }) => parts))]
  const tables = sides.map((side): TreeNode => {
    const own = facts.filter(({ parts }) => parts.includes(side))
    const { columns = [], columnAttributes = [] } = own[0] ?? {}
    const headings = columns.map((column, index) =>
      index === 0
        ? treeElement('th', {}, ['Feature'])
        : treeElement('th', { ...columnAttributes[index], 'data-name': textOf(column) }, column),
    )
    const rows = own.map(({ cells, cellAttributes }): TreeNode => {
      const tds = cells.map((cell, index) =>
        treeElement('td', cellAttributes[index] ?? {}, replaceElements(cell, separateSince)),
      )
      return ['tr', 0, ...tds]
    })
    return ['table', { 'data-side': side }, ['thead', 0, ['tr', 0, ...headings]], ['tbody', 0, ...rows]]
  })
  return [['SdkMatrix', 0, ...tables]]
}

/** The word is the same in all cells: where many columns are shown, only screen readers need it. */
const separateSince: Replacement = (tag, attributes, [text]) =>
  tag === 'a' && typeof text === 'string' && text.startsWith('since\u00a0')
    ? [['a', attributes, ['span', 0, 'since\u00a0'], text.slice('since\u00a0'.length)]]
    : undefined
