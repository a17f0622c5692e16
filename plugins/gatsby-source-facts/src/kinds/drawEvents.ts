import { codeBlock, type TreeAttributes, type TreeNode } from '../../../markdown-tree'
import type { DrawnFact } from '../FactKind'

interface DrawnEvent extends DrawnFact {
  /** As in the list. */
  example?: object | null
}

/** Types of events, each as a section with a heading: when it is written, what it contains, an example to open. */
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

/** The longest line that an object or array is written in, in characters. */
const maxLine = 72

/** JSON with short objects and arrays on one line, which JSON.stringify can't write. */
export function fitJson(value: unknown, indent = ''): string {
  const line = inLine(value)
  if (typeof value !== 'object' || value === null || indent.length + line.length <= maxLine) return line
  const deeper = `${indent}  `
  const entries = Array.isArray(value)
    ? value.map((entry) => deeper + fitJson(entry, deeper))
    : Object.entries(value).map(([key, entry]) => `${deeper}${JSON.stringify(key)}: ${fitJson(entry, deeper)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${entries.join(',\n')}\n${indent}${close}`
}

function inLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${inLine(entry)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
