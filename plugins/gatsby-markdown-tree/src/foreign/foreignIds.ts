import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { headingsOf } from './fitHeadings'

/**
 * Makes the ids of a text unique, and says where links within it lead.
 *
 * @param renamed ids of headings before they got their own.
 * @returns from a link's fragment to the id it means; undefined when there is none, or it is the top.
 */
export function foreignIds(
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
    const wanted = decode(fragment).replace(/^user-content-/, '')
    const candidates = [wanted, wanted.toLowerCase(), idPrefix + wanted, idPrefix + wanted.toLowerCase()]
    const found = candidates.find((id) => ids.has(id) || renamed.has(id))
    return found === undefined ? undefined : (renamed.get(found) ?? found)
  }
}

/** An anchor of old, `<a name>`, has its name for an id. */
function takeId(node: Element, ids: Set<string>): void {
  const { id, name, ...properties } = node.properties
  const own = id ?? name
  node.properties = properties
  if (typeof own !== 'string' || ids.has(own)) return
  ids.add(own)
  node.properties = { ...properties, id: own }
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment)
  } catch {
    return fragment
  }
}
