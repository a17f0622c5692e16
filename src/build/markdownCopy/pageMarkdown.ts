import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { codeFence } from './codeFence'
import { inlineMarkdown, isInline } from './inlineMarkdown'
import { markdownDefinitions, markdownList } from './markdownList'
import { markdownTable } from './markdownTable'
import { pageTree } from './pageTree'

/**
 * The text of a built page as Markdown, whatever the page was made from. Links are complete addresses, so that the text can be
 * carried elsewhere. Our own writer: by way of a Markdown tree (hast-util-to-mdast, mdast-util-to-markdown) it took ten times
 * as long, which was a sixth of what an operation cost the build.
 *
 * @param html the whole document
 * @param address where the page is: `https://docs.example.com/quickstart`
 */
export function pageMarkdown(html: string, address: string): string {
  return `${flow(pageTree(html).children, address).join('\n\n')}\n`
}

type Writer = (element: Element, address: string) => string[]

const writers: Readonly<Record<string, Writer>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
  ul: list,
  ol: list,
  dl: (element, address) => [markdownDefinitions(element, (nodes) => flow(nodes, address))],
  table,
  pre,
  figure,
  div: part,
  blockquote: ({ children }, address) => [quotation(flow(children, address))],
  hr: () => ['---'],
  svg: () => [],
}

/** Blocks, one after the other. What stands in a line is a paragraph; a box without a meaning of its own is what is in it. */
function flow(nodes: readonly ElementContent[], address: string): string[] {
  const blocks: string[] = []
  let line: ElementContent[] = []
  for (const node of nodes) {
    if (isInline(node)) {
      line.push(node)
      continue
    }
    endLine()
    if (node.type === 'element') blocks.push(...(writers[node.tagName]?.(node, address) ?? flow(node.children, address)))
  }
  endLine()
  return blocks

  function endLine(): void {
    const text = inlineMarkdown(line, { address }).trim()
    line = []
    if (text !== '') blocks.push(atStart(text))
  }
}

/** What would begin another kind of block at the start of a line. */
function atStart(text: string): string {
  return text.replace(/^(?=[#>=~]|[-+](?: |$)|-[-:|]|\|[ :-]|:-)/, '\\').replace(/^\d+(?=[.)](?: |$))/, '$&\\')
}

function heading({ tagName, children }: Element, address: string): string[] {
  return [`${'#'.repeat(Number(tagName[1]))} ${inlineMarkdown(children, { address }).replaceAll('\\\n', ' ').trim()}`]
}

function list(element: Element, address: string): string[] {
  return [markdownList(element, (nodes) => flow(nodes, address))]
}

function table(element: Element, address: string): string[] {
  const rows = elementsIn(element, 'tr').map(({ children }) => children.filter((cell) => cell.type === 'element'))
  return [markdownTable(rows.map((cells) => cells.map(({ children }) => inlineMarkdown(children, { address, isCell: true }).trim())))]
}

/** Code under its language and file name: the caption of a `CodeBlock` has the name first, if there is one. */
function figure(element: Element, address: string): string[] {
  const [code] = elementsIn(element, 'pre')
  const [caption] = elementsIn(element, 'figcaption')
  const [name, language = name] = caption?.children.map((child) => toString(child).trim()).filter(Boolean) ?? []
  if (!code || language === undefined) return flow(element.children, address)
  const title = name === language ? '' : ` title=${JSON.stringify(name)}`
  return [fenced(code, language.toLowerCase().replaceAll(' ', '-') + title)]
}

/** Code without a caption knows its language itself, if anything does. */
function pre(element: Element): string[] {
  const language = element.properties['data-language']
  return [fenced(element, typeof language === 'string' ? language : '')]
}

/** A fence line must not hold the character that fences consist of. */
function fenced(code: Element, info: string): string {
  const text = toString(code).replace(/\n$/, '')
  const fence = codeFence(text, 3)
  return `${fence}${info.replaceAll('`', "'")}\n${text}\n${fence}`
}

/** A panel of tabs under its label, an admonition as a quotation, a drawing in words; any other box is what is in it. */
function part({ properties, children }: Element, address: string): string[] {
  const { role, 'data-label': label, 'aria-label': name } = properties
  if (role === 'img' && typeof name === 'string') return [`*Diagram: ${name}*`]
  const blocks = flow(children, address)
  if (role === 'note') return [quotation(blocks)]
  return typeof label === 'string' ? [`**${label}**`, ...blocks] : blocks
}

function quotation(blocks: readonly string[]): string {
  return blocks.join('\n\n').replace(/^/gm, '> ').replace(/^> $/gm, '>')
}

/** All elements of a name, in order. */
function elementsIn({ children }: Element, name: string): Element[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return []
    return child.tagName === name ? [child] : elementsIn(child, name)
  })
}
