import type { Json, JsonObject } from '../../types'
import { isObject, listOf } from '../read/json'
import { openSchema } from './openSchema'

/** Variants within variants, arrays within arrays, and how many variants are looked at; what is more is just `any`. */
const deepest = 4
const most = 8
/** The same where the schema itself consists of variants. */
const mostOfRoot = 40

/**
 * The type of a schema in plain words, without `null`: `string`, `array of objects`, `string or integer`, `any`,
 * `one of 9 kinds of object`.
 *
 * @param open pointers of the schemas around this one, so that a circle ends.
 */
export function typeWords(document: JsonObject, schema: Json, open: ReadonlySet<string> = new Set()): string {
  return wordsOf(schema, { document, open, depth: 0 })
}

interface Around {
  document: JsonObject
  open: ReadonlySet<string>
  depth: number
}

function wordsOf(source: Json, around: Around): string {
  const { schema, open, recursive } = openSchema(around.document, source, around.open)
  if (around.depth > deepest) return 'any'
  if (recursive) return typesOf(recursive.schema).join(' or ') || 'any'
  const inner = { ...around, open, depth: around.depth + 1 }
  const words = [...new Set(typesOf(schema))].map((type) => (type === 'array' ? arrayWords(schema, inner) : type))
  return words.length > 0 ? words.join(' or ') : variantWords(schema, inner)
}

/** Types that a schema names, or that its keywords imply. */
function typesOf(schema: JsonObject): string[] {
  const named = (Array.isArray(schema.type) ? schema.type : [schema.type]).filter((type) => typeof type === 'string')
  if (named.length > 0) return named.filter((type) => type !== 'null')
  if (schema.properties !== undefined || isObject(schema.additionalProperties)) return ['object']
  if (schema.items !== undefined || schema.prefixItems !== undefined) return ['array']
  const values = 'const' in schema ? [schema.const ?? null] : listOf(schema.enum)
  return values.filter((value) => value !== null).map(typeOfValue)
}

function typeOfValue(value: Json): string {
  if (Array.isArray(value)) return 'array'
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value
}

function arrayWords(schema: JsonObject, around: Around): string {
  return schema.items === undefined ? 'array' : `array of ${plural(wordsOf(schema.items, around))}`
}

function plural(type: string): string {
  if (type === 'any') return 'anything'
  if (type.includes(' or ') || type.startsWith('one of')) return `values (${type})`
  return type.startsWith('array') ? type.replace('array', 'arrays') : `${type}s`
}

function variantWords(schema: JsonObject, around: Around): string {
  const every = listOf(schema.allOf)
  const variants = [...listOf(schema.oneOf), ...listOf(schema.anyOf)].filter((variant) => !isNull(variant))
  if (every.length > most || variants.length > (around.depth === 1 ? mostOfRoot : most)) return 'any'
  const known = every.map((part) => wordsOf(part, around)).find((words) => words !== 'any')
  if (known !== undefined) return known
  const words = [...new Set(variants.map((variant) => wordsOf(variant, around)))]
  if (words.length === 0 || words.includes('any')) return 'any'
  if (words.length > 3) return `one of ${variants.length} types`
  return variants.length > 3 && words[0] === 'object' && words.length === 1
    ? `one of ${variants.length} kinds of object`
    : words.join(' or ')
}

/** `{ type: 'null' }`, the way 3.1 says nullable among variants. */
export function isNull(schema: Json): boolean {
  return isObject(schema) && schema.type === 'null'
}
