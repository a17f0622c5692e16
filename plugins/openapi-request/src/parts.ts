import { isNumber, isObject, type Json, type JsonObject, listOf, namesOf, own } from './json'
import { mayMatch } from './patterns'
import { strings } from './scalars'

/** A schema without references and `allOf`, which have become parts of their own. All parts of a value apply to it. */
export type Part = JsonObject

/** Items or names that are made at most. */
export const maxItems = 100

/**
 * What the document says of the value: a constant, examples, defaults, then allowed values. An object of a part that shares the value
 * with others is incomplete; see `propertySchemas`.
 */
export function* knownValues(parts: readonly Part[]): Generator<Json> {
  for (const part of parts) if ('const' in part) yield part.const ?? null
  for (const part of parts) {
    const isAlone = parts.every((other) => other === part || other.properties === undefined)
    for (const example of examplesOf(part)) if (isAlone || !isObject(example)) yield example
  }
  for (const part of parts) if (part.default !== undefined) yield part.default
  for (const part of parts) yield* listOf(part.enum)
}

const keywordTypes: readonly [type: string, keywords: readonly string[]][] = [
  [
    'object',
    [
      'properties',
      'required',
      'additionalProperties',
      'minProperties',
      'maxProperties',
      'propertyNames',
      'patternProperties',
      'dependentRequired',
      'dependentSchemas',
    ],
  ],
  ['array', ['items', 'prefixItems', 'minItems', 'maxItems', 'contains', 'uniqueItems']],
  ['string', ['pattern', 'minLength', 'maxLength', 'format', 'contentEncoding', 'contentMediaType']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
]

/** The types that all parts allow, null last; without any, what their keywords are about, then every type. */
export function typesOf(parts: readonly Part[]): string[] {
  const stated = parts.flatMap(({ type, nullable }) => {
    const types = [type].flat().filter((name) => typeof name === 'string')
    return types.length === 0 ? [] : [nullable === true ? [...types, 'null'] : types]
  })
  const [first, ...others] = stated
  if (first) {
    const common = first.flatMap((type) => {
      if (others.every((types) => types.includes(type) || (type === 'integer' && types.includes('number'))))
        return [type]
      return type === 'number' && others.every((types) => types.includes('integer')) ? ['integer'] : []
    })
    return common.sort((a, b) => Number(a === 'null') - Number(b === 'null'))
  }
  const implied = keywordTypes.flatMap(([type, keywords]) =>
    parts.some((part) => keywords.some((keyword) => part[keyword] !== undefined)) ? [type] : [],
  )
  return [...new Set([...implied, 'string', 'integer', 'boolean', 'object', 'array', 'null'])]
}

export function propertyNames(parts: readonly Part[]): string[] {
  return [...new Set(parts.flatMap((part) => (isObject(part.properties) ? Object.keys(part.properties) : [])))]
}

/** As many names as `minProperties` and `maxProperties` allow. */
export function fittingNames(
  names: readonly string[],
  required: ReadonlySet<string>,
  parts: readonly Part[],
): string[] {
  const least = Math.max(0, ...limitsOf(parts, 'minProperties'))
  const most = Math.min(...limitsOf(parts, 'maxProperties'), Infinity)
  const sorted = [...names].sort((a, b) => Number(required.has(b)) - Number(required.has(a)))
  const fitting = new Set(names.length > most ? sorted.slice(0, most) : names)
  const others = [...propertyNames(parts), ...madeUpNames(parts)]
  for (const name of others) if (fitting.size < least) fitting.add(name)
  return [...fitting]
}

/** Names for properties that no schema lists. */
function* madeUpNames(parts: readonly Part[]): Generator<string> {
  const rules = parts.map((part) => part.propertyNames).filter(isObject)
  const patterns = parts.flatMap((part) =>
    isObject(part.patternProperties) ? Object.keys(part.patternProperties).map((pattern) => ({ pattern })) : [],
  )
  const isClosed = parts.some((part) => part.additionalProperties === false)
  const sources: JsonObject[][] = [...(rules.length > 0 ? [rules] : []), ...patterns.map((rule) => [...rules, rule])]
  for (const source of sources.length > 0 ? sources : isClosed ? [] : [[{}]]) {
    yield* source.flatMap((rule) => namesOf(rule.enum))
    let left = maxItems
    for (const name of strings(source, 'name')) {
      if (left-- <= 0) break
      yield name
    }
  }
}

/** Everything that the parts say of a property, first of all the examples of the objects that have it. */
export function propertySchemas(parts: readonly Part[], name: string): Json[] {
  const examples = objectExamples(parts).flatMap((example) => own(example, name) ?? [])
  const schemas = parts.flatMap((part) => {
    const listed = own(part.properties, name)
    const byPattern = isObject(part.patternProperties)
      ? Object.entries(part.patternProperties).flatMap(([pattern, schema]) => (mayMatch(pattern, name) ? [schema] : []))
      : []
    const found = [...(listed === undefined ? [] : [listed]), ...byPattern]
    if (found.length > 0) return found
    return part.additionalProperties === undefined ? [] : [part.additionalProperties]
  })
  return examples.length > 0 ? [{ examples }, ...schemas] : schemas
}

export function objectExamples(parts: readonly Part[]): JsonObject[] {
  return parts.flatMap(examplesOf).filter(isObject)
}

export function examplesOf(part: Part): Json[] {
  return [...('example' in part ? [part.example ?? null] : []), ...listOf(part.examples)]
}

export function itemSchemas(parts: readonly Part[], index: number): Json[] {
  return parts.flatMap((part) => listOf(part.prefixItems)[index] ?? part.items ?? [])
}

/** How many items fit `contains`, at least. */
export function containedCount(part: Part): number {
  return limitsOf([part], 'minContains')[0] ?? 1
}

export function limitsOf(parts: readonly Part[], keyword: string): number[] {
  return parts.flatMap((part) => (isNumber(part[keyword]) ? [Number(part[keyword])] : []))
}
