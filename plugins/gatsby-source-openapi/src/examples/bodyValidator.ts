import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { Json, JsonObject } from '../../types'
import { misspeltNames, type MisspeltName } from './misspeltNames'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'

/** One thing that is wrong in a body. */
export interface BodyError {
  what: string
  fix: string
}

/** Tells what is wrong with a body by a schema of the document. */
export type BodyErrors = (schema: Json, body: Json) => BodyError[]

/**
 * Validates bodies by the schemas of one document.
 *
 * A schema becomes code, so it has to be one of ours: never call this with a document that was fetched.
 *
 * @param components the document's component schemas, by name.
 */
export function bodyValidator(components: Readonly<Record<string, JsonObject>>): BodyErrors {
  const ajv = new Ajv({ strict: false, validateSchema: false, allErrors: true, verbose: true, logger: false })
  addFormats(ajv)
  const document = { components: { schemas: components } }
  ajv.addSchema({ $id: 'openapi.json', ...document })
  return (schema, body) => {
    const validate = compile(ajv, schema)
    if (typeof validate === 'string') {
      return [{ what: `Its schema cannot be used: ${validate}.`, fix: 'Correct the schema in the OpenAPI document.' }]
    }
    const errors = validate(body) ? [] : withoutBranches(validate.errors ?? []).map(describe)
    return [...errors, ...misspeltNames(schema, body, document).map(describeSlip)]
  }
}

/** The schema as a function, or the reason why there is none. */
function compile(ajv: Ajv, schema: Json): ValidateFunction | string {
  try {
    return ajv.compile(withDocument(schema) as object)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** References into the document, as they are known to Ajv. */
function withDocument(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(withDocument)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).map(([key, value]) => {
    const isReference = key === '$ref' && typeof value === 'string' && value.startsWith('#')
    return [key, isReference ? `openapi.json${value}` : withDocument(value)] as const
  })
  return Object.fromEntries(entries)
}

/** What is wrong in each of several variants says less than that none fits. */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  return errors.filter(
    (error) =>
      choices.includes(error) || !choices.some(({ instancePath }) => error.instancePath.startsWith(instancePath)),
  )
}

function describe({ keyword, instancePath, message = '', params, parentSchema, data }: ErrorObject): BodyError {
  const place = placeOf(instancePath)
  if (keyword === 'additionalProperties') {
    const name = String((params as { additionalProperty: unknown }).additionalProperty)
    const known = Object.keys((parentSchema as { properties?: object }).properties ?? {})
    return { what: `${place} has the property "${name}", which the schema does not have.`, fix: nearestSentence(name, known, 'Remove it.') }
  }
  if (keyword === 'required') {
    const name = String((params as { missingProperty: unknown }).missingProperty)
    return { what: `${place} has no "${name}", which the schema requires.`, fix: `Add "${name}".` }
  }
  if (keyword === 'enum') {
    const allowed = (params as { allowedValues: unknown[] }).allowedValues.map(String)
    return { what: `${place} is ${JSON.stringify(data)}.`, fix: nearestSentence(String(data), allowed, `Use one of ${allowed.join(', ')}.`) }
  }
  return { what: `${place} does not fit the schema: it ${message}.`, fix: 'See the operation in the API reference.' }
}

function describeSlip({ place, name, meant }: MisspeltName): BodyError {
  return { what: `${placeOf(place)} has the property "${name}", which the schema does not name.`, fix: `Nearest: "${meant}".` }
}

function placeOf(pointer: string): string {
  return pointer === '' ? 'The body' : `"${pointer}" in the body`
}
