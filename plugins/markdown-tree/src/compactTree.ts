import type { Element, ElementContent, Properties, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import type { Options } from 'remark-rehype'
import { replaceElements, type TreeAttributes, treeElement, type TreeNode } from './TreeNode'

type HastNode = RootContent | ElementContent

/** Elements that contain only blocks: white space at their edges is not rendered. */
const containers = new Set(
  'blockquote details div dl figure li ol root section table tbody tfoot thead tr ul'.split(' '),
)

/** Elements that start on a new line: white space beside them is not rendered. */
const blocks = new Set(
  [...containers, ...'dd dt figcaption h1 h2 h3 h4 h5 h6 hr p pre summary td th'.split(' ')].filter(
    (tag) => tag !== 'root',
  ),
)

/**
 * Writes HAST as small JSON, without comments and white space between blocks. A table gets a `TableBox`.
 * @param nodes the children of the root.
 */
export function compactTree(nodes: readonly HastNode[], parent = 'root'): TreeNode[] {
  const written = joinTexts(nodes)
  return written.flatMap((node, index) => {
    if (typeof node !== 'string') return [compactElement(node)]
    return isInvisible(node, parent, written[index - 1], written[index + 1]) ? [] : [node]
  })
}

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
  // The corner of a matrix is the heading of nothing.
  const tag = tagName === 'th' && children.length === 0 ? 'td' : tagName
  const compact = treeElement(tag, compactAttributes(tagName, properties), compactTree(children, tagName))
  if (tagName !== 'table') return compact
  const headings = headingsOf(children)
  const name = headings.filter((text) => text !== '').join(', ')
  // The scroll box of a wide table is a tab stop, so it needs a name.
  return ['TableBox', name === '' ? 0 : { name }, ...labelCells(compact, headings)]
}

/** The text of a table's column headings. */
function headingsOf(children: readonly ElementContent[]): string[] {
  const head = children.find((child): child is Element => child.type === 'element' && child.tagName === 'thead')
  const cells = head?.children.flatMap((row) => (row.type === 'element' ? row.children : [])) ?? []
  return cells.flatMap((cell) => (cell.type === 'element' ? [toString(cell).trim()] : []))
}

function isInvisible(text: string, parent: string, before?: Element | string, after?: Element | string): boolean {
  if (/[^ \t\n]/.test(text)) return false
  const isContainer = containers.has(parent) || isComponent(parent)
  // Within a line, a component is part of the line.
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
    // Nothing here reads what remark-rehype sets: data attributes of footnotes, classes of task lists.
    if (
      value === null ||
      value === undefined ||
      /^data[A-Z]/.test(name) ||
      (name === 'className' && String(value).includes('task-list'))
    )
      continue
    if ((value === false && !isComponent(tag)) || (Array.isArray(value) && value.length === 0)) continue
    attributes[reactName(name)] = Array.isArray(value) ? value.join(' ') : value
  }
  // The checkbox of a task list has no label.
  if (tag === 'input') attributes['aria-label'] = properties.checked ? 'Done' : 'Not done'
  return attributes
}

/** HAST has `ariaLabel` where React has `aria-label`; all other names used here are the same. */
function reactName(name: string): string {
  return name
    .replace(/^aria([A-Z])/, (_, letter: string) => `aria-${letter}`)
    .replace(/^aria-.*/, (aria) => aria.toLowerCase())
}

/** The title above the footnotes is a paragraph, so that it isn't listed in the table of contents. */
export const footnoteOptions: Options = {
  footnoteLabel: 'Footnotes',
  footnoteLabelTagName: 'p',
  footnoteLabelProperties: { className: ['footnotes-title'] },
}

/** The most columns of a table whose rows narrow windows stack. Others are matrices, which are easier to read as such. */
const maxColumns = 6

/**
 * Writes into each cell the heading of its column: `data-label`, which the style sheet shows where rows are stacked. The first cell is
 * the title of its row and needs none; neither does the second of only two columns.
 */
export function labelCells(table: TreeNode, headings: readonly string[]): TreeNode[] {
  if (headings.length < 3 || headings.length > maxColumns) return [table]
  return replaceElements([table], (tag, attributes, cells) => {
    if (tag !== 'tr') return undefined
    return [
      treeElement(
        tag,
        attributes,
        cells.map((cell, index) => labelled(cell, index > 0 && headings[index])),
      ),
    ]
  })
}

function labelled(cell: TreeNode, label: string | false | undefined): TreeNode {
  if (!label || typeof cell === 'string' || cell[0] !== 'td') return cell
  const [tag, attributes, ...children] = cell
  return [tag, { ...(attributes || {}), 'data-label': label }, ...children]
}
