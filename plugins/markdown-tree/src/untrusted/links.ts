import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { decodeUrlPart, isSafeUrl } from '../safeText'
import type { TextOptions } from './compileText'
import { headingsOf } from './fitHeadings'

declare module 'hast' {
  interface ElementData {
    isResolved?: boolean
  }
}

/**
 * Resolves every link to a URL on this site; a link that leads nowhere is replaced by its text.
 * @param resolveId from a fragment to the ID of the element it means in this document.
 */
export async function resolveLinks(
  tree: Root,
  resolveLink: TextOptions['resolveLink'],
  resolveId: (fragment: string) => string | undefined,
): Promise<void> {
  const links = new Map<Element, string | undefined>()
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a' && !node.data?.isResolved) links.set(node, undefined)
  })
  for (const node of links.keys()) links.set(node, await resolve(node))
  visit(tree, 'element', (node, index, parent) => {
    if (!links.has(node) || !parent || index === undefined) return undefined
    const href = links.get(node)
    if (href !== undefined && isSafeUrl(href)) node.properties.href = href
    else if (node.properties.id !== undefined) {
      node.tagName = 'span'
      node.properties = { id: node.properties.id }
    } else {
      parent.children.splice(index, 1, ...node.children)
      return [SKIP, index]
    }
    return undefined
  })

  async function resolve(node: Element): Promise<string | undefined> {
    const { href } = node.properties
    if (typeof href !== 'string' || href.trim() === '' || isEmpty(node)) return undefined
    if (!href.startsWith('#')) return resolveLink(href, node.position?.start.line)
    const id = resolveId(href.slice(1))
    return id === undefined ? undefined : `#${id}`
  }
}

/** A link without text is invisible and has no accessible name. */
function isEmpty(node: Element): boolean {
  return (
    toString(node).trim() === '' && !node.children.some((child) => child.type === 'element' && child.tagName === 'img')
  )
}

/** Fragments that lead to the top of any page in browsers, and of any README on GitHub. */
const topFragments = new Set(['', 'top', 'readme'])

/**
 * Makes the IDs of a document unique.
 * @param renamed from IDs on GitHub, and those that the author gave headings, to the IDs they have now; '' for the removed title.
 * @returns resolves a link's fragment to the ID it means: '' for the top of the page, undefined when there is none.
 */
export function indexIds(
  tree: Root,
  idPrefix: string,
  renamed: ReadonlyMap<string, string>,
): (fragment: string) => string | undefined {
  const ids = new Set(headingsOf(tree).map(({ properties }) => String(properties.id)))
  const headings = new Set(headingsOf(tree))
  visit(tree, 'element', (node) => {
    if (!headings.has(node)) takeId(node, ids)
  })
  return (fragment) => {
    const wanted = decodeUrlPart(fragment).replace(/^user-content-/, '')
    const candidates = [wanted, wanted.toLowerCase(), idPrefix + wanted, idPrefix + wanted.toLowerCase()]
    const found = candidates.find((id) => ids.has(id) || renamed.has(id))
    if (found !== undefined) return renamed.get(found) ?? found
    return topFragments.has(wanted.toLowerCase()) ? '' : undefined
  }
}

/** An `<a name>` gets its name as ID. */
function takeId(node: Element, ids: Set<string>): void {
  const { id, name, ...properties } = node.properties
  const own = id ?? name
  node.properties = properties
  if (typeof own !== 'string' || ids.has(own)) return
  ids.add(own)
  node.properties = { ...properties, id: own }
}
