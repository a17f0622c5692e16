import type { Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** Removes the paragraphs that held only what was not let in. */
export function dropEmptyParagraphs(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'p' || !parent || index === undefined) return undefined
    if (
      node.children.some((child) => child.type === 'element' || (child.type === 'text' && child.value.trim() !== ''))
    ) {
      return undefined
    }
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}
