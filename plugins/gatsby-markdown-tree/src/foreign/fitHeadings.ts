import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'

/**
 * Fits a text's outline below a page's title: a title at its top is dropped, as the page has its own, and the others
 * are shifted together so that the highest level is h2.
 */
export function fitHeadings(tree: Root): void {
  dropHeadings(tree)
  const levels = headingsOf(tree).map(levelOf)
  const shift = 2 - Math.min(...levels)
  for (const heading of headingsOf(tree)) heading.tagName = `h${Math.min(levelOf(heading) + shift, 6)}`
}

/** The level of a heading element; 0 for every other one. */
export function levelOf({ tagName }: Element): number {
  return Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0)
}

export function headingsOf(tree: Root): Element[] {
  const headings: Element[] = []
  visit(tree, 'element', (node) => {
    if (levelOf(node) > 0) headings.push(node)
  })
  return headings
}

/** Removes the first heading if it is an h1, and headings that say nothing. */
function dropHeadings(tree: Root): void {
  let isFirst = true
  visit(tree, 'element', (node, index, parent) => {
    if (levelOf(node) === 0 || !parent || index === undefined) return undefined
    const isTitle = isFirst && node.tagName === 'h1'
    isFirst = false
    if (!isTitle && toString(node).trim() !== '') return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}
