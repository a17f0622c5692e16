import { isObject, resolve, type Json, type JsonObject } from '../../shared/json'

/** A schema of JSON Schema 2020-12. References to components have become references to `$defs`. */
export type JsonSchema = JsonObject

/** How the values of keywords are converted; undefined leaves the keyword out. */
const conversions: readonly [keywords: readonly string[], convert: (value: Json) => Json | undefined][] = [
  [['properties', 'dependentSchemas'], (map) => (isObject(map) ? jsonSchemas(map) : undefined)],
  [['patternProperties'], (map) => (isObject(map) ? jsonSchemas(map, testable) : undefined)],
  [['allOf', 'anyOf', 'oneOf', 'prefixItems'], (list) => (Array.isArray(list) ? list.map(jsonSchema) : undefined)],
  [
    ['items', 'additionalProperties', 'not', 'contains', 'propertyNames', 'if', 'then', 'else'],
    (schema) => (typeof schema === 'boolean' ? schema : jsonSchema(schema)),
  ],
  [['pattern'], testable],
  [
    [
      ...['type', 'enum', 'const', 'required', 'format', 'multipleOf', 'uniqueItems', 'minimum', 'maximum'],
      ...[
        'minLength',
        'maxLength',
        'minItems',
        'maxItems',
        'minProperties',
        'maxProperties',
        'minContains',
        'maxContains',
      ],
      // Not for validation: shown in the form.
      ...['description', 'default', 'example', 'examples', 'readOnly', 'deprecated'],
    ],
    (value) => value,
  ],
]

/** A schema of OpenAPI 3.0 or 3.1 as one of JSON Schema. */
export function jsonSchema(schema: Json | undefined): JsonSchema {
  if (!isObject(schema)) return {}
  const converted: JsonSchema = {}
  for (const [keywords, convert] of conversions) {
    for (const key of keywords) {
      const value = schema[key] === undefined ? undefined : convert(schema[key])
      if (value !== undefined) converted[key] = value
    }
  }
  for (const [key, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const value = schema[key]
    if (typeof value === 'number') converted[key] = value
    else if (value === true && schema[limit] !== undefined) converted[key] = schema[limit]
  }
  const { $ref } = schema
  if (typeof $ref === 'string' && $ref.startsWith(componentPrefix))
    converted.$ref = `#/$defs/${$ref.slice(componentPrefix.length)}`
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
export function jsonSchemas(schemas: JsonObject, rename = (name: string) => name): JsonObject {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [rename(name), jsonSchema(schema)]))
}

/** Extends the type where there is one, so that errors still name what is wrong inside of the value. */
function nullable(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return schema.enum === undefined ? { anyOf: [schema, { type: 'null' }] } : schema
  const values = Array.isArray(schema.enum) && { enum: [...schema.enum.filter((value) => value !== null), null] }
  return { ...schema, type: [schema.type, 'null'], ...values }
}

/** Follows references to `$defs`; one that leads nowhere, or in a circle, allows anything. */
export function resolveSchema(schema: Json | undefined, definitions: JsonObject): JsonSchema {
  const resolved = resolve({ $defs: definitions }, schema)
  return isObject(resolved) ? resolved : {}
}
