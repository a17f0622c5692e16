import type { Element, ElementContent, Root } from 'hast'
import { isElsewhere, isSafeUrl } from '../safeUrl'
import type { ForeignOptions } from './ForeignOptions'

type ResolveImage = ForeignOptions['resolveImage']

/**
 * Pages ask no other host for anything, so an image from elsewhere becomes a link with its alt text; within a link,
 * where another one cannot stand, the text alone.
 */
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
  const found = isElsewhere(src) ? { link: src.replace(/^\s*[/\\]{2}/, 'https://') } : resolveImage(src)
  if (found && 'src' in found && isSafeUrl(found.src)) {
    return { type: 'element', tagName: 'img', properties: { ...properties, src: found.src, alt }, children: [] }
  }
  const text: ElementContent = { type: 'text', value: alt || 'Image' }
  if (isInLink) return text
  if (src === '' || !found || !('link' in found) || !isSafeUrl(found.link)) return { ...text, value: alt }
  // The address is final: the mark keeps it from being resolved as a link of the text.
  return {
    type: 'element',
    tagName: 'a',
    properties: { href: found.link },
    data: { isResolved: true },
    children: [text],
  }
}
