import type { BlockContent, ListItem, PhrasingContent, TableRow } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { contentOf, replaceElements, textOf, type TreeAttributes, type TreeNode } from '../../../plugins/markdown-tree'
import { componentEntry, type TreeComponent } from '../../shared/componentRules'
import { htmlText } from '../../shared/encoding'
import { textNode, trim, wrap } from './phrasing'

type Nodes = readonly TreeNode[]
type WriteBlock = (attributes: TreeAttributes, children: Nodes, url: string) => BlockContent[]
type WriteInline = (attributes: TreeAttributes, children: Nodes, url: string) => PhrasingContent[]

const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze()

/** Writes a content tree as Markdown for use outside of the site: absolute URLs, from that of the page, and components as text. */
export function treeMarkdown(tree: Nodes, url: string): string {
  return writer.stringify({ type: 'root', children: blocks(tree, url) })
}

/** Writes an element as blocks, as a part of a line, or as either, depending on where it is. */
type Writers = { block: WriteBlock; inline?: WriteInline } | { block?: WriteBlock; inline: WriteInline }

/** Its content, without a mark of its own. */
const transparent: Writers = { block: (_, children, url) => blocks(children, url) }

/** An element without writers is part of a line, and only its content is written. */
const elementWriters: Readonly<Record<string, Writers>> = {
  ...Object.fromEntries(([1, 2, 3, 4, 5, 6] as const).map((depth) => [`h${depth}`, { block: heading(depth) }])),
  p: { block: (_, children, url) => paragraph(inline(children, url)) },
  ul: { block: (_, children, url) => list(children, url) },
  ol: { block: ({ start }, children, url) => list(children, url, Number(start ?? 1)) },
  dl: { block: (_, children, url) => definitions(children, url) },
  blockquote: { block: (_, children, url) => [{ type: 'blockquote', children: blocks(children, url) }] },
  hr: { block: () => [{ type: 'thematicBreak' }] },
  table: { block: (_, children, url) => [...caption(children, url), ...table(children, url)] },
  summary: { block: (_, children, url) => title(inline(children, url)) },
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

export const componentWriters: Readonly<Record<TreeComponent, Writers>> = {
  Admonition: {
    block: ({ kind, title: text }, children, url) => [
      {
        type: 'blockquote',
        children: [
          ...title([textNode(text ?? String(kind).replace(/^./, (letter) => letter.toUpperCase()))]),
          ...blocks(children, url),
        ],
      },
    ],
  },
  Card: {
    block: ({ title: text, href }, children, url) => [
      ...paragraph(href === undefined ? [textNode(text ?? '')] : link({ href }, [String(text)], url)),
      ...blocks(children, url),
    ],
  },
  CardGrid: {
    block: (_, children, url) =>
      list(
        children.map((card) => ['li', 0, card]),
        url,
      ),
  },
  CodeBlock: { block: codeBlock, inline: codeInLine },
  Details: { block: ({ summary }, children, url) => [...title([textNode(summary ?? '')]), ...blocks(children, url)] },
  // What the reader has done is only known in the browser.
  CourseProgress: transparent,
  Diagram: {
    block: ({ alt, title: caption }) => [
      ...paragraph([{ type: 'emphasis', children: [textNode(`Diagram: ${String(alt)}`)] }]),
      ...paragraph(caption === undefined ? [] : [textNode(caption)]),
    ],
  },
  FactExample: { block: codeBlock, inline: codeInLine },
  FactTable: transparent,
  Figure: {
    block: ({ src, alt, caption, note }, _, url) => [
      ...paragraph(image({ src: src ?? '', alt: alt ?? '' }, [], url)),
      ...[caption, note].flatMap((text) => paragraph(text === undefined ? [] : [textNode(text)])),
    ],
  },
  FileName: {
    inline: ({ name, isMarked }) => (isMarked ? wrap('strong', [textNode(name ?? '')]) : [textNode(name ?? '')]),
  },
  FileTree: transparent,
  // `calculatedTrees` has given these two their content.
  Lab: transparent,
  Lesson: transparent,
  RolloutSimulator: transparent,
  // `pageTree` has replaced it by a list of links.
  SidebarCards: transparent,
  Steps: transparent,
  Tab: { block: ({ label }, children, url) => [...title([textNode(label ?? '')]), ...blocks(children, url)] },
  TableBox: transparent,
  Tabs: transparent,
  Term: {
    inline: ({ term, href }, children, url) => {
      const content = children.length > 0 ? children : [String(term)]
      return href === undefined ? inline(content, url) : link({ href }, content, url)
    },
  },
  ThemedImage: { inline: image },
  VersionTable: transparent,
  Video: {
    block: ({ title: text, src, minutes }, _, url) => {
      const name = `Video: ${String(text)}${minutes === undefined ? '' : ` (about ${String(minutes)} minutes)`}`
      return paragraph(link({ href: src ?? '' }, [name], url))
    },
  },
}

/** @throws for a component that isn't in the table. */
function writersOf(tag: string): Writers | undefined {
  const place = 'componentWriters of src/build/markdownCopy/treeMarkdown.ts'
  return componentEntry(componentWriters, tag, place) ?? elementWriters[tag]
}

/** Nodes as blocks; a run of inline nodes becomes a paragraph. */
function blocks(nodes: Nodes, url: string): BlockContent[] {
  const written: BlockContent[] = []
  let line: TreeNode[] = []
  const endLine = () => {
    written.push(...paragraph(inline(line, url)))
    line = []
  }
  for (const node of nodes) {
    const write = typeof node === 'string' ? undefined : writersOf(node[0])?.block
    if (!write || typeof node === 'string') line.push(node)
    else {
      endLine()
      const [, attributes, ...children] = node
      written.push(...write(attributes || {}, children, url))
    }
  }
  endLine()
  return written
}

/** Nodes as parts of a line; blocks among them, as in a table cell, are separated by a space. */
function inline(nodes: Nodes, url: string): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (typeof node === 'string') return [textNode(node.replace(/\s+/g, ' '))]
    const [tag, attributes, ...children] = node
    const writers = writersOf(tag)
    if (writers?.inline) return writers.inline(attributes || {}, children, url)
    const content = inline(children, url)
    return writers || tag === 'li' ? [textNode(' '), ...content, textNode(' ')] : content
  })
}

/** Nothing for an empty line. */
function paragraph(children: PhrasingContent[]): BlockContent[] {
  const trimmed = trim(children)
  return trimmed.length > 0 ? [{ type: 'paragraph', children: trimmed }] : []
}

function title(children: PhrasingContent[]): BlockContent[] {
  return paragraph(wrap('strong', trim(children)))
}

function heading(depth: 1 | 2 | 3 | 4 | 5 | 6): WriteBlock {
  return (_, children, url) => [{ type: 'heading', depth, children: trim(inline(children, url)) }]
}

function wrapper(type: 'strong' | 'emphasis' | 'delete'): WriteInline {
  return (_, children, url) => wrap(type, inline(children, url))
}

function tagged(name: 'sub' | 'sup'): WriteInline {
  return (_, children, url) => [
    { type: 'html', value: `<${name}>` },
    ...inline(children, url),
    { type: 'html', value: `</${name}>` },
  ]
}

function code(children: Nodes): PhrasingContent[] {
  const value = textOf(children)
  return value === '' ? [] : [{ type: 'inlineCode', value }]
}

function link({ href }: TreeAttributes, children: Nodes, url: string): PhrasingContent[] {
  const content = trim(inline(children, url))
  return content.length > 0 ? [{ type: 'link', url: absolute(href, url), children: content }] : []
}

/** An image without alt text is decoration. */
function image({ src, alt }: TreeAttributes, _: Nodes, url: string): PhrasingContent[] {
  return typeof alt === 'string' && alt !== '' ? [{ type: 'image', url: absolute(src, url), alt }] : []
}

function absolute(target: TreeAttributes[string] | undefined, url: string): string {
  const relative = String(target ?? '')
  return URL.canParse(relative, url) ? new URL(relative, url).href : relative
}

/** @param start number of the first item of a numbered list. */
function list(children: Nodes, url: string, start?: number): BlockContent[] {
  const items = children.flatMap((child) => (typeof child === 'string' ? [] : [listItem(contentOf(child), url)]))
  return [
    { type: 'list', ordered: start !== undefined, start, spread: items.some(({ spread }) => spread), children: items },
  ]
}

function listItem(children: Nodes, url: string): ListItem {
  const content = blocks(children, url)
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

function definitions(children: Nodes, url: string): BlockContent[] {
  const items: TreeNode[][] = []
  for (const child of children.flatMap((part) => (part[0] === 'div' ? contentOf(part) : [part]))) {
    if (child[0] === 'dt') items.push([['p', 0, ['strong', 0, ...contentOf(child)]]])
    else items.at(-1)?.push(...contentOf(child))
  }
  return list(
    items.map((item) => ['li', 0, ...item]),
    url,
  )
}

function caption(children: Nodes, url: string): BlockContent[] {
  return children.flatMap((child) => (child[0] === 'caption' ? paragraph(inline(contentOf(child), url)) : []))
}

function table(children: Nodes, url: string): BlockContent[] {
  const rows = rowsOf(children).map((row): TableRow => ({
    type: 'tableRow',
    children: contentOf(row).map((cell) => ({
      type: 'tableCell',
      children: trim(inline(withoutEvidence(contentOf(cell)), url)),
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

function codeInLine({ html }: TreeAttributes): PhrasingContent[] {
  return code([htmlText(String(html ?? '')).trim()])
}

/** `html` is highlighted code, whose text content is the code. */
function codeBlock({ html, language, title: file, checked }: TreeAttributes): BlockContent[] {
  const lang =
    String(language ?? '')
      .toLowerCase()
      .replaceAll(' ', '-') || null
  const meta =
    [file && `title="${String(file)}"`, checked && `checked="Unleash ${String(checked)}"`].filter(Boolean).join(' ') ||
    null
  return [{ type: 'code', lang, meta, value: htmlText(String(html ?? '')).replace(/\n$/, '') }]
}
