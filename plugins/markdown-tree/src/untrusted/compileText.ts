import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema, type Options as Schema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { compactTree, footnoteOptions } from '../compactTree'
import type { CompiledMarkdown } from '../CompiledMarkdown'
import type { UntrustedOptions } from '../compileUntrusted'
import { codeBlock } from '../highlight/highlightCode'
import { cleanText } from '../safeText'
import { assignHeadingIds, fitHeadings, listHeadings, removeElements } from './fitHeadings'
import { readAlerts, replaceEmojiNames } from './githubMarks'
import { dropBadges, replaceImages } from './images'
import { indexIds, resolveLinks } from './links'
import { dropLogos } from './logos'

/** As for `compileUntrusted`. The functions may be in another thread, which takes a moment. */
export interface TextOptions {
  idPrefix: string
  isPage?: boolean | undefined
  resolveLink(url: string, line?: number): Eventually<ReturnType<UntrustedOptions['resolveLink']>>
  resolveImage(url: string): Eventually<ReturnType<UntrustedOptions['resolveImage']>>
}
type Eventually<Value> = Value | Promise<Value>
export type CompiledText = Pick<CompiledMarkdown, 'tree' | 'headings'>

/** Compiles Markdown without invisible characters. It takes as long as it takes: see `compileInWorker`. */
export async function compileText(
  markdown: string,
  { idPrefix, isPage, resolveLink, resolveImage }: TextOptions,
): Promise<CompiledText> {
  const tree = await parseUntrusted(markdown, idPrefix)
  cleanStrings(tree)
  dropControls(tree)
  dropBadges(tree)
  if (isPage) dropLogos(tree)
  await replaceImages(tree, resolveImage)
  readAlerts(tree)
  const title = fitHeadings(tree)
  const renamed = assignHeadingIds(tree, idPrefix, title)
  await resolveLinks(tree, resolveLink, indexIds(tree, idPrefix, renamed))
  replaceEmojiNames(tree)
  compileCodeBlocks(tree)
  dropEmptyParagraphs(tree)
  return { tree: compactTree(tree.children), headings: listHeadings(tree) }
}

function compileCodeBlocks(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'pre') return
    const language = languageIn(node)
    node.tagName = 'CodeBlock'
    node.properties = codeBlock(toString(node).replace(/^\n/, ''), language)
    node.children = []
  })
}

function languageIn({ children }: Element): string {
  const code = children.find((child): child is Element => child.type === 'element' && child.tagName === 'code')
  const { className } = code?.properties ?? {}
  const name = Array.isArray(className) ? className.map(String).find((item) => item.startsWith('language-')) : undefined
  return name?.slice('language-'.length) ?? 'text'
}

function dropEmptyParagraphs(tree: Root): void {
  removeElements(
    tree,
    ({ tagName, children }) =>
      tagName === 'p' &&
      !children.some((child) => child.type === 'element' || (child.type === 'text' && child.value.trim() !== '')),
  )
}

/** GitHub Flavored Markdown with HTML; `{braces}` and `import` are text. The allow-list adds the prefix of IDs. */
const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { ...footnoteOptions, clobberPrefix: '', allowDangerousHtml: true })
  .use(rehypeRaw)
  .freeze()

async function parseUntrusted(markdown: string, idPrefix: string): Promise<Root> {
  const tree = await reader.run(reader.parse(markdown))
  renameOldElements(tree)
  return unified().use(rehypeSanitize, sanitizeSchema(idPrefix)).run(tree)
}

/** Elements of HTML 4 that mean the same as a current one. */
const currentNames: Readonly<Record<string, string>> = {
  acronym: 'abbr',
  dir: 'ul',
  listing: 'pre',
  menu: 'ul',
  strike: 's',
  tt: 'code',
  xmp: 'pre',
}

function renameOldElements(tree: Root): void {
  visit(tree, 'element', (node) => {
    node.tagName = currentNames[node.tagName] ?? node.tagName
  })
}

/** Removes invisible characters that were written as references (`&#x202e;`) from text and attributes. */
function cleanStrings(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'text') node.value = cleanText(node.value)
    if (node.type !== 'element') return
    for (const [name, value] of Object.entries(node.properties)) {
      if (typeof value === 'string') node.properties[name] = cleanText(value)
    }
  })
}

/** Removes checkboxes outside of task lists: the allow-list makes every input a disabled checkbox. */
function dropControls(tree: Root): void {
  const boxes = new Set<Element>()
  removeElements(tree, (node) => {
    const { className } = node.properties
    if (Array.isArray(className) && className.includes('task-list-item')) addBox(node, boxes)
    return node.tagName === 'input' && !boxes.has(node)
  })
}

/** The checkbox of a task is the first element of the item, or of the item's first paragraph. */
function addBox({ children }: Element, boxes: Set<Element>): void {
  const first = children.find((child) => child.type === 'element')
  if (first?.tagName === 'input') boxes.add(first)
  if (first?.tagName === 'p') addBox(first, boxes)
}

const elements = [
  'a abbr b bdi bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6',
  'hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td',
  'tfoot th thead time tr ul var wbr',
].flatMap((line) => line.split(' '))

/** Elements that are removed with their content; other unknown elements are replaced by their content. */
const dropped = [
  'script style template noscript noembed noframes iframe object embed applet svg math canvas audio video map title',
  'textarea select option optgroup datalist form frameset frame',
].flatMap((line) => line.split(' '))

/**
 * The allow-list for `rehype-sanitize`: no styles, no scripts, no form controls except the checkboxes of task lists, only
 * URLs that navigate. IDs get the prefix.
 */
function sanitizeSchema(idPrefix: string): Schema {
  return {
    strip: dropped,
    allowComments: false,
    allowDoctypes: false,
    tagNames: elements,
    ancestors: defaultSchema.ancestors,
    required: defaultSchema.required,
    attributes: {
      '*': ['id', 'lang', ['dir', 'ltr', 'rtl', 'auto']],
      abbr: ['title'],
      a: ['href', 'title', 'name', 'ariaDescribedBy', 'ariaLabel'],
      code: [['className', /^language-./]],
      details: ['open'],
      img: ['src', 'alt', 'title'],
      input: [['disabled', true], ['type', 'checkbox'], 'checked'],
      li: [['className', 'task-list-item']],
      ol: ['start', 'reversed', ['className', 'contains-task-list']],
      p: [['className', 'footnotes-title']],
      section: [['className', 'footnotes']],
      td: ['align', 'colSpan', 'rowSpan'],
      th: ['align', 'colSpan', 'rowSpan', 'scope'],
      ul: [['className', 'contains-task-list']],
    },
    protocols: { href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
    clobber: ['ariaDescribedBy', 'id', 'name'],
    clobberPrefix: idPrefix,
  }
}
