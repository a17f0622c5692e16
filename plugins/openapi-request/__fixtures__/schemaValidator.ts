import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import type { ValidateFunction } from 'ajv'
import { isObject, type Json, type JsonObject, namesOf, own, plainJson } from '../src/json'
import { jsonSchema } from '../src/jsonSchema'
import { isUnsent } from '../src/schemaCheck'

/**
 * Tells what is wrong with a value of a request by a schema of a document, by Ajv: `/name must be string`. Patterns of all kinds are
 * tested, so the document must be a trusted one.
 * @throws for a schema that cannot be read: a test must not take it for one that anything fits.
 */
export function schemaValidator(document: JsonObject): (schema: Json, value: Json) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false, unicodeRegExp: false })
  addFormats(ajv)
  const convert = (schema: Json): JsonObject | boolean =>
    typeof schema === 'boolean'
      ? schema
      : jsonSchema(plainJson(schema), {
          isDistinguished: true,
          reference: (reference) => `document${reference}`,
          pattern: (pattern) => pattern,
          required: (required, properties) =>
            namesOf(required).filter((name) => !isUnsent(document, own(properties, name), 'request')),
        })
  const components = isObject(own(document.components, 'schemas')) ? (own(document.components, 'schemas') as JsonObject) : {}
  const schemas = Object.fromEntries(Object.entries(components).map(([name, schema]) => [name, convert(schema)]))
  ajv.addSchema({ $id: 'document', components: { schemas } })
  const validators = new Map<Json, ValidateFunction>()
  return (schema, value) => {
    const validate = validators.get(schema) ?? ajv.compile(convert(schema))
    validators.set(schema, validate)
    return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`)
  }
}
