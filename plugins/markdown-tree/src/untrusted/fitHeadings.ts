import GithubSlugger from 'github-slugger'
import type { Element, Root } from 'hast'
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
  visit(tree, 'element', (node, index, parent) => {
    if (levelOf(node) === 0 || !parent || index === undefined) return undefined
    const isTitle = isFirst && node.tagName === 'h1'
    isFirst = false
    if (!isTitle && toString(node).trim() !== '') return undefined
    parent.children.splice(index, 1)
    return [SKIP, index]
  })
}

interface AssignedHeadings {
  headings: Heading[]
  /** From IDs that the author gave headings to the IDs they have now. */
  renamed: ReadonlyMap<string, string>
}

/** Gives each heading its ID on GitHub, prefixed when Gatsby could use the same ID. */
export function assignHeadingIds(tree: Root, idPrefix: string): AssignedHeadings {
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
