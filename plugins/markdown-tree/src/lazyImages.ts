import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'

/** About this many characters fill the first screen, together with the title. */
const firstScreenLength = 600

/** Marks images below the first screen for lazy loading. */
export function lazyImages(tree: Root): void {
  let length = 0
  for (const child of tree.children) {
    if (child.type !== 'element') continue
    if (length > firstScreenLength) mark(child)
    length += lengthOf(child)
  }
}

function mark(node: Element): void {
  if (['img', 'ThemedImage', 'Figure', 'Video'].includes(node.tagName)) node.properties.loading = 'lazy'
  for (const child of node.children) if (child.type === 'element') mark(child)
}

/** The length of text that would take about as much space as a block; an image takes a screen. */
function lengthOf(node: Element): number {
  if (node.tagName === 'Figure' || node.tagName === 'Video' || node.tagName === 'Diagram') return firstScreenLength
  const { html } = node.properties
  return typeof html === 'string' ? html.length / 2 : toString(node).length + 40
}
