import type { JsonObject } from '../../types'
import { isObject, listOf } from '../read/json'

/**
 * A schema with what stands beside the `$ref` that leads to it. Strictly, 3.0 ignores siblings and 3.1 wants both to hold;
 * documents in the wild use them to describe, narrow or extend, so: siblings win, properties and requirements add up.
 */
export function mergeSiblings(target: JsonObject, siblings: JsonObject): JsonObject {
  const merged = new Map(Object.entries(target))
  for (const [key, value] of Object.entries(siblings)) {
    const before = merged.get(key)
    if (key === 'properties' && isObject(before) && isObject(value)) {
      merged.set(key, mergeProperties(before, value))
    } else if (key === 'required') {
      merged.set(key, [...new Set([...listOf(before), ...listOf(value)])])
    } else if (before !== undefined && ['oneOf', 'anyOf', 'allOf'].includes(key)) {
      merged.set('allOf', [...listOf(merged.get('allOf')), { [key]: value }])
    } else {
      merged.set(key, value)
    }
  }
  return Object.fromEntries(merged)
}

function mergeProperties(before: JsonObject, added: JsonObject): JsonObject {
  return Object.fromEntries(new Map([...Object.entries(before), ...Object.entries(added)]))
}
