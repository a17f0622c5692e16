import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'

/** About so many letters fill the first screen together with the title. */
const firstScreen = 600

/** Images below what a reader sees first are loaded when they come near. */
export function lazyImages(tree: Root): void {
  let letters = 0
  for (const child of tree.children) {
    if (child.type !== 'element') continue
    if (letters > firstScreen) mark(child)
    letters += lettersOf(child)
  }
}

function mark(node: Element): void {
  if (['img', 'Figure', 'Video'].includes(node.tagName)) node.properties.loading = 'lazy'
  for (const child of node.children) if (child.type === 'element') mark(child)
}

/** A block without letters takes its room as well: a picture the most. */
function lettersOf(node: Element): number {
  if (node.tagName === 'Figure' || node.tagName === 'Video' || node.tagName === 'Diagram') return firstScreen
  const { html } = node.properties
  return typeof html === 'string' ? html.length / 2 : toString(node).length + 40
}
