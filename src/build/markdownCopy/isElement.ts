import type { Element, ElementContent } from 'hast'

export function isElement(node: ElementContent | undefined, ...names: string[]): node is Element {
  return node?.type === 'element' && names.includes(node.tagName)
}
