import { isNumber, isObject, type Json, type JsonObject } from './json'

/** A schema of JSON Schema 2020-12, made from one of OpenAPI. */
export type JsonSchema = JsonObject

/** What depends on the use of a schema. Each returns undefined to leave the keyword out. */
export interface Conversion {
  reference: (reference: string) => string | undefined
  pattern: (pattern: string) => string | undefined
  required?: (names: Json, properties: Json | undefined) => Json
  /** A value may fit several variants if a discriminator says which of them is meant. */
  isDistinguished?: true
}

const maps = ['properties', 'patternProperties', 'dependentSchemas']
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const schemas = [
  ...['items', 'additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'not', 'contains', 'propertyNames'],
  ...['if', 'then', 'else'],
]
const values = [
  ...['type', 'enum', 'const', 'format', 'multipleOf', 'uniqueItems', 'minimum', 'maximum', 'dependentRequired'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties', 'minContains', 'maxContains'],
  // Not for validation: shown in the form of the console.
  ...['description', 'default', 'example', 'examples', 'readOnly', 'deprecated'],
]

/** A schema of OpenAPI 3.0 or 3.1 as one of JSON Schema. Keywords that neither validates with are left out. */
export function jsonSchema(schema: Json | undefined, conversion: Conversion): JsonSchema {
  if (!isObject(schema)) return {}
  const convert = (part: Json): Json => (typeof part === 'boolean' ? part : jsonSchema(part, conversion))
  const converted: JsonSchema = {}
  for (const key of values) if (schema[key] !== undefined) converted[key] = schema[key]
  for (const key of schemas) if (schema[key] !== undefined) converted[key] = convert(schema[key])
  for (const key of lists) {
    const list = schema[key]
    const isAny = key === 'oneOf' && conversion.isDistinguished && schema.discriminator !== undefined && !schema.anyOf
    if (Array.isArray(list)) converted[isAny ? 'anyOf' : key] = list.map(convert)
  }
  for (const key of maps) {
    const map = schema[key]
    if (!isObject(map)) continue
    const entries = Object.entries(map).flatMap(([name, part]) => {
      const kept = key === 'patternProperties' ? conversion.pattern(name) : name
      return kept === undefined ? [] : [[kept, convert(part)] as const]
    })
    converted[key] = Object.fromEntries(entries)
  }
  const { $ref, pattern, required, properties } = schema
  const reference = typeof $ref === 'string' ? conversion.reference($ref) : undefined
  if (reference !== undefined) converted.$ref = reference
  const kept = typeof pattern === 'string' ? conversion.pattern(pattern) : undefined
  if (kept !== undefined) converted.pattern = kept
  if (Array.isArray(required)) converted.required = conversion.required?.(required, properties) ?? required
  limitExclusively(schema, converted)
  return schema.nullable === true ? nullable(converted) : converted
}

/** A boolean beside the limit in 3.0, the limit itself in 3.1. */
function limitExclusively(schema: JsonObject, converted: JsonSchema): void {
  for (const [key, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const value = schema[key]
    if (isNumber(value)) converted[key] = value
    else if (value === true && schema[limit] !== undefined) converted[key] = schema[limit]
  }
}

/** Extends the type where there is one, so that errors still name what is wrong inside of the value. */
function nullable(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return schema.enum === undefined ? { anyOf: [schema, { type: 'null' }] } : schema
  const allowed = Array.isArray(schema.enum) && { enum: [...schema.enum.filter((value) => value !== null), null] }
  return { ...schema, type: [schema.type, 'null'], ...allowed }
}
