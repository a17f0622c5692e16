import {
  follow,
  isLinear,
  isObject,
  type Json,
  type JsonObject,
  jsonSchema as convert,
  type JsonSchema,
} from '../../../../plugins/openapi-request'

const componentPrefix = '#/components/schemas/'

/** A schema of OpenAPI as one of JSON Schema. References to components become references to `$defs`; others allow anything. */
export function jsonSchema(schema: Json | undefined): JsonSchema {
  return convert(schema, {
    reference: (reference) =>
      reference.startsWith(componentPrefix) ? `#/$defs/${reference.slice(componentPrefix.length)}` : undefined,
    // At an invalid pattern, validation ends without a verdict.
    pattern: (pattern) => (isLinear(pattern) ? pattern : '('),
  })
}

/** Several schemas by their names, such as the components of a document. */
export function jsonSchemas(schemas: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, jsonSchema(schema)]))
}

/** Follows references to `$defs`; one that leads nowhere, or in a circle, allows anything. */
export function resolveSchema(schema: Json | undefined, definitions: JsonObject): JsonSchema {
  const resolved = follow({ $defs: definitions }, schema)
  return isObject(resolved) ? resolved : {}
}
