import { codeBlock } from '../../../gatsby-markdown-tree/src/highlight/codeBlock'
import type { TreeAttributes, TreeNode } from '../../../gatsby-markdown-tree/src/TreeNode'
import type { DrawnFact } from '../FactKind'
import { fitJson } from './fitJson'

interface DrawnEvent extends DrawnFact {
  /** As it stands in the list. */
  example?: object | null
}

/** Types of events, each as a part of the page with its own address: when, what it holds, an example to open. */
export function drawEvents(events: readonly DrawnEvent[]): TreeNode[] {
  return events.flatMap(({ name, anchor, cells: [when = [], data = [], preData = [], fields = []], example }) => [
    ['h3', { id: anchor ?? name }, name],
    ['p', 0, ...when],
    ...list([
      ['Set', fields],
      ['data', data],
      ['preData', preData],
    ]),
    ...(example ? [exampleOf(name, example)] : []),
  ])
}

function list(rows: readonly [name: string, text: TreeNode[]][]): TreeNode[] {
  const items = rows.flatMap(([name, text]): TreeNode[] => {
    if (text.length === 0 || text[0] === '') return []
    return [['li', 0, name === 'Set' ? name : ['code', 0, name], ': ', ...text]]
  })
  return items.length === 0 ? [] : [['ul', 0, ...items]]
}

function exampleOf(name: string, example: object): TreeNode {
  const { html } = codeBlock(fitJson({ type: name, ...example }), 'json')
  const attributes: TreeAttributes = { html: String(html) }
  return ['details', 0, ['summary', 0, 'Example'], ['FactExample', attributes]]
}
