import GithubSlugger from 'github-slugger'
import type { Element, Parents, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { Heading } from '../CompiledMarkdown'
import { headingSlug, isReservedId } from '../dialect/headingIds'

/**
 * Drops a leading h1, because the page shows its own title, and closes up the levels of the others, so that the first is an h2 and each is
 * at most one level below the one before it.
 * @returns the title that was dropped.
 */
export function fitHeadings(tree: Root): Element | undefined {
  const title = dropHeadings(tree)
  /** Levels in the source of the heading and those above it. */
  const above: number[] = []
  for (const heading of headingsOf(tree)) {
    const level = levelOf(heading)
    while ((above.at(-1) ?? 0) >= level) above.pop()
    above.push(level)
    heading.tagName = `h${Math.min(above.length + 1, 6)}`
  }
  return title
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

function dropHeadings(tree: Root): Element | undefined {
  const [first] = headingsOf(tree)
  const title = first?.tagName === 'h1' ? first : undefined
  removeElements(tree, (node) => node === title || (levelOf(node) > 0 && toString(node).trim() === ''))
  return title
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
 * @param title the removed one, which counts on GitHub when another heading has the same text.
 * @returns leads from IDs that the author gave headings to the IDs they have now, and from those of the title to ''.
 */
export function assignHeadingIds(tree: Root, idPrefix: string, title?: Element): ReadonlyMap<string, string> {
  const slugger = new GithubSlugger()
  const renamed = new Map<string, string>()
  if (title) {
    renamed.set(headingSlug(slugger, toString(title).trim()), '')
    visit(title, 'element', ({ properties: { id, name } }) => {
      for (const own of [id, name]) if (typeof own === 'string') renamed.set(own, '')
    })
  }
  for (const node of headingsOf(tree)) {
    const slug = headingSlug(slugger, toString(node).trim())
    const id = isReservedId(slug) ? `${idPrefix}${slug}` : slug
    const { id: ownId, ...properties } = node.properties
    if (typeof ownId === 'string') renamed.set(ownId, id)
    node.properties = { ...properties, id }
  }
  return renamed
}

/** The headings of a finished tree. */
export function listHeadings(tree: Root): Heading[] {
  return headingsOf(tree).map((node) => ({
    id: String(node.properties.id),
    text: toString(node).trim(),
    depth: levelOf(node),
  }))
}
