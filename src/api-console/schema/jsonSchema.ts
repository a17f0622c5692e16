import { decodePointer, isObject, own, type Json, type JsonObject } from '../../shared/json'

/** A schema of JSON Schema 2020-12. References to components have become references to `$defs`. */
export type JsonSchema = JsonObject

const mapKeywords = ['properties', 'patternProperties', 'dependentSchemas']
const listKeywords = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const schemaKeywords = ['items', 'additionalProperties', 'not', 'contains', 'propertyNames', 'if', 'then', 'else']
const valueKeywords = [
  ...['type', 'enum', 'const', 'required', 'format', 'pattern', 'multipleOf', 'uniqueItems', 'minimum', 'maximum'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties', 'minContains', 'maxContains'],
  // Not for validation: shown in the form.
  ...['description', 'default', 'example', 'examples', 'readOnly', 'deprecated'],
]

/** A schema of OpenAPI 3.0 or 3.1 as one of JSON Schema. */
export function jsonSchema(schema: Json | undefined): JsonSchema {
  if (!isObject(schema)) return {}
  const converted: JsonSchema = {}
  for (const key of mapKeywords) {
    const map = schema[key]
    if (isObject(map)) converted[key] = jsonSchemas(map)
  }
  if (isObject(converted.patternProperties)) {
    converted.patternProperties = Object.fromEntries(Object.entries(converted.patternProperties).map(([pattern, value]) => [testable(pattern), value]))
  }
  for (const key of listKeywords) {
    const list = schema[key]
    if (Array.isArray(list)) converted[key] = list.map(jsonSchema)
  }
  for (const key of schemaKeywords) {
    const value = schema[key]
    if (value !== undefined) converted[key] = typeof value === 'boolean' ? value : jsonSchema(value)
  }
  for (const key of valueKeywords) {
    const value = schema[key]
    if (value !== undefined) converted[key] = key === 'pattern' ? testable(value) : value
  }
  for (const [key, limit] of [['exclusiveMinimum', 'minimum'], ['exclusiveMaximum', 'maximum']] as const) {
    const value = schema[key]
    if (typeof value === 'number') converted[key] = value
    else if (value === true && schema[limit] !== undefined) converted[key] = schema[limit]
  }
  const { $ref } = schema
  if (typeof $ref === 'string' && $ref.startsWith(componentPrefix)) converted.$ref = `#/$defs/${$ref.slice(componentPrefix.length)}`
  return schema.nullable === true ? nullable(converted) : converted
}

/** One character, and a fixed number of them. */
const character = String.raw`(?:\\[dDwWsSnrt]|\\\W|\[(?:[^[\]\\]|\\.)+\]|[^\\^$*+?()[\]{}|])`
const fixed = String.raw`(?:${character}(?:\{\d+\})?)*`

/** Patterns that take linear time: nothing repeats but the end, and there's one choice at most. */
const linearPattern = new RegExp(
  String.raw`^(?:\^${fixed}(?:\(${fixed}(?:\|${fixed})*\)${fixed})?(?:${character}(?:[*+?]|\{\d+,\d*\}))?\$?|${character}[*+])$`,
)

/** Others could block the tab, as `^(a+)+$` does. At an invalid pattern, validation ends without a verdict. */
function testable(pattern: Json): string {
  return typeof pattern === 'string' && linearPattern.test(pattern) ? pattern : '('
}

const componentPrefix = '#/components/schemas/'

/** Several schemas by their names, such as the components of a document. */
export function jsonSchemas(schemas: Json | undefined): JsonObject {
  if (!isObject(schemas)) return {}
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, jsonSchema(schema)]))
}

/** Extends the type where there is one, so that errors still name what is wrong inside of the value. */
function nullable(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return schema.enum === undefined ? { anyOf: [schema, { type: 'null' }] } : schema
  const values = Array.isArray(schema.enum) && { enum: [...schema.enum.filter((value) => value !== null), null] }
  return { ...schema, type: [schema.type, 'null'], ...values }
}

/** Follows references to `$defs`; one that leads nowhere, or in a circle, allows anything. */
export function resolveSchema(schema: Json | undefined, definitions: JsonObject): JsonSchema {
  let current = schema
  for (let steps = 0; steps < 20; steps++) {
    if (!isObject(current)) return {}
    if (typeof current.$ref !== 'string') return current
    current = own(definitions, decodePointer(current.$ref.slice('#/$defs/'.length)))
  }
  return {}
}
