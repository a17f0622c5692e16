import type { Element } from 'hast'
import { toMdast, type Handle } from 'hast-util-to-mdast'
import { toString } from 'hast-util-to-string'
import type { Paragraph } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { pageTree } from './pageTree'

/**
 * The text of a built page as Markdown, whatever the page was made from. Links are complete addresses, so that the text can be
 * carried elsewhere.
 *
 * @param html the whole document
 * @param address where the page is: `https://docs.example.com/quickstart`
 */
export function pageMarkdown(html: string, address: string): string {
  const document = toMdast(pageTree(html), { handlers: { a: link(address), img: image(address), figure, pre, div: part } })
  return toMarkdown(document, { bullet: '-', rule: '-', extensions: [gfmToMarkdown()] })
}

function link(address: string): Handle {
  return (state, element: Element) => {
    const { href } = element.properties
    const content = state.all(element) as never[]
    // The mark beside a heading leads to the heading.
    if (typeof href !== 'string' || toString(element) === '#') return href === undefined ? content : []
    // A picture leads to itself, larger.
    if (toString(element) === '' && find(element, 'img')) return content
    return { type: 'link', url: complete(href, address), children: content }
  }
}

/** A picture without words is decoration. */
function image(address: string): Handle {
  return (_, { properties: { src, alt } }: Element) => {
    return typeof src === 'string' && alt ? { type: 'image', url: complete(src, address), alt } : undefined
  }
}

function complete(url: string, address: string): string {
  return URL.canParse(url, address) ? new URL(url, address).href : url
}

/** Code under its language and file name: the caption of a `CodeBlock` has the name first, if there is one. */
const figure: Handle = (state, element: Element) => {
  const code = find(element, 'pre')
  const [name, language = name] = find(element, 'figcaption')?.children.map((part) => toString(part).trim()).filter(Boolean) ?? []
  if (!code || language === undefined) return state.toFlow(state.all(element))
  const meta = name === language ? null : `title=${JSON.stringify(name)}`
  return { type: 'code', lang: language.toLowerCase().replaceAll(' ', '-'), meta, value: toString(code).replace(/\n$/, '') }
}

/** Code without a caption knows its language itself, if anything does. */
const pre: Handle = (_, element: Element) => {
  const language = element.properties['data-language']
  return { type: 'code', lang: typeof language === 'string' ? language : null, value: toString(element).replace(/\n$/, '') }
}

/** A panel of tabs under its label, an admonition as a quotation, a drawing in words; any other box is what is in it. */
const part: Handle = (state, element: Element) => {
  const { role, 'data-label': label, 'aria-label': name } = element.properties
  if (role === 'img' && typeof name === 'string') return paragraph('emphasis', `Diagram: ${name}`)
  const content = state.toFlow(state.all(element)) as never[]
  if (role === 'note') return { type: 'blockquote', children: content }
  return typeof label === 'string' ? [paragraph('strong', label), ...content] : content
}

function paragraph(type: 'strong' | 'emphasis', value: string): Paragraph {
  return { type: 'paragraph', children: [{ type, children: [{ type: 'text', value }] }] }
}

function find(element: Element, name: string): Element | undefined {
  for (const child of element.children) {
    if (child.type !== 'element') continue
    const found = child.tagName === name ? child : find(child, name)
    if (found) return found
  }
  return undefined
}
