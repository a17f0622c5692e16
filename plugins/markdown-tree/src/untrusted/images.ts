import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { isExternal, isSafeUrl } from '../safeText'
import type { TextOptions } from './compileText'

type ResolveImage = TextOptions['resolveImage']
type Parent = Root | Element
type Child = ElementContent | RootContent

/** Replaces external images, which pages never load, by a link with their alt text, or by that text alone within a link. */
export async function replaceImages(tree: Root, resolveImage: ResolveImage): Promise<void> {
  separateImages(tree)
  await replaceBelow(tree, resolveImage, false)
}

/** Pictures next to each other, or to a word, would become one word. */
function separateImages(parent: Parent): void {
  const children = parent.children.flatMap((child, index): Child[] => {
    if (child.type === 'element') separateImages(child)
    const before = parent.children[index - 1]
    return before && isGlued(before, child) ? [{ type: 'text', value: ' ' }, child] : [child]
  })
  parent.children = children as ElementContent[]
}

function isGlued(before: Child, after: Child): boolean {
  const [left, right] = [edgeOf(before, -1), edgeOf(after, 0)]
  if (!isImage(left) && !isImage(right)) return false
  const endsWord = left?.type === 'text' ? /[\p{L}\p{N}]$/u.test(left.value) : isImage(left)
  const startsWord = right?.type === 'text' ? /^[\p{L}\p{N}]/u.test(right.value) : isImage(right)
  return endsWord && startsWord
}

/** The first or last node without children. */
function edgeOf(node: Child | undefined, index: 0 | -1): Child | undefined {
  return node?.type === 'element' && node.children.length > 0 ? edgeOf(node.children.at(index), index) : node
}

function isImage(node: Child | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'img'
}

async function replaceBelow(parent: Parent, resolveImage: ResolveImage, isInLink: boolean): Promise<void> {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') continue
    if (child.tagName === 'img') parent.children[index] = await replacement(child, resolveImage, isInLink)
    else await replaceBelow(child, resolveImage, isInLink || child.tagName === 'a')
  }
}

async function replacement(
  { properties }: Element,
  resolveImage: ResolveImage,
  isInLink: boolean,
): Promise<ElementContent> {
  const src = typeof properties.src === 'string' ? properties.src : ''
  const alt = typeof properties.alt === 'string' ? properties.alt.trim() : ''
  const found = isExternal(src) ? { link: src.replace(/^\s*[/\\]{2}/, 'https://') } : await resolveImage(src)
  if (found && 'src' in found && isSafeUrl(found.src)) {
    return { type: 'element', tagName: 'img', properties: { ...properties, src: found.src, alt }, children: [] }
  }
  const text: ElementContent = { type: 'text', value: alt || 'Image' }
  if (isInLink) return text
  if (src === '' || !found || !('link' in found) || !isSafeUrl(found.link)) return { ...text, value: alt }
  // The URL is final: `isResolved` keeps `resolveLinks` from resolving it again.
  return {
    type: 'element',
    tagName: 'a',
    properties: { href: found.link },
    data: { isResolved: true },
    children: [text],
  }
}

const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
/** Elements in which badges are removed. Those in tables tell rows apart, and a disclosure needs its summary. */
const searched = new Set([...headings, ...'blockquote dd details div dl dt li ol p section ul'.split(' ')])
/** Elements that end a line. */
const blocks = new Set([...searched, ...'br figure hr pre summary table'.split(' ')])

/** Removes badges and the lines, paragraphs and lists that they leave empty; a badge within a sentence stays. */
export function dropBadges(parent: Parent): void {
  const kept: Child[] = []
  let line: Child[] = []
  for (const node of parent.children) {
    if (node.type !== 'element' || !blocks.has(node.tagName)) {
      line.push(node)
      continue
    }
    const isEmptied = endLine()
    if (searched.has(node.tagName) && containsBadge(node)) {
      dropBadges(node)
      if (!isBlank(node.children)) kept.push(node)
    } else if (!isEmptied || node.tagName !== 'br') {
      kept.push(node)
    }
  }
  endLine()
  parent.children = kept as ElementContent[]

  /** @returns whether nothing is left of the line. */
  function endLine(): boolean {
    const isSentence = isWord(line) && !(parent.type === 'element' && headings.has(parent.tagName))
    const rest = isSentence ? line : line.filter((node) => !isBadge(node))
    const isEmptied = rest.length < line.length && isBlank(rest)
    if (!isEmptied) kept.push(...rest)
    line = []
    return isEmptied
  }
}

/** Signs between badges, such as `•` or `|`, aren't words. */
function isWord(nodes: readonly Child[]): boolean {
  return nodes.some((node) => (node.type === 'text' || node.type === 'element') && /[\p{L}\p{N}]/u.test(toString(node)))
}

function isBlank(nodes: readonly Child[]): boolean {
  return !isWord(nodes) && nodes.every((node) => node.type !== 'element' || (!isImage(node) && isBlank(node.children)))
}

/** A badge, or an element such as a link around badges only. */
function isBadge(node: Child): boolean {
  if (node.type !== 'element') return false
  return isImage(node) ? isBadgeImage(node) : containsBadge(node) && containsOnlyBadges(node)
}

function containsOnlyBadges(node: Element): boolean {
  return node.children.every((child) => isBadge(child) || isBlank([child]))
}

function containsBadge(node: Element): boolean {
  return isBadgeImage(node) || node.children.some((child) => child.type === 'element' && containsBadge(child))
}

function isBadgeImage({ tagName, properties }: Element): boolean {
  return tagName === 'img' && typeof properties.src === 'string' && isBadgeUrl(properties.src)
}

/** Hosts that serve only badges, without "badge" in the URL. */
const hosts =
  /(^|\.)(shields\.io|coveralls\.io|codecov\.io|travis-ci\.(org|com)|circleci\.com|cirrus-ci\.com|nodei\.co|deepscan\.io|david-dm\.org)$/
/** Paths of services that serve something else, too: GitHub, Azure Pipelines, AppVeyor, FOSSA. */
const paths = /^\/[^/]+\/[^/]+\/workflows\/|\/_apis\/build\/status\/|^\/api\/projects\/(status\/|git%2b|custom%2b)/i

export function isBadgeUrl(src: string): boolean {
  if (!URL.canParse(src, 'https://relative.invalid')) return false
  const { hostname, pathname, protocol } = new URL(src, 'https://relative.invalid')
  if (!/^https?:$/.test(protocol)) return false
  return hosts.test(hostname) || /badge/i.test(hostname + pathname) || paths.test(pathname)
}
