import type { Json, JsonObject } from '../../types'
import { isObject, listOf } from '../read/json'
import { resolvePointer } from '../read/jsonPointer'
import { mergeSiblings } from './mergeSiblings'

/** A schema with its references followed, one level deep. */
interface OpenSchema {
  /** Without `$ref`. Empty where a reference leads nowhere: anything may stand there. */
  schema: JsonObject
  /** Name of the first component on the way. */
  name?: string
  /** Pointers that are open now: those handed in and those followed. */
  open: ReadonlySet<string>
  /** The component that was open already; the other `schema` then only says what stands beside the reference. */
  recursive?: { name: string; schema: JsonObject }
}

/**
 * Follows the references of one schema, and of nothing inside it.
 *
 * @param open pointers of the schemas around this one.
 */
export function openSchema(document: JsonObject, schema: Json, open: ReadonlySet<string>): OpenSchema {
  const following = new Set(open)
  let at = booleanSchema(schema)
  let name: string | undefined
  for (at = withoutLoneAllOf(at); typeof at.$ref === 'string'; at = withoutLoneAllOf(at)) {
    const { $ref, ...siblings } = at
    const target = resolvePointer(document, $ref)
    if (!target) return { schema: siblings, open: following, ...(name !== undefined && { name }) }
    name ??= target.name
    if (following.has(target.pointer)) {
      const recursive = { name: target.name, schema: booleanSchema(target.value) }
      return { schema: siblings, name, open: following, recursive }
    }
    following.add(target.pointer)
    at = mergeSiblings(booleanSchema(target.value), siblings)
  }
  return { schema: at, open: following, ...(name !== undefined && { name }) }
}

/** `allOf` with one entry is how 3.0 writes something beside a reference; read as both at once, like siblings in 3.1. */
function withoutLoneAllOf(schema: JsonObject): JsonObject {
  const { allOf, ...siblings } = schema
  const [only, ...others] = listOf(allOf)
  const hasMore = others.length > 0 || ['$ref', 'oneOf', 'anyOf'].some((key) => siblings[key] !== undefined)
  if (only === undefined || hasMore) return schema
  return withoutLoneAllOf(mergeSiblings(booleanSchema(only), siblings))
}

/** 3.1 allows `true` for anything and `false` for nothing. */
function booleanSchema(schema: Json): JsonObject {
  if (schema === false) return { not: {} }
  return isObject(schema) ? schema : {}
}
