import { type OutputUnit, Validator } from '@cfworker/json-schema'
import {
  isNumber,
  isObject,
  own,
  plainJson,
  referenceKeys,
  stringifyJson,
  type Json,
  type JsonObject,
  type JsonSchema,
} from '../../../../plugins/openapi-request'
import { resolveSchema } from './jsonSchema'

export interface Fault {
  /** Names and indexes from the top of the value. */
  path: string[]
  message: string
}

/** Their errors only say that something below them is wrong. */
const wrappers = new Set([
  ...[
    '$ref',
    'properties',
    'patternProperties',
    'additionalProperties',
    'items',
    'prefixItems',
    'allOf',
    'dependentSchemas',
  ],
  ...['if', 'then', 'else', 'propertyNames'],
])
const maxFaults = 50

/**
 * What is wrong with a value by a schema. Ajv would need `unsafe-eval` in the content security policy, as it compiles schemas; a
 * test compares the verdicts of both.
 */
export function valueFaults(schema: JsonSchema, definitions: JsonObject, value: Json): Fault[] {
  const errors = errorsOf(schema, definitions, value)
  const choices = errors
    .filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
    .map(({ keywordLocation }) => `${keywordLocation}/`)
  const faults = errors
    .filter(
      ({ keyword, keywordLocation }) =>
        !wrappers.has(keyword) && !choices.some((choice) => keywordLocation.startsWith(choice)),
    )
    .map(({ keyword, keywordLocation, instanceLocation, error }): Fault => {
      const path = referenceKeys(instanceLocation) ?? []
      if (keyword === 'required')
        return { path: [...path, /"(.*)"\.$/.exec(error)?.[1] ?? ''], message: 'This is required.' }
      return {
        path,
        message: faultMessage(
          keyword,
          valueOfKeyword(schema, definitions, keywordLocation),
          path.reduce<Json | undefined>(own, value),
        ),
      }
    })
  const unique = new Map(faults.map((fault) => [JSON.stringify(fault), fault]))
  return [...unique.values()].slice(0, maxFaults)
}

/** Indexing all definitions would take up to 10 ms. */
const validators = new WeakMap<JsonSchema, Validator>()

function errorsOf(schema: JsonSchema, definitions: JsonObject, value: Json): OutputUnit[] {
  const validator =
    validators.get(schema) ??
    new Validator(plainJson({ ...schema, $defs: usedDefinitions(schema, definitions) }) as JsonObject, '2020-12', false)
  validators.set(schema, validator)
  try {
    return validator.validate(plainJson(value)).errors
  } catch {
    // A reference leads nowhere, or to itself, or a pattern isn't tested.
    return []
  }
}

/** Those that the schema refers to, and that these refer to. */
function usedDefinitions(schema: JsonSchema, definitions: JsonObject): JsonObject {
  const used: JsonObject = {}
  const parts: Json[] = [schema]
  for (const part of parts) {
    for (const [, reference = ''] of JSON.stringify(part).matchAll(/"\$ref":"(#\/\$defs\/(?:[^"\\/]|\\.)*)/g)) {
      const name = referenceKeys(JSON.parse(`"${reference}"`) as string)?.at(-1) ?? ''
      const definition = own(definitions, name)
      if (definition === undefined || Object.hasOwn(used, name)) continue
      Object.defineProperty(used, name, { value: definition, enumerable: true })
      parts.push(definition)
    }
  }
  return used
}

/** The keyword's value, found by following its location through references. */
function valueOfKeyword(schema: JsonSchema, definitions: JsonObject, location: string): Json | undefined {
  let part: Json | undefined = schema
  for (const key of referenceKeys(location) ?? [])
    part = key === '$ref' ? resolveSchema(part, definitions) : own(part, key)
  return part
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const limitMessages: Readonly<Record<string, (limit: string) => string>> = {
  minimum: (limit) => `This must be at least ${limit}.`,
  maximum: (limit) => `This must be at most ${limit}.`,
  exclusiveMinimum: (limit) => `This must be more than ${limit}.`,
  exclusiveMaximum: (limit) => `This must be less than ${limit}.`,
  minLength: (limit) => `This must have at least ${limit} ${limit === '1' ? 'character' : 'characters'}.`,
  maxLength: (limit) => `This must have at most ${limit} characters.`,
  minItems: (limit) => `This must have at least ${limit} ${limit === '1' ? 'entry' : 'entries'}.`,
  maxItems: (limit) => `This must have at most ${limit} entries.`,
  pattern: (limit) => `This doesn’t match the pattern ${limit}.`,
  format: (limit) => `This isn’t a valid ${limit}.`,
}

/** @param rule the keyword's value in the schema */
function faultMessage(keyword: string, rule: Json | undefined, value: Json | undefined): string {
  const limit = isNumber(rule) || typeof rule === 'string' ? String(rule) : ''
  switch (keyword) {
    case 'type': {
      const types = [rule].flat().flatMap((type) => (typeof type === 'string' ? (typeNames[type] ?? type) : []))
      return `This must be ${types.join(' or ')}, but it is ${typeNames[typeOf(value)] ?? 'something else'}.`
    }
    case 'enum':
      return `Use one of these values: ${Array.isArray(rule) ? rule.map((option) => stringifyJson(option)).join(', ') : limit}.`
    case 'const':
      return `This must be ${stringifyJson(rule ?? null)}.`
    case 'false':
      return 'The schema doesn’t have this property.'
    case 'oneOf':
    case 'anyOf':
      return `This matches none, or too many, of the ${Array.isArray(rule) ? rule.length : ''} variants in the schema.`
    default:
      return limitMessages[keyword]?.(limit) ?? `This doesn’t match the schema (${keyword}).`
  }
}

function typeOf(value: Json | undefined): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'array'
  return isObject(value) ? 'object' : typeof value
}
