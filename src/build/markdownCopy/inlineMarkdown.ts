import type { Element, ElementContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { codeFence } from './codeFence'

/** Where a text stands, which decides what means something there. */
export interface Place {
  /** Of the page, which links and pictures are relative to. */
  address: string
  isLink?: boolean
  isCell?: boolean
}

type Writer = (element: Element, place: Place) => string

const writers: Readonly<Record<string, Writer>> = {
  a: link,
  img: image,
  br: (_, { isCell }) => (isCell ? ' ' : '\\\n'),
  strong: (element, place) => around('**', inlineMarkdown(element.children, place)),
  em: (element, place) => around('*', inlineMarkdown(element.children, place)),
  del: (element, place) => around('~~', inlineMarkdown(element.children, place)),
  code,
  // A task of a list.
  input: ({ properties: { type, checked } }) => (type === 'checkbox' ? `[${checked === undefined ? ' ' : 'x'}] ` : ''),
}
const likeOthers: Readonly<Record<string, string>> = { b: 'strong', i: 'em', mark: 'em', s: 'del', kbd: 'code' }

const inlineElements = new Set([
  ...Object.keys(writers),
  ...Object.keys(likeOthers),
  ...['abbr', 'ins', 'label', 'q', 'small', 'span', 'sub', 'sup', 'time', 'wbr'],
])

export function isInline(node: ElementContent): boolean {
  return node.type === 'text' || (node.type === 'element' && inlineElements.has(node.tagName))
}

/** What stands in a line, as Markdown. Boxes in it are set apart by a space. */
export function inlineMarkdown(nodes: readonly ElementContent[], place: Place): string {
  return nodes.reduce((text, node) => join(text, written(node, place)), '')
}

function written(node: ElementContent, place: Place): string {
  if (node.type === 'text') return escaped(node.value.replace(/[\t\n\r ]+/g, ' '), place)
  if (node.type !== 'element') return ''
  const writer = writers[likeOthers[node.tagName] ?? node.tagName]
  if (writer) return writer(node, place)
  const text = inlineMarkdown(node.children, place)
  return isInline(node) ? text : ` ${text} `
}

function join(before: string, after: string): string {
  if (/[ \n]$/.test(before) && after.startsWith(' ')) return before + after.slice(1)
  // Adjacent emphasis would be one of another kind; `![` begins a picture.
  if (before.endsWith('*') && /^\*[^*]/.test(after)) return `${before}_${after.slice(1, -1)}_`
  if (before.endsWith('!') && after.startsWith('[')) return `${before.slice(0, -1)}\\!${after}`
  return before + after
}

function around(mark: string, text: string): string {
  return text === '' ? '' : mark + text + mark
}

/** Everything that CommonMark and GitHub's dialect would read as something else within a line. */
const special =
  /\\(?=[!-/:-@[-`{-~])|[*`[~]|(?<![\p{L}\p{N}]_*)_|_(?!_*[\p{L}\p{N}])|<(?=[!/?A-Za-z])|&(?=[#A-Za-z])|(?<=\])\(/gu
/** What they make links of: `https://`, `www.`, `a@b`. */
const linked = /(?<=[ps]):(?=\/)|(?<=[Ww])\.(?=[-.\w])|(?<=[-+.\w])@(?=[-.\w])/g

function escaped(text: string, { isLink, isCell }: Place): string {
  const line = text.replace(special, '\\$&').replace(isLink ? /\]/g : linked, '\\$&')
  return isCell ? line.replaceAll('|', '\\|') : line
}

function code(element: Element, { isCell }: Place): string {
  const text = toString(element)
  const fence = codeFence(text, 1)
  const padding = /^`|`$/.test(text) ? ' ' : ''
  return fence + padding + (isCell ? text.replaceAll('|', '\\|') : text) + padding + fence
}

function link(element: Element, place: Place): string {
  const { href } = element.properties
  const text = inlineMarkdown(element.children, { ...place, isLink: true }).trim()
  if (typeof href !== 'string') return text
  // The mark beside a heading leads to the heading.
  if (text === '#') return ''
  // A picture leads to itself, larger.
  if (toString(element) === '') return text
  const url = complete(href, place.address)
  const own = toString(element)
  return url === own || url === `mailto:${own}` ? `<${own}>` : `[${text}](${destination(url)})`
}

/** A picture without words is decoration. */
function image({ properties: { src, alt } }: Element, { address }: Place): string {
  return typeof src === 'string' && typeof alt === 'string' && alt !== '' ? `![${alt}](${destination(complete(src, address))})` : ''
}

function complete(url: string, address: string): string {
  return URL.canParse(url, address) ? new URL(url, address).href : url
}

function destination(url: string): string {
  return url.replace(/[()]|&(?=[#A-Za-z])/g, '\\$&')
}
