import { labelCells, textOf, type TreeNode } from '../../../markdown-tree'
import type { DrawnFact } from '../FactKind'

/** Changes as a table, in a component that filters its rows: each row has its version and whom it concerns, operators or code. */
export function drawVersions(changes: readonly DrawnFact[]): TreeNode[] {
  const columns = changes[0]?.columns ?? []
  const rows = changes.map(({ name, cells }): TreeNode => {
    const [version = '', kind = ''] = name.split(' ')
    const attributes = { 'data-version': version, 'data-for': operatorKinds.has(kind) ? 'operators' : 'code' }
    return [
      'tr',
      kind === 'feature' ? { 'data-version': version } : attributes,
      ...cells.map((cell): TreeNode => ['td', 0, ...cell]),
    ]
  })
  const head: TreeNode = ['thead', 0, ['tr', 0, ...columns.map((column): TreeNode => ['th', 0, ...column])]]
  return [['VersionTable', 0, ...labelCells(['table', 0, head, ['tbody', 0, ...rows]], columns.map(textOf))]]
}

const operatorKinds = new Set(['requirement', 'variable'])
