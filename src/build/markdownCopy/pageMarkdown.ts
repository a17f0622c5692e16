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
  const document = toMdast(pageTree(html), { handlers: { a: link(address), figure, div: part } })
  return toMarkdown(document, { bullet: '-', rule: '-', extensions: [gfmToMarkdown()] })
}

function link(address: string): Handle {
  return (state, element: Element) => {
    const { href } = element.properties
    const content = state.all(element) as never[]
    // The mark beside a heading leads to the heading.
    if (typeof href !== 'string' || toString(element) === '#') return href === undefined ? content : []
    const url = URL.canParse(href, address) ? new URL(href, address).href : href
    return { type: 'link', url, children: content }
  }
}

/** Code under its language and file name. */
const figure: Handle = (state, element: Element) => {
  const code = find(element, 'code')
  const language = element.properties['data-language']
  if (!code || typeof language !== 'string') return state.toFlow(state.all(element))
  const caption = find(element, 'figcaption')
  const meta = caption ? `title=${JSON.stringify(toString(caption))}` : null
  return { type: 'code', lang: language, meta, value: toString(code).replace(/\n$/, '') }
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
