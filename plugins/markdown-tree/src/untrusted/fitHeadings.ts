import GithubSlugger from 'github-slugger'
import type { Element, Parents, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { Heading } from '../CompiledMarkdown'
import { headingSlug, isReservedId } from '../dialect/headingIds'

/** Drops a leading h1, because the page shows its own title, and shifts the others so that the highest level is h2. */
export function fitHeadings(tree: Root): void {
  dropHeadings(tree)
  const levels = headingsOf(tree).map(levelOf)
  const shift = 2 - Math.min(...levels)
  for (const heading of headingsOf(tree)) heading.tagName = `h${Math.min(levelOf(heading) + shift, 6)}`
}

function levelOf({ tagName }: Element): number {
  return Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0)
}

export function headingsOf(tree: Root): Element[] {
  const headings: Element[] = []
  visit(tree, 'element', (node) => {
    if (levelOf(node) > 0) headings.push(node)
  })
  return headings
}

function dropHeadings(tree: Root): void {
  let isFirst = true
  removeElements(tree, (node) => {
    if (levelOf(node) === 0) return false
    const isTitle = isFirst && node.tagName === 'h1'
    isFirst = false
    return isTitle || toString(node).trim() === ''
  })
}

/** Removes elements with their content. */
export function removeElements(tree: Root, isUnwanted: (node: Element, parent: Parents) => boolean): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined || !isUnwanted(node, parent)) return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}

/**
 * Gives each heading its ID on GitHub, prefixed when Gatsby could use the same ID.
 * @returns `renamed` leads from IDs that the author gave headings to the IDs they have now.
 */
export function assignHeadingIds(
  tree: Root,
  idPrefix: string,
): { headings: Heading[]; renamed: ReadonlyMap<string, string> } {
  const slugger = new GithubSlugger()
  const renamed = new Map<string, string>()
  const headings = headingsOf(tree).map((node) => {
    const text = toString(node).trim()
    const slug = headingSlug(slugger, text)
    const id = isReservedId(slug) ? `${idPrefix}${slug}` : slug
    if (typeof node.properties.id === 'string') renamed.set(node.properties.id, id)
    node.properties = { id }
    return { id, text, depth: levelOf(node) }
  })
  return { headings, renamed }
}
