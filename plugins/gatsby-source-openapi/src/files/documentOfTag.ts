import type { Json, JsonObject } from '../../types'
import { followRef } from '../read/followRef'
import { entriesOf, listOf, own } from '../read/json'
import { pointerTo, resolvePointer } from '../read/jsonPointer'

/** Keys of a path item that hold for all of its operations. */
const sharedKeys = new Set(['summary', 'description', 'servers', 'parameters'])

/**
 * The part of a document that one tag needs: its operations, and the components that they lead to. Webhooks have no page.
 *
 * @param pointers JSON pointers of the tag's operations.
 */
export function documentOfTag(document: JsonObject, tag: string, pointers: ReadonlySet<string>): JsonObject {
  const paths: JsonObject = {}
  for (const [path, item] of entriesOf(document.paths)) {
    const kept = entriesOf(followRef(document, item)).filter(
      ([key]) => sharedKeys.has(key) || pointers.has(pointerTo('/paths', path, key)),
    )
    if (kept.some(([key]) => !sharedKeys.has(key))) paths[path] = Object.fromEntries(kept)
  }
  const tags = listOf(document.tags).filter((entry) => own(entry, 'name') === tag)
  const { webhooks: _, ...rest } = document
  return { ...rest, tags, paths, components: componentsFor(document, paths) }
}

/** Components that some paths lead to, over any number of references; the ways to be let in are always among them. */
function componentsFor(document: JsonObject, paths: JsonObject): JsonObject {
  const reached = new Set<string>()
  const waiting: Json[] = [paths]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    // A discriminator refers to schemas by plain text. What is inside a component comes with all of it.
    const ref = typeof value === 'string' && value.startsWith('#/components/') ? value.split('/', 4).join('/') : ''
    const target = resolvePointer(document, ref)
    if (target && !reached.has(target.pointer)) {
      reached.add(target.pointer)
      waiting.push(target.value)
    }
    if (typeof value === 'object' && value !== null) waiting.push(...Object.values(value))
  }
  const components: JsonObject = {}
  for (const [kind, entries] of entriesOf(document.components)) {
    const kept = entriesOf(entries).filter(
      ([name]) => kind === 'securitySchemes' || reached.has(pointerTo('/components', kind, name)),
    )
    if (kept.length > 0) components[kind] = Object.fromEntries(kept)
  }
  return components
}
