import { Parser } from 'htmlparser2'

export interface PageLink {
  /** As written in the HTML. */
  target: string
  /** What a reader sees of it: its text, or an image's alternative text. */
  text: string
  /** The part of the shell it stands in (`data-region`), or `page`. */
  region: string
}

export interface BuiltPage {
  path: string
  ids: ReadonlySet<string>
  links: readonly PageLink[]
  /** The text of every inline script. */
  inlineScripts: readonly string[]
}

const voidElements = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])

/** Ids, links, images and scripts of one built page. Links of its head are left out: those are the build's own files. */
export function readBuiltPage(path: string, html: string): BuiltPage {
  const ids = new Set<string>()
  const links: PageLink[] = []
  const inlineScripts: string[] = []
  const regions: string[] = []
  let openLink: PageLink | undefined
  let isHead = false
  let isInlineScript = false
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'head') isHead = true
      if (name === 'script' && attributes.src === undefined) {
        isInlineScript = true
        inlineScripts.push('')
      }
      const inherited = regions.at(-1) ?? 'page'
      const region = attributes['data-region'] ?? inherited
      if (!voidElements.has(name)) regions.push(region)
      if (isHead) return
      if (attributes.id) ids.add(attributes.id)
      if (name === 'a' && attributes.href !== undefined) {
        openLink = { target: attributes.href, text: '', region }
        links.push(openLink)
      }
      if (name === 'img' && attributes.src !== undefined) {
        links.push({ target: attributes.src, text: attributes.alt || 'image', region })
      }
    },
    ontext(text) {
      if (isInlineScript) inlineScripts.push((inlineScripts.pop() ?? '') + text)
      if (openLink) openLink.text = (openLink.text + text).replace(/\s+/g, ' ').slice(0, 80)
    },
    onclosetag(name) {
      if (name === 'head') isHead = false
      if (name === 'script') isInlineScript = false
      if (name === 'a') openLink = undefined
      if (!voidElements.has(name)) regions.pop()
    },
  })
  parser.write(html)
  parser.end()
  return { path, ids, links, inlineScripts }
}
