import type { BlockContent, ListItem, PhrasingContent, TableRow } from 'mdast'
import { contentOf, replaceElements, textOf, type TreeAttributes, type TreeNode } from '../../../plugins/markdown-tree'
import { htmlText } from '../../shared/encoding'
import { textNode, trim, wrap } from './phrasing'

type Nodes = readonly TreeNode[]
type WriteBlock = (attributes: TreeAttributes, children: Nodes, to: MarkdownTarget) => BlockContent[]
type WriteInline = (attributes: TreeAttributes, children: Nodes, to: MarkdownTarget) => PhrasingContent[]

/** What a tree is written for: absolute URLs, from that of its page. */
export interface MarkdownTarget {
  url: string
  /** @throws for an unknown component */
  componentWriters: (tag: string) => Writers | undefined
}

/** Writes an element as blocks, as a part of a line, or as either, depending on where it is. */
export type Writers = { block: WriteBlock; inline?: WriteInline } | { block?: WriteBlock; inline: WriteInline }

/** Its content, without a mark of its own. */
export const transparent: Writers = { block: (_, children, to) => blocks(children, to) }

/** An element without writers is part of a line, and only its content is written. */
const elementWriters: Readonly<Record<string, Writers>> = {
  ...Object.fromEntries(([1, 2, 3, 4, 5, 6] as const).map((depth) => [`h${depth}`, { block: heading(depth) }])),
  p: { block: (_, children, to) => paragraph(inline(children, to)) },
  ul: { block: (_, children, to) => list(children, to) },
  ol: { block: ({ start }, children, to) => list(children, to, Number(start ?? 1)) },
  dl: { block: (_, children, to) => definitions(children, to) },
  blockquote: { block: (_, children, to) => [{ type: 'blockquote', children: blocks(children, to) }] },
  hr: { block: () => [{ type: 'thematicBreak' }] },
  table: { block: (_, children, to) => [...caption(children, to), ...table(children, to)] },
  // Code explains itself: 120 titles of examples made the list of event types longer than assistants read.
  summary: { block: (_, children, to) => (textOf(children) === 'Example' ? [] : title(inline(children, to))) },
  ...Object.fromEntries('div section details figure figcaption'.split(' ').map((tag) => [tag, transparent])),
  a: { inline: link },
  img: { inline: image },
  br: { inline: () => [{ type: 'break' }] },
  strong: { inline: wrapper('strong') },
  b: { inline: wrapper('strong') },
  em: { inline: wrapper('emphasis') },
  i: { inline: wrapper('emphasis') },
  del: { inline: wrapper('delete') },
  s: { inline: wrapper('delete') },
  // Markdown has no syntax for these; without a tag, a power of ten would read as one number.
  sub: { inline: tagged('sub') },
  sup: { inline: tagged('sup') },
  code: { inline: (_, children) => code(children) },
  kbd: { inline: (_, children) => code(children) },
}

function writersOf(tag: string, to: MarkdownTarget): Writers | undefined {
  return to.componentWriters(tag) ?? elementWriters[tag]
}

/** Nodes as blocks; a run of inline nodes becomes a paragraph. */
export function blocks(nodes: Nodes, to: MarkdownTarget): BlockContent[] {
  const written: BlockContent[] = []
  let line: TreeNode[] = []
  const endLine = () => {
    written.push(...paragraph(inline(line, to)))
    line = []
  }
  for (const node of nodes) {
    const write = typeof node === 'string' ? undefined : writersOf(node[0], to)?.block
    if (!write || typeof node === 'string') line.push(node)
    else {
      endLine()
      const [, attributes, ...children] = node
      written.push(...write(attributes || {}, children, to))
    }
  }
  endLine()
  return written
}

/** Nodes as parts of a line; blocks among them, as in a table cell, are separated by a space. */
export function inline(nodes: Nodes, to: MarkdownTarget): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (typeof node === 'string') return [textNode(node.replace(/\s+/g, ' '))]
    const [tag, attributes, ...children] = node
    const writers = writersOf(tag, to)
    if (writers?.inline) return writers.inline(attributes || {}, children, to)
    const content = inline(children, to)
    return writers || tag === 'li' ? [textNode(' '), ...content, textNode(' ')] : content
  })
}

/** Nothing for an empty line. */
export function paragraph(children: PhrasingContent[]): BlockContent[] {
  const trimmed = trim(children)
  return trimmed.length > 0 ? [{ type: 'paragraph', children: trimmed }] : []
}

export function title(children: PhrasingContent[]): BlockContent[] {
  return paragraph(wrap('strong', trim(children)))
}

/** With its ID, `{#use-cases}`, unless that is its text: so `page.md#use-cases` can be found, and a section be divided off. */
function heading(depth: 1 | 2 | 3 | 4 | 5 | 6): WriteBlock {
  return ({ id }, children, to) => {
    const content = trim(inline(children, to))
    const isNamed = typeof id === 'string' && id !== textOf(children)
    // As HTML: text would have its underscores escaped.
    return [
      {
        type: 'heading',
        depth,
        children: isNamed ? [...content, textNode(' '), { type: 'html', value: `{#${id}}` }] : content,
      },
    ]
  }
}

function wrapper(type: 'strong' | 'emphasis' | 'delete'): WriteInline {
  return (_, children, to) => wrap(type, inline(children, to))
}

function tagged(name: 'sub' | 'sup'): WriteInline {
  return (_, children, to) => [
    { type: 'html', value: `<${name}>` },
    ...inline(children, to),
    { type: 'html', value: `</${name}>` },
  ]
}

function code(children: Nodes): PhrasingContent[] {
  const value = textOf(children)
  return value === '' ? [] : [{ type: 'inlineCode', value }]
}

export function link({ href }: TreeAttributes, children: Nodes, to: MarkdownTarget): PhrasingContent[] {
  const content = trim(inline(children, to))
  return content.length > 0 ? [{ type: 'link', url: absolute(href, to.url), children: content }] : []
}

/** An image without alt text is decoration. */
export function image({ src, alt }: TreeAttributes, _: Nodes, to: MarkdownTarget): PhrasingContent[] {
  return typeof alt === 'string' && alt !== '' ? [{ type: 'image', url: absolute(src, to.url), alt }] : []
}

function absolute(target: TreeAttributes[string] | undefined, url: string): string {
  const relative = String(target ?? '')
  return URL.canParse(relative, url) ? new URL(relative, url).href : relative
}

/** @param start number of the first item of a numbered list. */
export function list(children: Nodes, to: MarkdownTarget, start?: number): BlockContent[] {
  const items = children.flatMap((child) => (typeof child === 'string' ? [] : [listItem(contentOf(child), to)]))
  return [
    { type: 'list', ordered: start !== undefined, start, spread: items.some(({ spread }) => spread), children: items },
  ]
}

function listItem(children: Nodes, to: MarkdownTarget): ListItem {
  const content = blocks(children, to)
  // A nested list needs no blank line after the text of its item.
  const spread = content.length > (content.at(-1)?.type === 'list' ? 2 : 1)
  return { type: 'listItem', spread, checked: taskState(children), children: content }
}

/** Null for an item that isn't a task. The checkbox is in the item, or in its first paragraph. */
function taskState(children: Nodes): boolean | null {
  const first = children.find((child) => typeof child !== 'string')
  if (first?.[0] === 'p') return taskState(contentOf(first))
  return first?.[0] === 'input' ? first[1] !== 0 && first[1].checked === true : null
}

/** A term whose definition is a part of a line stands before it, "**Version**: 5.3.0"; before blocks, it's a paragraph of its own. */
function definitions(children: Nodes, to: MarkdownTarget): BlockContent[] {
  const items: { term: Nodes; content: TreeNode[] }[] = []
  for (const child of children.flatMap((part) => (part[0] === 'div' ? contentOf(part) : [part]))) {
    if (child[0] === 'dt') items.push({ term: contentOf(child), content: [] })
    else items.at(-1)?.content.push(...contentOf(child))
  }
  const isBlock = (node: TreeNode) => typeof node !== 'string' && writersOf(node[0], to)?.block !== undefined
  return list(
    items.map(({ term, content }) =>
      content.length === 0 || content.some(isBlock)
        ? ['li', 0, ['p', 0, ['strong', 0, ...term]], ...content]
        : ['li', 0, ['strong', 0, ...term], ': ', ...content],
    ),
    to,
  )
}

function caption(children: Nodes, to: MarkdownTarget): BlockContent[] {
  return children.flatMap((child) => (child[0] === 'caption' ? paragraph(inline(contentOf(child), to)) : []))
}

function table(children: Nodes, to: MarkdownTarget): BlockContent[] {
  const rows = rowsOf(children).map((row): TableRow => ({
    type: 'tableRow',
    children: contentOf(row).map((cell) => ({
      type: 'tableCell',
      children: trim(inline(withoutEvidence(contentOf(cell)), to)),
    })),
  }))
  return rows.length > 0 ? [{ type: 'table', children: rows }] : []
}

/** Cells link to the source code that proves them: with these links, tables of SDKs would have more characters than assistants read. */
function withoutEvidence(cell: Nodes): TreeNode[] {
  return replaceElements(cell, (tag, { href }, children) =>
    tag === 'a' && /^https:\/\/github\.com\/[^/]+\/[^/]+\/blob\//.test(String(href)) ? children : undefined,
  )
}

function rowsOf(nodes: Nodes): TreeNode[] {
  return nodes.flatMap((node) => (node[0] === 'tr' ? [node] : rowsOf(contentOf(node))))
}

export function codeInLine({ html }: TreeAttributes): PhrasingContent[] {
  return code([htmlText(String(html ?? '')).trim()])
}

/** `html` is highlighted code, whose text content is the code. */
export function codeBlock({ html, language, title: file }: TreeAttributes): BlockContent[] {
  const lang =
    String(language ?? '')
      .toLowerCase()
      .replaceAll(' ', '-') || null
  const meta = file ? `title="${String(file)}"` : null
  return [{ type: 'code', lang, meta, value: htmlText(String(html ?? '')).replace(/\n$/, '') }]
}
