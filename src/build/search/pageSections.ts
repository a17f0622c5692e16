import type { TreeNode } from '../../../plugins/gatsby-markdown-tree/src/TreeNode'

/** A heading with the text up to the next one; the first section of a page has no heading. */
export interface PageSection {
  /** The heading's id; null for the text above the first heading. */
  anchor: string | null
  /** Headings from level 2 down to this one. */
  headings: readonly string[]
  text: string
}

interface OpenSection {
  anchor: string | null
  headings: readonly string[]
  texts: string[]
}

/** Elements whose text belongs to one line with what stands beside it. */
const inline = new Set('a abbr b br code del em i kbd mark q s small span strong sub sup u var'.split(' '))

/** Elements without text that anybody would search for. */
const silent = new Set(['svg', 'style', 'script', 'input', 'img'])

/**
 * The text of a content tree, section by section. Headings of levels 2 and 3 begin a section; deeper ones are part of the
 * text. White space is one space.
 */
export function pageSections(tree: readonly TreeNode[]): PageSection[] {
  const sections: OpenSection[] = [{ anchor: null, headings: [], texts: [] }]
  tree.forEach((node) => read(node, sections))
  return sections.map(({ texts, ...section }) => ({ ...section, text: oneLine(texts.join('')) }))
}

function read(node: TreeNode, sections: OpenSection[]): void {
  const open = sections.at(-1)
  if (typeof node === 'string') {
    open?.texts.push(node)
    return
  }
  const [tag, attributes, ...children] = node
  if (silent.has(tag)) return
  const id = attributes === 0 ? undefined : attributes.id
  const depth = Number(/^(?:h|Heading)([23])$/.exec(tag)?.[1] ?? 0)
  if (depth > 0 && typeof id === 'string') {
    sections.push({ anchor: id, headings: [...headingsAbove(open, depth), textOf(children)], texts: [] })
    return
  }
  if (!inline.has(tag)) open?.texts.push('\n')
  if (tag === 'CodeBlock' && attributes !== 0) open?.texts.push(codeOf(String(attributes.html)))
  // What a component says in its attributes is text too: the title of an admonition, the label of a tab.
  if (/^[A-Z]/.test(tag) && attributes !== 0) open?.texts.push(...saidBy(attributes))
  children.forEach((child) => read(child, sections))
  if (!inline.has(tag)) sections.at(-1)?.texts.push('\n')
}

/** The code of a block, which is stored as highlighted HTML that this site wrote itself. */
function codeOf(html: string): string {
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'", '#x27': "'" }
  const text = html.replace(/<[^>]*>/g, '')
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
}

/** A heading of level 3 stands below the last one of level 2. */
function headingsAbove(section: OpenSection | undefined, depth: number): readonly string[] {
  return depth === 2 ? [] : (section?.headings.slice(0, 1) ?? [])
}

function saidBy(attributes: Readonly<Record<string, unknown>>): string[] {
  return ['title', 'label', 'alt'].flatMap((name) => {
    const value = attributes[name]
    return typeof value === 'string' ? [value, '\n'] : []
  })
}

/** The text of some nodes, without markup. */
export function textOf(nodes: readonly TreeNode[]): string {
  const sections: OpenSection[] = [{ anchor: null, headings: [], texts: [] }]
  nodes.forEach((node) => {
    if (typeof node === 'string') sections[0]?.texts.push(node)
    else sections[0]?.texts.push(textOf(node.slice(2) as TreeNode[]))
  })
  return oneLine(sections[0]?.texts.join('') ?? '')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
