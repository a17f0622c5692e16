import type { JsonObject, SchemaRow } from '../../types'
import { isObject, listOf, textOf } from '../read/json'
import { limitWords } from './limitWords'
import { isNull } from './typeWords'

type Facts = Omit<SchemaRow<string>, 'type' | 'name' | 'required' | 'children' | 'items' | 'variants'>

/** What a schema says about the value itself, not about what is inside it. Only what is stated is there. */
export function schemaFacts(schema: JsonObject): Facts {
  const limits = limitWords(schema)
  const values = 'const' in schema ? [schema.const ?? null] : listOf(schema.enum)
  const examples = 'example' in schema ? [schema.example ?? null] : listOf(schema.examples)
  const format = textOf(schema.format)
  const pattern = textOf(schema.pattern)
  const description = textOf(schema.description) ?? textOf(schema.title)
  const discriminator = isObject(schema.discriminator) ? textOf(schema.discriminator.propertyName) : undefined
  return {
    ...(isNullable(schema) && { nullable: true }),
    ...(schema.deprecated === true && { deprecated: true }),
    ...(schema.readOnly === true && { readOnly: true }),
    ...(schema.writeOnly === true && { writeOnly: true }),
    ...(format !== undefined && { format }),
    ...(values.length > 0 && { enum: values }),
    ...(schema.default !== undefined && { default: schema.default }),
    ...(examples.length > 0 && { examples }),
    ...(limits.length > 0 && { limits }),
    ...(pattern !== undefined && { pattern }),
    ...(description !== undefined && { description }),
    ...(schema.additionalProperties === false && { closed: true }),
    ...(discriminator !== undefined && { discriminator }),
  }
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
