import type { TreeNode } from '../../../plugins/gatsby-markdown-tree/src/TreeNode'

/**
 * A heading with the text up to the next one, or a row of a table that has an address or tells of a symptom; the first section
 * has no heading.
 */
export interface PageSection {
  /** The id of the heading or row, for a symptom that of the heading above it; null for the text above the first heading. */
  anchor: string | null
  /** Headings from level 2 down to this one; a row is called by its first code, or by its first cell, a symptom by all of that. */
  headings: readonly string[]
  text: string
  /** Whether it is a row of a table of messages or symptoms. */
  isSymptom?: true
}

interface OpenSection extends Omit<PageSection, 'text'> {
  texts: string[]
  /** Code stands after what is said about it: of places that have the same words an excerpt shows the first. */
  codes: string[]
}

/** Elements whose text belongs to one word or line with what stands beside it; `<br>` is not one of them. */
const inline = new Set('a abbr b code del em i kbd mark q s small span strong sub sup u var wbr'.split(' '))

/** What stands beside the symptoms in a table of them, by the head of its column. */
const remedy = /\b(causes?|fix|remedy)\b/i

/** Elements without text that anybody would search for. */
const silent = new Set(['svg', 'style', 'script', 'input', 'img'])

/**
 * The text of a content tree, section by section. Headings of levels 2 and 3 begin a section; deeper ones are part of the
 * text. A row of a table with an id is a section of level 3: a variable, a permission or an event is found where it is
 * explained. So is a row of a table of messages or symptoms, below a heading: who pastes a message finds its cause. What follows
 * the table belongs to the heading above it. White space is one space.
 */
export function pageSections(tree: readonly TreeNode[]): PageSection[] {
  const page: OpenSection = { anchor: null, headings: [], texts: [], codes: [] }
  const sections = [page]
  readAll(tree, page, sections)
  return sections.map(({ texts, codes, ...section }) => ({ ...section, text: oneLine([...texts, ...codes].join('')) }))
}

/** Reads nodes one after the other; the answer is the section that what follows belongs to. */
function readAll(nodes: readonly TreeNode[], open: OpenSection, sections: OpenSection[]): OpenSection {
  return nodes.reduce((section, node) => read(node, section, sections), open)
}

function read(node: TreeNode, open: OpenSection, sections: OpenSection[]): OpenSection {
  if (typeof node === 'string') {
    open.texts.push(node)
    return open
  }
  const [tag, attributes, ...children] = node
  if (silent.has(tag)) return open
  const id = attributes === 0 ? undefined : attributes.id
  const depth = Number(/^(?:h|Heading)([23])$/.exec(tag)?.[1] ?? 0)
  if (depth > 0 && typeof id === 'string') {
    const section = { anchor: id, headings: [...headingsAbove(open, depth), textOf(children)], texts: [], codes: [] }
    sections.push(section)
    return section
  }
  if (tag === 'tr' && typeof id === 'string') {
    sections.push(rowSection(id, firstCode(children) ?? children[0], children, open))
    return open
  }
  if (tag === 'table' && open.anchor !== null && remedy.test(textOf(children.slice(0, 1)))) {
    const [head, ...rows] = children
    readAll(head === undefined ? [] : [head], open, sections)
    sections.push(...rowsOf(rows).map((cells): OpenSection => ({ ...rowSection(open.anchor, cells[0], cells, open), isSymptom: true })))
    return open
  }
  if (!inline.has(tag)) open.texts.push('\n')
  if (tag === 'CodeBlock' && attributes !== 0) {
    open.codes.push('\n', codeOf(String(attributes.html)), '\n', ...saidBy(attributes))
    return open
  }
  // What a component says in its attributes is text too: the title of an admonition, the label of a tab.
  if (/^[A-Z]/.test(tag) && attributes !== 0) open.texts.push(...saidBy(attributes))
  const last = readAll(children, open, sections)
  if (!inline.has(tag)) last.texts.push('\n')
  return last
}

function rowSection(anchor: string | null, called: TreeNode | undefined, cells: readonly TreeNode[], above: OpenSection): OpenSection {
  const name = textOf([called ?? ''])
  const row: OpenSection = { anchor, headings: [...headingsAbove(above, 3), name], texts: [], codes: [] }
  readAll(cells, row, [])
  // The name is the heading already; said twice it would look like a mistake.
  const text = oneLine(row.texts.join(''))
  return { ...row, texts: [text.startsWith(name) ? text.slice(name.length) : text] }
}

/** The cells of each row below some nodes. */
function rowsOf(nodes: readonly TreeNode[]): TreeNode[][] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const [tag, , ...children] = node
    return tag === 'tr' ? [children] : rowsOf(children)
  })
}

function firstCode(nodes: readonly TreeNode[]): TreeNode | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const [tag, , ...children] = node
    const found = tag === 'code' ? node : firstCode(children)
    if (found) return found
  }
  return undefined
}

/** The code of a block, which is stored as highlighted HTML that this site wrote itself. */
function codeOf(html: string): string {
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'", '#x27': "'" }
  const text = html.replace(/<[^>]*>/g, '')
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
}

/** A heading of level 3 stands below the last one of level 2. */
function headingsAbove(section: OpenSection, depth: number): readonly string[] {
  return depth === 2 ? [] : section.headings.slice(0, 1)
}

function saidBy(attributes: Readonly<Record<string, unknown>>): string[] {
  return ['title', 'label', 'alt'].flatMap((name) => {
    const value = attributes[name]
    return typeof value === 'string' ? [value, '\n'] : []
  })
}

/** The text of some nodes, without markup. */
export function textOf(nodes: readonly TreeNode[]): string {
  const texts = nodes.map((node) => (typeof node === 'string' ? node : textOf(node.slice(2) as TreeNode[])))
  return oneLine(texts.join(''))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
