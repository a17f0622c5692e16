import { Parser } from 'htmlparser2'
import { textPool } from './textPool'

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

/**
 * Makes a reader of built pages: ids, links, images and scripts of each. Links of its head are left out: those are the build's
 * own files. What many pages have, as the links of the shell, is the same object in all of them.
 */
export function builtPageReader(): (path: string, html: string) => BuiltPage {
  const pooled = textPool()
  const kept = new Map<string, PageLink>()
  return (path, html) => {
    const { ids, links, inlineScripts } = readHtml(html)
    return { path, ids: new Set(ids.map(pooled)), links: links.map(pooledLink), inlineScripts: inlineScripts.map(pooled) }
  }

  function pooledLink(link: PageLink): PageLink {
    const key = pooled(`${link.region}\0${link.target}\0${link.text}`)
    const known = kept.get(key)
    if (known) return known
    const own = { target: pooled(link.target), text: pooled(link.text), region: pooled(link.region) }
    kept.set(key, own)
    return own
  }
}

function readHtml(html: string): { ids: string[]; links: PageLink[]; inlineScripts: string[] } {
  const ids: string[] = []
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
      if (attributes.id) ids.push(attributes.id)
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
  return { ids, links, inlineScripts }
}
