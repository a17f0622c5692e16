import { pointerTo } from '../../../openapi-request'
import type { Json, JsonObject } from '../../types'
import { dataKeys, mapKeys } from './checkRefs'
import { isObject } from './json'

/** Of the document, which has no URL of its own. */
const documentUrl = 'https://document.invalid/'

/**
 * Replaces references by `$anchor` and `$id` with JSON pointers, which everything else follows:
 * https://json-schema.org/draft/2020-12/json-schema-core#section-8.2. A pointer leads from the document's root also within a schema that has
 * an `$id`, as authors mean it.
 * @returns the document itself if it has none of them.
 */
export function resolveAnchors(document: JsonObject): JsonObject {
  const targets = targetsIn(document)
  if (targets.size === 0) return document
  return mapSchemas(document, documentUrl, (schema, base) => {
    const pointer = typeof schema.$ref === 'string' ? pointerOf(schema.$ref, base, targets) : undefined
    return pointer === undefined ? schema : { ...schema, $ref: `#${encodeURI(pointer)}` }
  }) as JsonObject
}

function pointerOf(ref: string, base: string, targets: ReadonlyMap<string, string>): string | undefined {
  if (ref === '#' || ref.startsWith('#/') || !URL.canParse(ref, base)) return undefined
  const { href } = new URL(ref, base)
  const [resource = '', fragment = ''] = href.split('#')
  const start = targets.get(resource)
  if (fragment === '') return start
  if (fragment.startsWith('/')) return start === undefined ? undefined : start + decodeURIComponent(fragment)
  return targets.get(href)
}

/** Pointers by the URLs that lead to them. */
function targetsIn(document: JsonObject): Map<string, string> {
  const targets = new Map<string, string>()
  mapSchemas(document, documentUrl, (schema, base, pointer) => {
    if (typeof schema.$id === 'string') targets.set(base.replace(/#.*/s, ''), pointer)
    if (typeof schema.$anchor === 'string') targets.set(new URL(`#${schema.$anchor}`, base).href, pointer)
    return schema
  })
  return targets
}

type Change = (schema: JsonObject, base: string, pointer: string) => JsonObject

/** Changes all objects but data and maps of names, the outer ones first. */
function mapSchemas(value: Json, base: string, change: Change, pointer = '', isMap = false): Json {
  if (Array.isArray(value)) {
    return value.map((entry, index) => mapSchemas(entry, base, change, pointerTo(pointer, index)))
  }
  if (!isObject(value)) return value
  const ownBase =
    !isMap && typeof value.$id === 'string' && URL.canParse(value.$id, base) ? new URL(value.$id, base).href : base
  const changed = isMap ? value : change(value, ownBase, pointer)
  const entries = Object.entries(changed).map(([key, entry]): [string, Json] => {
    const isData = !isMap && (dataKeys.has(key) || key.startsWith('x-'))
    return [
      key,
      isData ? entry : mapSchemas(entry, ownBase, change, pointerTo(pointer, key), !isMap && mapKeys.has(key)),
    ]
  })
  return Object.fromEntries(entries)
}
