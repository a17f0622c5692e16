import { Parser } from 'htmlparser2'

export interface PageLink {
  target: string
  /** Of an image: its alt text. */
  text: string
  /** The part of the shell that contains it (`data-region`), or `page`. */
  region: string
}

export interface BuiltPage {
  path: string
  ids: ReadonlySet<string>
  links: readonly PageLink[]
  inlineScripts: readonly string[]
  inlineStyles: readonly string[]
  styleSheets: readonly string[]
}

/**
 * Creates a reader of pages without links in the head, to files of the build, and scripts of data. Links that many pages share are one object.
 * @param pathPrefix of the site, which links to its pages and files begin with
 */
export function builtPageReader(pathPrefix = ''): (path: string, html: string) => BuiltPage {
  const pooled = stringPool()
  const kept = new Map<string, PageLink>()
  return (path, html) => {
    const { ids, links, inlineScripts, inlineStyles, styleSheets } = readHtml(html)
    return {
      path,
      ids: new Set(ids.map(pooled)),
      links: links.map(pooledLink),
      inlineScripts: inlineScripts.map(pooled),
      inlineStyles: inlineStyles.map(pooled),
      styleSheets: styleSheets.map(pooled),
    }
  }

  function pooledLink({ target, text, region }: PageLink): PageLink {
    const key = pooled(`${region}\0${target}\0${text}`)
    const link = kept.get(key) ?? {
      target: pooled(target.startsWith(`${pathPrefix}/`) ? target.slice(pathPrefix.length) : target),
      text: pooled(text),
      region: pooled(region),
    }
    kept.set(key, link)
    return link
  }
}

function readHtml(html: string) {
  const ids: string[] = []
  const links: PageLink[] = []
  const inlineScripts: string[] = []
  const inlineStyles: string[] = []
  const styleSheets: string[] = []
  const regions: string[] = []
  let openLink: PageLink | undefined
  let isHead = false
  /** Ends with the inline script or style sheet whose text is read. */
  let open: string[] | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'head') isHead = true
      if (name === 'script' && attributes.src === undefined && attributes.type !== 'application/ld+json')
        open = inlineScripts
      if (name === 'style') open = styleSheets
      open?.push('')
      const region = attributes['data-region'] ?? regions.at(-1) ?? 'page'
      regions.push(region)
      if (attributes.style !== undefined) inlineStyles.push(attributes.style)
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
      open?.push((open.pop() ?? '') + text)
      if (openLink) openLink.text = (openLink.text + text).replace(/\s+/g, ' ').slice(0, 80)
    },
    // Elements without content are closed, too.
    onclosetag(name) {
      if (name === 'head') isHead = false
      if (name === 'script' || name === 'style') open = undefined
      if (name === 'a') openLink = undefined
      regions.pop()
    },
  })
  parser.end(html)
  return { ids, links, inlineScripts, inlineStyles, styleSheets }
}

/** Returns one copy of equal strings. In V8, a substring keeps the whole string in memory: links would keep the HTML of every page. */
function stringPool(): (text: string) => string {
  const kept = new Map<string, string>()
  return (text) => {
    const copy = kept.get(text) ?? Buffer.from(text).toString()
    kept.set(copy, copy)
    return copy
  }
}
