import type { Json, JsonObject } from '../../types'
import { isObject, listOf, own, textOf } from '../read/json'
import { operationsOf, type PlacedOperation } from './operationsOf'

/**
 * A fetched document with the operations that only ours has, as deprecated ones that say so: their pages have addresses that
 * other texts link to, and servers of earlier versions still have them. What they refer to comes along, unless the fetched
 * document has something of that name. One whose method and path now belong to another operation is gone.
 */
export function withOurOperations(fetched: JsonObject, ours: JsonObject): JsonObject {
  const taken = new Set(operationsOf(fetched.paths).flatMap(({ id, method, path }) => [id, `${method} ${path}`]))
  const missing = operationsOf(ours.paths).filter(({ id, method, path }) => !taken.has(id) && !taken.has(`${method} ${path}`))
  if (missing.length === 0) return fetched
  const note = `Version ${versionOf(fetched)} no longer has this operation; this is what it did in version ${versionOf(ours)}.`
  const names = new Set(missing.flatMap(({ operation }) => listOf(operation.tags)))
  const known = new Set(listOf(fetched.tags).map((tag) => own(tag, 'name')))
  const tags = listOf(ours.tags).filter((tag) => names.has(own(tag, 'name') ?? null) && !known.has(own(tag, 'name')))
  return {
    ...fetched,
    tags: [...listOf(fetched.tags), ...tags],
    paths: missing.reduce((paths, placed) => withOperation(paths, placed, note, ours), objectOf(fetched.paths)),
    components: withComponents(objectOf(fetched.components), ours, missing),
  }
}

function withOperation(paths: JsonObject, { path, method, operation }: PlacedOperation, note: string, ours: JsonObject): JsonObject {
  // Parameters of the path belong to all of its operations; a path that is there has them.
  const item = own(paths, path) ?? { ...(isObject(own(ours.paths, path)) && parametersOf(own(ours.paths, path))) }
  const description = [textOf(operation.description), note].filter(Boolean).join('\n\n')
  return { ...paths, [path]: { ...objectOf(item), [method]: { ...operation, deprecated: true, description } } }
}

function parametersOf(item: Json | undefined): JsonObject {
  const parameters = own(item, 'parameters')
  return parameters === undefined ? {} : { parameters }
}

/** Components with those that operations lead to, in steps, and that are not there. */
function withComponents(components: JsonObject, ours: JsonObject, from: readonly PlacedOperation[]): JsonObject {
  const all = structuredClone(components)
  const waiting = from.flatMap(({ operation }) => referencesOf(operation))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [section, name] = next
    const component = own(own(ours.components, section), name)
    if (component === undefined || own(own(all, section), name) !== undefined) continue
    all[section] = { ...objectOf(all[section]), [name]: component }
    waiting.push(...referencesOf(component))
  }
  return all
}

/** Section and name of every component that a part of a document refers to. */
function referencesOf(value: Json): [section: string, name: string][] {
  if (Array.isArray(value)) return value.flatMap(referencesOf)
  if (!isObject(value)) return []
  const [, section, name] = /^#\/components\/(\w+)\/([^/]+)$/.exec(textOf(value.$ref) ?? '') ?? []
  return [...(section && name ? [[section, name] as [string, string]] : []), ...Object.values(value).flatMap(referencesOf)]
}

function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}

function versionOf(document: JsonObject): string {
  return textOf(own(document.info, 'version')) ?? 'of today'
}
