import Ajv, { type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { Json, JsonObject } from '../types'
import { isObject } from '../src/read/json'

/**
 * Tells what is wrong with a value by a schema of a document: `/name must be string`.
 *
 * @throws for a schema that cannot be read: a test must not take it for one that anything fits.
 */
export function exampleValidator(components: Json | undefined): (schema: Json, value: Json) => string[] {
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false })
  addFormats(ajv)
  ajv.addSchema({ $id: 'document', components: jsonSchema(components ?? {}) })
  const validators = new Map<Json, ValidateFunction>()
  return (schema, value) => {
    const validate = validators.get(schema) ?? ajv.compile(jsonSchema(schema) as object)
    validators.set(schema, validate)
    return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`)
  }
}

/** Keys whose value isn't a schema. */
const data = new Set(['enum', 'const', 'default', 'required'])
/** Keys of OpenAPI 3.0 that JSON Schema doesn't have, or defines differently. */
const openApiKeys = new Set(['example', 'examples', 'discriminator', 'xml', 'externalDocs', 'nullable', 'exclusiveMinimum', 'exclusiveMaximum'])

/** A schema of OpenAPI 3.0 as JSON Schema. */
function jsonSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(jsonSchema)
  if (!isObject(schema)) return schema
  const converted: JsonObject = {}
  for (const [key, value] of Object.entries(schema)) {
    if (data.has(key)) converted[key] = value
    else if (key === '$ref' && typeof value === 'string') converted[key] = `document${value}`
    else if (!openApiKeys.has(key) || isObject(value)) converted[key] = jsonSchema(value)
  }
  if (schema.exclusiveMinimum === true && schema.minimum !== undefined) converted.exclusiveMinimum = schema.minimum
  if (schema.exclusiveMaximum === true && schema.maximum !== undefined) converted.exclusiveMaximum = schema.maximum
  return schema.nullable === true ? { anyOf: [converted, { type: 'null' }] } : converted
}
