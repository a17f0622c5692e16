import { operationsOf, type DocumentOperation } from '../../../openapi-request'
import { minorVersion } from '../../shared'
import type { Json, JsonObject } from '../../types'
import { defined, isObject, listOf, own, filledText } from '../read/json'

/**
 * Adds the operations that only our document has to a fetched one, with a mark (`x-only-in`) and a note: other texts link to their
 * pages, and servers of other versions have them. What they refer to is added too, unless the fetched document has
 * a component with that name. An operation whose method and path belong to another one now is dropped.
 */
export function keepBundledOperations(fetched: JsonObject, ours: JsonObject): JsonObject {
  const known = new Set(operationsOf(fetched).flatMap((found) => [found.id, endpointKey(found)]))
  const missing = operationsOf(ours).filter(
    (found) => !known.has(endpointKey(found)) && (found.id === undefined || !known.has(found.id)),
  )
  if (missing.length === 0) return fetched
  const note = `The document of version ${versionOf(fetched)} doesn't have this operation. This page describes it as of version ${versionOf(ours)}.`
  const onlyIn = minorVersion(versionOf(ours))
  const tagNames = new Set(missing.flatMap(({ operation }) => listOf(operation.tags)))
  const knownTags = new Set(listOf(fetched.tags).map((tag) => own(tag, 'name')))
  const tags = listOf(ours.tags).filter(
    (tag) => tagNames.has(own(tag, 'name') ?? null) && !knownTags.has(own(tag, 'name')),
  )
  return {
    ...fetched,
    tags: [...listOf(fetched.tags), ...tags],
    paths: missing.reduce(withOperation, objectOf(fetched.paths)),
    components: withComponents(objectOf(fetched.components), ours, missing),
  }

  function withOperation(paths: JsonObject, { path, method, operation }: DocumentOperation): JsonObject {
    // Parameters of a path belong to all of its operations. A path that the fetched document has brings its own.
    const item = own(paths, path) ?? defined({ parameters: own(own(ours.paths, path), 'parameters') })
    const description = [filledText(operation.description), note].filter(Boolean).join('\n\n')
    return {
      ...paths,
      [path]: { ...objectOf(item), [method.toLowerCase()]: { ...operation, 'x-only-in': onlyIn, description } },
    }
  }
}

/** The components, with those of our document that the operations lead to over any number of references. */
function withComponents(
  components: JsonObject,
  ours: JsonObject,
  operations: readonly DocumentOperation[],
): JsonObject {
  const all = structuredClone(components)
  const waiting = operations.flatMap(({ operation }) => referencesIn(operation))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [section, name] = next
    const component = own(own(ours.components, section), name)
    if (component === undefined || own(own(all, section), name) !== undefined) continue
    all[section] = { ...objectOf(all[section]), [name]: component }
    waiting.push(...referencesIn(component))
  }
  return all
}

function referencesIn(value: Json): [section: string, name: string][] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isObject(value)) return []
  const [, section, name] = /^#\/components\/(\w+)\/([^/]+)$/.exec(filledText(value.$ref) ?? '') ?? []
  return [
    ...(section && name ? [[section, name] as [string, string]] : []),
    ...Object.values(value).flatMap(referencesIn),
  ]
}

function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {}
}

function versionOf(document: JsonObject): string {
  return filledText(own(document.info, 'version')) ?? 'of today'
}

/** What identifies an operation beside its ID. */
export function endpointKey({ method, path }: Pick<DocumentOperation, 'method' | 'path'>): string {
  return `${method.toUpperCase()} ${path}`
}

/** A larger part of the operations is never removed on purpose. */
const maxLoss = 0.2

export interface OperationChanges {
  /** `GET /api/admin/projects (getProjects)` */
  added: string[]
  removed: string[]
  before: number
  after: number
  isGreatLoss: boolean
}

/** What another version of a document changes in its operations, which are compared by method and path. */
export function operationChanges(before: Json, after: Json): OperationChanges {
  const old = linesOf(before)
  const current = linesOf(after)
  return {
    added: [...current].filter(([key]) => !old.has(key)).map(([, line]) => line),
    removed: [...old].filter(([key]) => !current.has(key)).map(([, line]) => line),
    before: old.size,
    after: current.size,
    isGreatLoss: current.size < old.size * (1 - maxLoss),
  }
}

function linesOf(document: Json): Map<string, string> {
  const operations = isObject(document) ? operationsOf(document) : []
  return new Map(
    operations.map(({ id, ...found }) => [
      endpointKey(found),
      `${endpointKey(found)}${id === undefined ? '' : ` (${id})`}`,
    ]),
  )
}
