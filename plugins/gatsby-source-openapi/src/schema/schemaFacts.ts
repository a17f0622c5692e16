import { isNumber } from '../../../openapi-request'
import type { Json, JsonObject, SchemaRow } from '../../types'
import { defined, isObject, listOf, nonEmpty, own, filledText } from '../read/json'
import { openSchema } from './openSchema'

type Facts = Omit<SchemaRow<string>, 'type' | 'name' | 'required' | 'children' | 'items' | 'variants'>

/** What a schema says about the value itself, not about what is inside it; only what is stated. */
export function schemaFacts(schema: JsonObject): Facts {
  return defined({
    nullable: isNullable(schema) || undefined,
    deprecated: schema.deprecated === true || undefined,
    readOnly: schema.readOnly === true || undefined,
    writeOnly: schema.writeOnly === true || undefined,
    format: filledText(schema.format),
    enum: nonEmpty(allowedValues(schema)),
    default: schema.default,
    examples: nonEmpty('example' in schema ? [schema.example ?? null] : listOf(schema.examples)),
    limits: nonEmpty(limitWords(schema)),
    pattern: filledText(schema.pattern),
    description: filledText(schema.description) ?? filledText(schema.title),
    closed: schema.additionalProperties === false || undefined,
    discriminator: filledText(own(schema.discriminator, 'propertyName')),
  })
}

function allowedValues(schema: JsonObject): Json[] {
  return 'const' in schema ? [schema.const ?? null] : listOf(schema.enum)
}

/** 3.0: `nullable`; 3.1: `null` among the types, values or variants. */
function isNullable(schema: JsonObject): boolean {
  return (
    schema.nullable === true ||
    schema.type === 'null' ||
    listOf(schema.type).includes('null') ||
    listOf(schema.enum).includes(null) ||
    [...listOf(schema.oneOf), ...listOf(schema.anyOf)].some(isNull)
  )
}

/** Limits of a schema in words: `1 to 100 characters`, `at least 0`, `multiple of 5`. */
function limitWords(schema: JsonObject): string[] {
  const multipleOf = number(schema.multipleOf)
  return [
    range(number(schema.minLength), number(schema.maxLength), 'character'),
    range(number(schema.minItems), number(schema.maxItems), 'item'),
    range(number(schema.minProperties), number(schema.maxProperties), 'property'),
    ...valueRange(schema),
    multipleOf === undefined ? undefined : `multiple of ${multipleOf}`,
    schema.uniqueItems === true ? 'unique items' : undefined,
    listOf(schema.prefixItems).length > 0 && schema.items === false ? 'no other items' : undefined,
    contentWords(schema),
  ].filter((words) => words !== undefined)
}

/** `base64 of application/pdf` */
function contentWords({ contentEncoding, contentMediaType }: JsonObject): string | undefined {
  const words = [filledText(contentEncoding), filledText(contentMediaType)].filter((text) => text !== undefined)
  return words.length > 0 ? words.join(' of ') : undefined
}

/** `exclusiveMinimum` is a boolean beside `minimum` in 3.0, and a number in 3.1. */
function valueRange(schema: JsonObject): (string | undefined)[] {
  const minimum = number(schema.minimum)
  const maximum = number(schema.maximum)
  const above = schema.exclusiveMinimum === true ? minimum : number(schema.exclusiveMinimum)
  const below = schema.exclusiveMaximum === true ? maximum : number(schema.exclusiveMaximum)
  return [
    range(above === minimum ? undefined : minimum, below === maximum ? undefined : maximum),
    above === undefined ? undefined : `more than ${above}`,
    below === undefined ? undefined : `less than ${below}`,
  ]
}

function range(least: string | undefined, most: string | undefined, unit?: string): string | undefined {
  if (least !== undefined && least === most) return `exactly ${count(least, unit)}`
  if (least !== undefined && most !== undefined) return `${least} to ${count(most, unit)}`
  if (least !== undefined) return `at least ${count(least, unit)}`
  return most === undefined ? undefined : `at most ${count(most, unit)}`
}

function count(amount: string, unit: string | undefined): string {
  if (unit === undefined) return amount
  return `${amount} ${amount === '1' ? unit : unit === 'property' ? 'properties' : `${unit}s`}`
}

/** With the digits of the document. */
function number(value: Json | undefined): string | undefined {
  return isNumber(value) ? String(value) : undefined
}

/** Levels of variants and arrays, and number of variants: beyond them, a type is just `any`. */
const maxDepth = 4
const maxVariants = 8
/** For a schema that itself consists of variants. */
const maxRootVariants = 40
/** Schemas that are read for the types of all rows: those of variants of variants multiply. */
export const maxSchemas = 5000

/** How many more rows or schemas may be read. */
export interface Budget {
  left: number
}

interface Around {
  document: JsonObject
  open: ReadonlySet<string>
  /** 0 for the schema of a row. */
  depth: number
  budget: Budget
}

/** `string`, `array of objects`, `string or integer`, `any`, `one of 9 kinds of object`; without `null`. */
export function typeWords(source: Json, around: Around): string {
  if (around.depth > maxDepth || around.budget.left <= 0) return 'any'
  around.budget.left--
  const { schema, open, recursive } = openSchema(around.document, source, around.open)
  if (recursive) return typesOf(recursive.schema).join(' or ') || 'any'
  if (isNever(schema)) return 'nothing'
  const inner = { ...around, open, depth: around.depth + 1 }
  const words = [...new Set(typesOf(schema))].map((type) => (type === 'array' ? arrayWords(schema, inner) : type))
  return words.length > 0 ? words.join(' or ') : variantWords(schema, inner)
}

function typesOf(schema: JsonObject): string[] {
  const named = (Array.isArray(schema.type) ? schema.type : [schema.type]).filter((type) => typeof type === 'string')
  if (named.length > 0) return named.filter((type) => type !== 'null')
  if (schema.properties !== undefined || isObject(schema.additionalProperties)) return ['object']
  if (schema.items !== undefined || schema.prefixItems !== undefined) return ['array']
  return allowedValues(schema)
    .filter((value) => value !== null)
    .map(typeOfValue)
}

function typeOfValue(value: Json): string {
  if (Array.isArray(value)) return 'array'
  if (isNumber(value)) return Number.isInteger(Number(value)) ? 'integer' : 'number'
  return typeof value
}

function arrayWords(schema: JsonObject, around: Around): string {
  return schema.items === undefined || typeof schema.items === 'boolean'
    ? 'array'
    : `array of ${plural(typeWords(schema.items, around))}`
}

function plural(type: string): string {
  if (type === 'any') return 'anything'
  if (type === 'nothing') return type
  if (type.includes(' or ') || type.startsWith('one of')) return `values (${type})`
  return type.startsWith('array') ? type.replace('array', 'arrays') : `${type}s`
}

function variantWords(schema: JsonObject, around: Around): string {
  const every = listOf(schema.allOf)
  const variants = [...listOf(schema.oneOf), ...listOf(schema.anyOf)].filter((variant) => !isNull(variant))
  if (every.length > maxVariants || variants.length > (around.depth === 1 ? maxRootVariants : maxVariants)) return 'any'
  const known = every.map((part) => typeWords(part, around)).find((words) => words !== 'any')
  if (known !== undefined) return known
  const words = [...new Set(variants.map((variant) => typeWords(variant, around)))]
  if (words.length === 0 || words.includes('any')) return 'any'
  if (words.length > 3) return `one of ${variants.length} types`
  return variants.length > 3 && words[0] === 'object' && words.length === 1
    ? `one of ${variants.length} kinds of object`
    : words.join(' or ')
}

/** The schema `false`, which no value matches, or one that says the same. */
export function isNever({ not }: JsonObject): boolean {
  return not === true || (isObject(not) && Object.keys(not).length === 0)
}

/** `{ type: 'null' }`: among variants, 3.1 says nullable this way. */
export function isNull(schema: Json): boolean {
  return isObject(schema) && schema.type === 'null'
}
