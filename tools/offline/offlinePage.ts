import path from 'node:path'
import { Parser } from 'htmlparser2'

/** Where a page of the edition is, and how the site was built. */
export interface PagePlace {
  /** `quickstart/index.html` */
  file: string
  /** The base path of the build, `/docs`; empty at the root. */
  base: string
  /** All files of the edition. */
  files: ReadonlySet<string>
  /** The symbols in each SVG file that has some: on a disk, browsers don't let a page use those of a file. */
  symbols: ReadonlyMap<string, string>
  /** Code that the head begins with: see `src/start/inline/offlineUrls`. A file has a URL that can't be known before it has run. */
  firstScript: string
}

export interface OfflinePage {
  html: string
  /** Links to pages and files of the site that the edition lacks. */
  missing: string[]
  /** Code of the script in the head of every page, which the edition has as one file. */
  headScript: string
}

/** The script of the head, which is the same for all pages. */
export const headScriptFile = 'document-head.js'

/** Shown for any URL without a page, at any depth: relative links would lead elsewhere. */
const notFoundFile = '404.html'

const linkAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  form: ['action'],
  img: ['src'],
  link: ['href'],
  script: ['src'],
  source: ['src'],
  use: ['href'],
}

/** Shown on a disk, where the first script has marked the document. */
const note =
  'You have opened these pages from a disk. You can read them and follow links, but search, lab, simulator and the API console need a server of files.'
/** At the end of the head: browsers look for the encoding at its start. */
const noteStyle =
  '.disk-note{display:none;padding:.5rem 1rem;text-align:center;color:var(--text);background:var(--surface-strong)}:root[data-disk] .disk-note{display:block}'

type Attributes = Record<string, string>

/** What takes the place of a start tag, and whether the content of its element, or the whole element, goes with it. */
interface Change {
  text: string
  leavesOut?: 'content' | 'element'
}

/**
 * The HTML of a page as the edition has it. Its links are relative and name files, so that they can be followed when the page is opened from a
 * disk. The style sheet and the script of the head, which are in each page of the site, are files. What search engines and link previews read is
 * left out. React's files keep their paths: it runs only where a server shows the page.
 */
export function offlinePage(html: string, place: PagePlace): OfflinePage {
  const page: OfflinePage = { html: '', missing: [], headScript: '' }
  const own = ownLinks(place, page.missing)
  const usedFiles = new Set<string>()
  let copiedTo = 0
  /** The element whose content is left out. */
  let left: { name: string; part: Change['leavesOut'] } | undefined
  let isReactPart = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (left) return
        const tag = html.slice(parser.startIndex, parser.endIndex + 1)
        const change = isReactPart ? changeOfScript(name, attributes) : changeOfTag(name, attributes, tag, place, own)
        if (name === 'template') isReactPart = true
        const symbolFile = name === 'use' ? fileOf(attributes.href, place) : undefined
        if (symbolFile !== undefined) usedFiles.add(symbolFile)
        if (!change) return
        page.html += html.slice(copiedTo, parser.startIndex) + change.text
        copiedTo = parser.endIndex + 1
        if (change.leavesOut) left = { name, part: change.leavesOut }
      },
      ontext(text) {
        if (left?.part === 'content') page.headScript += text
      },
      onclosetag(name) {
        if (name === 'template') isReactPart = false
        const last = endOf(name, usedFiles, place)
        if (last !== '') {
          page.html += html.slice(copiedTo, parser.startIndex) + last
          copiedTo = parser.startIndex
        }
        if (left?.name !== name) return
        copiedTo = left.part === 'content' ? parser.startIndex : parser.endIndex + 1
        left = undefined
      },
    },
    { lowerCaseAttributeNames: false },
  )
  parser.end(html)
  page.html += html.slice(copiedTo)
  return page
}

/** Preloads would save a moment on a slow line, and the digests of files that come from the same zip are a tenth of its pages. */
function changeOfScript(name: string, { integrity, ...attributes }: Attributes): Change | undefined {
  if (name === 'link') return { text: '' }
  return integrity === undefined ? undefined : { text: openTag(name, attributes) }
}

function changeOfTag(
  name: string,
  attributes: Attributes,
  tag: string,
  place: PagePlace,
  own: (url: string) => string,
): Change | undefined {
  const { base, file, firstScript } = place
  const ownOf = (key: string) => own((attributes[key] ?? '').slice(base.length))
  if (file !== notFoundFile && name === 'head') return { text: `${tag}<script>${firstScript}</script>` }
  if (file !== notFoundFile && name === 'body') return { text: `${tag}<div class="disk-note">${note}</div>` }
  if (isLeftOut(name, attributes)) return { text: '', ...(name === 'script' && { leavesOut: 'element' }) }
  if (name === 'style' && attributes['data-href'] !== undefined) {
    const link = { rel: 'stylesheet', href: ownOf('data-href'), 'data-href': attributes['data-href'] }
    return { text: openTag('link', link), leavesOut: 'element' }
  }
  if (name === 'script' && attributes['data-path'] !== undefined)
    return { text: openTag('script', { src: own(`/${headScriptFile}`), ...attributes }), leavesOut: 'content' }
  if (name === 'use' && fileOf(attributes.href, place) !== undefined)
    return { text: openTag(name, { ...attributes, href: `#${symbolId(attributes.href)}` }, tag.endsWith('/>')) }
  const links = (linkAttributes[name] ?? []).filter((key) => isOwn(attributes[key], base))
  if (links.length === 0) return undefined
  const relative = Object.fromEntries(links.map((key) => [key, ownOf(key)]))
  return { text: openTag(name, { ...attributes, ...relative }, tag.endsWith('/>')) }
}

/** What only crawlers, feed readers and devices with a network use, and preloads of fonts, which browsers refuse from a disk. */
function isLeftOut(name: string, { rel = '', type = '', property = '', name: meta = '' }: Attributes): boolean {
  if (name === 'link') return ['manifest', 'alternate', 'apple-touch-icon', 'preload'].includes(rel)
  if (name === 'meta') return property.startsWith('og:') || meta.startsWith('twitter:')
  return name === 'script' && type === 'application/ld+json'
}

/** The file whose symbol an element uses, `img/sdks.svg` for `/docs/img/sdks.svg#go`, if the page can have its symbols. */
function fileOf(url: string | undefined, { base, symbols }: PagePlace): string | undefined {
  const [file = ''] = url?.slice(base.length + 1).split('#') ?? []
  return isOwn(url, base) && symbols.has(file) ? file : undefined
}

/** Names of symbols, such as `go`, could be those of headings. */
function symbolId(url = ''): string {
  return `symbol:${url.slice(url.indexOf('#') + 1)}`
}

/** What is added at the end of head and body. */
function endOf(name: string, usedFiles: ReadonlySet<string>, place: PagePlace): string {
  if (name === 'head' && place.file !== notFoundFile) return `<style>${noteStyle}</style>`
  return name === 'body' ? symbolsOf(usedFiles, place) : ''
}

/** The symbols of the used files, for the end of a page. */
function symbolsOf(files: ReadonlySet<string>, { symbols }: PagePlace): string {
  const texts = [...files].map((file) => symbols.get(file)?.replaceAll('<symbol id="', `<symbol id="${symbolId()}`))
  return texts.length === 0 ? '' : `<div hidden><svg>${texts.join('')}</svg></div>`
}

function isOwn(url: string | undefined, base: string): boolean {
  if (!url || url.startsWith('//')) return false
  return url === base || url.startsWith(`${base}/`)
}

/** Makes links of a page that begin with a slash relative to its file, and notes those that lead nowhere. */
function ownLinks({ file, base, files }: PagePlace, missing: string[]): (url: string) => string {
  return (url) => {
    const [, pathname = '/', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
    const name = pathname.slice(1)
    // The Markdown of sections is left out, but that of their page has it.
    const wholePage = name.replace(/\/[^/]+\.md$/, '.md')
    const target = [name, path.posix.join(name, 'index.html'), wholePage].find((candidate) => files.has(candidate))
    if (target === undefined) {
      missing.push(url)
      return base + url
    }
    if (file === notFoundFile) return base + url
    return path.posix.relative(path.posix.dirname(file), target) + suffix
  }
}

function openTag(name: string, attributes: Attributes, isClosed = false): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === '' ? ` ${key}=""` : ` ${key}="${escaped(value)}"`,
  )
  return `<${name}${written.join('')}${isClosed ? '/' : ''}>`
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
