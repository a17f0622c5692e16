import type { Root } from 'hast'
import { visit } from 'unist-util-visit'
import { cleanText } from '../cleanText'

/** Removes deceiving characters that were written as references (`&#x202e;`), from text and attributes. */
export function cleanTree(tree: Root): void {
  visit(tree, (node) => {
    if (node.type === 'text') node.value = cleanText(node.value)
    if (node.type !== 'element') return
    for (const [name, value] of Object.entries(node.properties)) {
      if (typeof value === 'string') node.properties[name] = cleanText(value)
    }
  })
}
