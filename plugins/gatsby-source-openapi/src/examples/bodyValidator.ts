import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import { followObject } from '../../../openapi-request'
import { type Fault, nearest, nearestSentence } from '../../../problem-report'
import type { Json, JsonObject } from '../../types'
import { entriesOf, isObject, listOf, mapStrings, own } from '../read/json'

export type BodyErrors = (schema: Json, body: Json) => Fault[]

/** Validates bodies by the schemas of one document. Ajv compiles schemas to code: never call this with a fetched document. */
export function bodyValidator(components: Readonly<Record<string, JsonObject>>): BodyErrors {
  const ajv = new Ajv({ strict: false, validateSchema: false, allErrors: true, verbose: true, logger: false })
  addFormats(ajv)
  const document = { components: { schemas: components } }
  ajv.addSchema({ $id: 'openapi.json', ...document })
  return (schema, body) => {
    const validate = compile(ajv, schema)
    if (typeof validate === 'string') {
      return [{ what: `Its schema can't be used: ${validate}.`, fix: 'Correct the schema in the OpenAPI document.' }]
    }
    const errors = validate(body) ? [] : withoutBranches(validate.errors ?? []).map(describe)
    return [...errors, ...misspelledNames(schema, body, document)]
  }
}

/** The schema as a function, or the reason why it can't be compiled. */
function compile(ajv: Ajv, schema: Json): ValidateFunction | string {
  try {
    return ajv.compile(
      mapStrings(schema, (text, name) =>
        name === '$ref' && text.startsWith('#') ? `openapi.json${text}` : text,
      ) as object,
    )
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Where no variant fits, the errors of each variant say less than that. */
function withoutBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  return errors.filter(
    (error) =>
      choices.includes(error) || !choices.some(({ instancePath }) => error.instancePath.startsWith(instancePath)),
  )
}

function describe({ keyword, instancePath, message = '', params, parentSchema, data }: ErrorObject): Fault {
  const place = placeOf(instancePath)
  if (keyword === 'additionalProperties') {
    const name = String((params as { additionalProperty: unknown }).additionalProperty)
    const known = Object.keys((parentSchema as { properties?: object }).properties ?? {})
    return {
      what: `${place} has the property "${name}", which the schema doesn't have.`,
      fix: nearestSentence(name, known, 'Remove it.'),
    }
  }
  if (keyword === 'required') {
    const name = String((params as { missingProperty: unknown }).missingProperty)
    return { what: `${place} doesn't have "${name}", which the schema requires.`, fix: `Add "${name}".` }
  }
  if (keyword === 'enum') {
    const allowed = (params as { allowedValues: unknown[] }).allowedValues.map(String)
    return {
      what: `${place} is ${JSON.stringify(data)}.`,
      fix: nearestSentence(String(data), allowed, `Use one of ${allowed.join(', ')}.`),
    }
  }
  return { what: `${place} doesn't match the schema: it ${message}.`, fix: 'See the operation in the API reference.' }
}

function placeOf(pointer: string): string {
  return pointer === '' ? 'The body' : `"${pointer}" in the body`
}

/**
 * Names in a body that almost match a name in its schema. Unleash accepts some names that its schemas don't list, so only likely
 * typos are reported.
 * @param place JSON pointer of the body; empty for the whole one.
 */
function misspelledNames(schema: Json, body: Json, document: JsonObject, place = ''): Fault[] {
  const shape = followObject(document, schema)
  if (!shape) return []
  if (Array.isArray(body)) {
    return body.flatMap((item, index) => misspelledNames(shape.items ?? null, item, document, `${place}/${index}`))
  }
  const known = entriesOf(shape.properties).map(([name]) => name)
  if (!isObject(body) || known.length === 0) return []
  const parts = ['allOf', 'anyOf', 'oneOf'].some((key) => listOf(shape[key]).length > 0)
  const unused = known.filter((name) => !(name in body))
  return Object.entries(body).flatMap(([name, value]): Fault[] => {
    if (known.includes(name))
      return misspelledNames(own(shape.properties, name) ?? null, value, document, `${place}/${name}`)
    const meant = parts || shape.additionalProperties !== undefined ? undefined : nearest(name, unused)
    if (meant === undefined) return []
    return [
      {
        what: `${placeOf(place)} has the property "${name}", which the schema doesn't have.`,
        fix: `Did you mean "${meant}"?`,
      },
    ]
  })
}
