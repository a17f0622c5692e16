import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** Removes boxes that are not those of a task list: sanitising has made a disabled box of every input. */
export function dropControls(tree: Root): void {
  const boxes = new Set<Element>()
  visit(tree, 'element', (node, index, parent) => {
    const { className } = node.properties
    if (Array.isArray(className) && className.includes('task-list-item')) addBox(node, boxes)
    if (node.tagName !== 'input' || boxes.has(node) || !parent || index === undefined) return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}

/** The box of a task stands at the start of the item, or of the item's first paragraph. */
function addBox({ children }: Element, boxes: Set<Element>): void {
  const first = children.find((child) => child.type === 'element')
  if (first?.tagName === 'input') boxes.add(first)
  if (first?.tagName === 'p') addBox(first, boxes)
}
