import type { Json, JsonObject } from '../../types'
import { isObject } from './json'
import { resolvePointer } from './jsonPointer'

/**
 * The object that a value is or refers to, over any number of references. What stands beside a `$ref` is ignored, as
 * OpenAPI says; schemas are another matter, see `mergeSiblings`.
 *
 * @returns undefined when there is none; `refProblems` names the reason.
 */
export function followRef(document: JsonObject, value: Json | undefined): JsonObject | undefined {
  const seen = new Set<string>()
  let at = value
  while (isObject(at) && typeof at.$ref === 'string') {
    const target = resolvePointer(document, at.$ref)
    if (!target || seen.has(target.pointer)) return undefined
    seen.add(target.pointer)
    at = target.value
  }
  return isObject(at) ? at : undefined
}
