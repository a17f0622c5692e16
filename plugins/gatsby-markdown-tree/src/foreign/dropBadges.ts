import type { Element, ElementContent, Root, RootContent } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { isBadge } from './isBadge'

/** Removes paragraphs, and other blocks without text, that hold badges only; a badge within a sentence stays. */
export function dropBadges(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined || !['p', 'div', 'a', 'img'].includes(node.tagName)) return undefined
    // HTML at the top of a README is often no paragraph: `<a><img></a>` stands right below the root then.
    const isLoose = parent.type === 'root' || node.tagName === 'p' || node.tagName === 'div'
    if (!isLoose || !holdsBadge(node) || !holdsBadgesOnly(node)) return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}

function holdsBadgesOnly(node: ElementContent | RootContent): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  if (node.type !== 'element') return true
  if (node.tagName === 'img') return isBadgeImage(node)
  return ['a', 'p', 'div', 'span', 'br', 'sub', 'sup'].includes(node.tagName) && node.children.every(holdsBadgesOnly)
}

function holdsBadge(node: Element): boolean {
  return isBadgeImage(node) || node.children.some((child) => child.type === 'element' && holdsBadge(child))
}

function isBadgeImage({ tagName, properties }: Element): boolean {
  return tagName === 'img' && typeof properties.src === 'string' && isBadge(properties.src)
}
