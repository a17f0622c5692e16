import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { UntrustedOptions } from '../compileUntrusted'
import { decodeUrlPart, isExternal, isSafeUrl } from '../safeText'
import { headingsOf, removeElements } from './fitHeadings'

declare module 'hast' {
  interface ElementData {
    isResolved?: boolean
  }
}

/**
 * Resolves every link to a URL on this site; a link that leads nowhere is replaced by its text.
 * @param resolveId from a fragment to the ID of the element it means in this document.
 */
export function resolveLinks(
  tree: Root,
  resolveLink: UntrustedOptions['resolveLink'],
  resolveId: (fragment: string) => string | undefined,
): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'a' || node.data?.isResolved || !parent || index === undefined) return undefined
    const href = resolve(node)
    if (href !== undefined && isSafeUrl(href)) node.properties.href = href
    else if (node.properties.id !== undefined) {
      node.tagName = 'span'
      node.properties = { id: node.properties.id }
    } else {
      parent.children.splice(index, 1, ...node.children)
      return [SKIP, index]
    }
    return undefined
  })

  function resolve(node: Element): string | undefined {
    const { href } = node.properties
    if (typeof href !== 'string' || href.trim() === '' || isEmpty(node)) return undefined
    if (!href.startsWith('#')) return resolveLink(href, node.position?.start.line)
    const id = resolveId(href.slice(1))
    return id === undefined ? undefined : `#${id}`
  }
}

/** A link without text is invisible and has no accessible name. */
function isEmpty(node: Element): boolean {
  return (
    toString(node).trim() === '' && !node.children.some((child) => child.type === 'element' && child.tagName === 'img')
  )
}

/**
 * Makes the IDs of a document unique.
 * @param renamed from authored heading IDs to the IDs the headings have now.
 * @returns resolves a link's fragment to the ID it means; undefined when there is none, or it is the top.
 */
export function indexIds(
  tree: Root,
  idPrefix: string,
  renamed: ReadonlyMap<string, string>,
): (fragment: string) => string | undefined {
  const ids = new Set(headingsOf(tree).map(({ properties }) => String(properties.id)))
  const headings = new Set(headingsOf(tree))
  visit(tree, 'element', (node) => {
    if (!headings.has(node)) takeId(node, ids)
  })
  return (fragment) => {
    const wanted = decodeUrlPart(fragment).replace(/^user-content-/, '')
    const candidates = [wanted, wanted.toLowerCase(), idPrefix + wanted, idPrefix + wanted.toLowerCase()]
    const found = candidates.find((id) => ids.has(id) || renamed.has(id))
    return found === undefined ? undefined : (renamed.get(found) ?? found)
  }
}

/** An `<a name>` gets its name as ID. */
function takeId(node: Element, ids: Set<string>): void {
  const { id, name, ...properties } = node.properties
  const own = id ?? name
  node.properties = properties
  if (typeof own !== 'string' || ids.has(own)) return
  ids.add(own)
  node.properties = { ...properties, id: own }
}

type ResolveImage = UntrustedOptions['resolveImage']

/** Replaces external images, which pages never load, by a link with their alt text, or by that text alone within a link. */
export function replaceImages(parent: Root | Element, resolveImage: ResolveImage, isInLink = false): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') continue
    if (child.tagName === 'img') parent.children[index] = replacement(child, resolveImage, isInLink)
    else replaceImages(child, resolveImage, isInLink || child.tagName === 'a')
  }
}

function replacement({ properties }: Element, resolveImage: ResolveImage, isInLink: boolean): ElementContent {
  const src = typeof properties.src === 'string' ? properties.src : ''
  const alt = typeof properties.alt === 'string' ? properties.alt.trim() : ''
  const found = isExternal(src) ? { link: src.replace(/^\s*[/\\]{2}/, 'https://') } : resolveImage(src)
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

/** Removes blocks that contain only badges; a badge within a sentence stays. */
export function dropBadges(tree: Root): void {
  removeElements(tree, (node, parent) => {
    // HTML at the top of a README is often outside of a paragraph: `<a><img></a>` is then a child of the root.
    const isBlock =
      ['p', 'div'].includes(node.tagName) || (parent.type === 'root' && ['a', 'img'].includes(node.tagName))
    return isBlock && containsBadge(node) && containsOnlyBadges(node)
  })
}

function containsOnlyBadges(node: ElementContent | RootContent): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  if (node.type !== 'element') return true
  if (node.tagName === 'img') return isBadgeImage(node)
  return ['a', 'p', 'div', 'span', 'br', 'sub', 'sup'].includes(node.tagName) && node.children.every(containsOnlyBadges)
}

function containsBadge(node: Element): boolean {
  return isBadgeImage(node) || node.children.some((child) => child.type === 'element' && containsBadge(child))
}

function isBadgeImage({ tagName, properties }: Element): boolean {
  return tagName === 'img' && typeof properties.src === 'string' && isBadge(properties.src)
}

/** Hosts that serve only badges, without "badge" in the URL. */
const hosts = /(^|\.)(shields\.io|coveralls\.io|codecov\.io|travis-ci\.(org|com)|circleci\.com|nodei\.co|deepscan\.io)$/

export function isBadge(src: string): boolean {
  if (!URL.canParse(src, 'https://relative.invalid')) return false
  const { hostname, pathname, protocol } = new URL(src, 'https://relative.invalid')
  if (!/^https?:$/.test(protocol)) return false
  return hosts.test(hostname) || /badge/i.test(hostname + pathname) || /^\/[^/]+\/[^/]+\/workflows\//.test(pathname)
}
