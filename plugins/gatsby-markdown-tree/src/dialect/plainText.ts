import type { Nodes } from 'mdast'

/** The text of a node without markup; an image counts with its alt text. */
export function plainText(node: Nodes): string {
  if ('children' in node) return node.children.map(plainText).join('')
  if ('value' in node) return node.value
  return 'alt' in node ? (node.alt ?? '') : ''
}
