import type { Element, ElementContent, Properties, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { TreeAttributes, TreeNode } from './TreeNode'

type HastNode = RootContent | ElementContent

/** Elements that only hold blocks: white space at their edges shows nothing. */
const containers = new Set(
  'blockquote details div dl figure li ol root section table tbody tfoot thead tr ul'.split(' '),
)

/** Elements that start on a line of their own: white space beside them shows nothing. */
const blocks = new Set(
  [...containers, ...'dd dt figcaption h1 h2 h3 h4 h5 h6 hr p pre summary td th'.split(' ')].filter(
    (tag) => tag !== 'root',
  ),
)

/**
 * Writes a HAST tree as small JSON. White space between blocks and comments are dropped, tables stand in a `TableBox`.
 *
 * @param nodes the children of the root.
 */
export function compactTree(nodes: readonly HastNode[], parent = 'root'): TreeNode[] {
  const written = joinTexts(nodes)
  return written.flatMap((node, index) => {
    if (typeof node !== 'string') return [compactElement(node)]
    return isUnseen(node, parent, written[index - 1], written[index + 1]) ? [] : [node]
  })
}

/** Elements and texts; neighbouring texts as one. */
function joinTexts(nodes: readonly HastNode[]): (Element | string)[] {
  const joined: (Element | string)[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node.type === 'element') joined.push(node)
    else if (node.type === 'text' && typeof last === 'string') joined[joined.length - 1] = last + node.value
    else if (node.type === 'text') joined.push(node.value)
  }
  return joined
}

function compactElement({ tagName, properties, children }: Element): TreeNode {
  const attributes = compactAttributes(tagName, properties)
  const compact: TreeNode = [
    tagName,
    Object.keys(attributes).length > 0 ? attributes : 0,
    ...compactTree(children, tagName),
  ]
  return tagName === 'table' ? ['TableBox', tableName(children), compact] : compact
}

/** The box of a wide table is a stop on the way by keyboard, named by what stands over its columns. */
function tableName(children: readonly ElementContent[]): TreeAttributes | 0 {
  const head = children.find((child): child is Element => child.type === 'element' && child.tagName === 'thead')
  const cells = head?.children.flatMap((row) => (row.type === 'element' ? row.children : [])) ?? []
  const names = cells.flatMap((cell) => (cell.type === 'element' ? [toString(cell).trim()] : []))
  const name = names.filter((text) => text !== '').join(', ')
  return name === '' ? 0 : { name }
}

function isUnseen(text: string, parent: string, before?: Element | string, after?: Element | string): boolean {
  if (/[^ \t\n]/.test(text)) return false
  const isContainer = containers.has(parent) || isComponent(parent)
  // Within a line a component is a part of the line.
  const isBlock = (node?: Element | string) =>
    typeof node === 'object' && (blocks.has(node.tagName) || (isContainer && isComponent(node.tagName)))
  const isEdge = before === undefined || after === undefined
  return text === '' || isBlock(before) || isBlock(after) || (isEdge && isContainer)
}

function isComponent(tag: string): boolean {
  return /^[A-Z]/.test(tag)
}

function compactAttributes(tag: string, properties: Properties): TreeAttributes {
  const attributes: TreeAttributes = {}
  for (const [name, value] of Object.entries(properties)) {
    // The data attributes that footnotes bring have no reader here.
    if (value === null || value === undefined || /^data[A-Z]/.test(name)) continue
    if ((value === false && !isComponent(tag)) || (Array.isArray(value) && value.length === 0)) continue
    attributes[reactName(name)] = Array.isArray(value) ? value.join(' ') : value
  }
  // The box of a task list has no label of its own.
  if (tag === 'input') attributes['aria-label'] = properties.checked ? 'Done' : 'Not done'
  return attributes
}

/** HAST writes `ariaLabel` where React wants `aria-label`; they agree on all other names used here. */
function reactName(name: string): string {
  return name
    .replace(/^aria([A-Z])/, (_, letter: string) => `aria-${letter}`)
    .replace(/^aria-.*/, (aria) => aria.toLowerCase())
}
