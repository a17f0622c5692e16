import type { Element, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { isSafeUrl } from '../safeUrl'
import type { ForeignOptions } from './ForeignOptions'

declare module 'hast' {
  interface ElementData {
    /** The link's address is final. */
    isResolved?: boolean
  }
}

/**
 * Gives each link its address on this site; one that leads nowhere becomes its text.
 *
 * @param resolveId from a fragment to the id it means in this text.
 */
export function resolveLinks(
  tree: Root,
  resolveLink: ForeignOptions['resolveLink'],
  resolveId: (fragment: string) => string | undefined,
): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'a' || node.data?.isResolved || !parent || index === undefined) return undefined
    const href = resolve(node)
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

  function resolve(node: Element): string | undefined {
    const { href } = node.properties
    if (typeof href !== 'string' || href.trim() === '' || isEmpty(node)) return undefined
    if (!href.startsWith('#')) return resolveLink(href, node.position?.start.line)
    const id = resolveId(href.slice(1))
    return id === undefined ? undefined : `#${id}`
  }
}

/** A link without text cannot be seen or named. */
function isEmpty(node: Element): boolean {
  return (
    toString(node).trim() === '' && !node.children.some((child) => child.type === 'element' && child.tagName === 'img')
  )
}
