import type { Element, ElementContent, Root, RootContent } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import type { UntrustedOptions } from '../compileUntrusted'
import { isExternal, isSafeUrl } from '../safeText'

type ResolveImage = UntrustedOptions['resolveImage']

/** Replaces external images, which pages never load, by a link with their alt text, or by that text alone within a link. */
export function replaceImages(tree: Root, resolveImage: ResolveImage): void {
  replaceIn(tree, resolveImage, false)
}

function replaceIn(parent: Root | Element, resolveImage: ResolveImage, isInLink: boolean): void {
  for (const [index, child] of parent.children.entries()) {
    if (child.type !== 'element') continue
    if (child.tagName === 'img') parent.children[index] = replacement(child, resolveImage, isInLink)
    else replaceIn(child, resolveImage, isInLink || child.tagName === 'a')
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
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined || !['p', 'div', 'a', 'img'].includes(node.tagName)) return undefined
    // HTML at the top of a README is often outside of a paragraph: `<a><img></a>` is then a child of the root.
    const isLoose = parent.type === 'root' || node.tagName === 'p' || node.tagName === 'div'
    if (!isLoose || !containsBadge(node) || !containsOnlyBadges(node)) return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
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
