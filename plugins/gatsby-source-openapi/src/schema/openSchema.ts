import { maxReferences, resolvePointer } from '../../../openapi-request'
import type { Json, JsonObject } from '../../types'
import { defined, isObject, listOf } from '../read/json'

interface OpenSchema {
  /** Without `$ref`; empty (any value) where a reference leads nowhere, or through too many others. */
  schema: JsonObject
  name?: string
  /** Pointers of the schemas around what is inside this one: those passed in and those followed. */
  open: ReadonlySet<string>
  /** The component that was open already; the other `schema` then contains only what is beside the reference. */
  recursive?: { name: string; schema: JsonObject }
}

/** Follows the references of one schema, but not of schemas inside it. `open` are the pointers of those around it. */
export function openSchema(document: JsonObject, schema: Json, open: ReadonlySet<string>): OpenSchema {
  const following = new Set(open)
  let at = booleanSchema(schema)
  let name: string | undefined
  for (at = withoutLoneAllOf(at); typeof at.$ref === 'string'; at = withoutLoneAllOf(at)) {
    const { $ref, ...siblings } = at
    const target = resolvePointer(document, $ref)
    if (!target || following.size - open.size > maxReferences)
      return { schema: siblings, open: following, ...defined({ name }) }
    name ??= target.name
    if (following.has(target.pointer)) {
      const recursive = { name: target.name, schema: booleanSchema(target.value) }
      return { schema: siblings, name, open: following, recursive }
    }
    following.add(target.pointer)
    at = mergeSiblings(booleanSchema(target.value), siblings)
  }
  return { schema: at, open: following, ...defined({ name }) }
}

/** Merges it, like siblings of a reference in 3.1. */
function withoutLoneAllOf(schema: JsonObject): JsonObject {
  const [key, variant] = variantBesideNull(schema)
  if (key !== undefined && variant !== undefined) {
    const { [key]: _, ...siblings } = schema
    return withoutLoneAllOf(mergeSiblings(booleanSchema(variant), { ...siblings, nullable: true }))
  }
  const only = loneAllOf(schema)
  if (only === undefined) return schema
  const { allOf: _, ...siblings } = schema
  return withoutLoneAllOf(mergeSiblings(booleanSchema(only), siblings))
}

/** In 3.0, `allOf` with one entry adds keys to a reference. Undefined for a schema that has more to combine. */
export function loneAllOf(schema: JsonObject): Json | undefined {
  const [only, ...others] = listOf(schema.allOf)
  return others.length > 0 || ['$ref', 'oneOf', 'anyOf'].some((key) => schema[key] !== undefined) ? undefined : only
}

/** The only variant that isn't null: 3.1 says this way that a schema is nullable, and the rest describes the value. */
function variantBesideNull(schema: JsonObject): ['anyOf' | 'oneOf', Json] | [] {
  for (const key of ['anyOf', 'oneOf'] as const) {
    const variants = listOf(schema[key])
    const [only, ...others] = variants.filter((variant) => !isObject(variant) || variant.type !== 'null')
    if (variants.length === 2 && only !== undefined && others.length === 0) return [key, only]
  }
  return []
}

/** 3.1 allows `true` for anything and `false` for nothing. */
function booleanSchema(schema: Json): JsonObject {
  if (schema === false) return { not: {} }
  return isObject(schema) ? schema : {}
}

/**
 * Adds the siblings of a `$ref` to its target. 3.0 ignores siblings and 3.1 applies both; real documents describe, narrow or extend
 * with them, so siblings win, and properties and requirements add up.
 */
function mergeSiblings(target: JsonObject, siblings: JsonObject): JsonObject {
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
