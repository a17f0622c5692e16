import type { Json, JsonObject } from '../../types'
import { entriesOf, isObject, own, textOf } from '../read/json'
import { operationsOf } from './operationsOf'

/** Keys whose values are the names of things: a property may be called `description`. */
const holders = ['properties', 'patternProperties', 'responses', 'content', 'headers', 'schemas', 'parameters', 'requestBodies']
/** Lists whose entries have no name, and are told apart by their place. */
const variants = ['oneOf', 'anyOf', 'allOf', 'prefixItems']
const words = ['title', 'summary', 'description', 'externalDocs']
const samples = ['example', 'examples']

/**
 * A fetched document with the texts of ours: titles, summaries, descriptions, examples, links to explanations, `x-` keys, and
 * the credentials of operations where only ours names any. Operations are the same by `operationId`, else by method and
 * path; components by name; what is inside them by name or place. Everything else is as it was fetched.
 */
export function withOurTexts(fetched: JsonObject, ours: JsonObject): JsonObject {
  const { paths: fetchedPaths, ...rest } = fetched
  const { paths: ourPaths, ...ourRest } = ours
  const known = operationsOf(ourPaths)
  const byId = new Map(known.map(({ id, operation }) => [id, operation]))
  const byEndpoint = new Map(known.map(({ method, path, operation }) => [`${method} ${path}`, operation]))
  const paths = entriesOf(fetchedPaths).map(([path, item]): [string, Json] => [path, isObject(item) ? overItem(path, item) : item])
  return { ...overObject(rest, ourRest), paths: Object.fromEntries(paths) }

  function overItem(path: string, item: JsonObject): JsonObject {
    return Object.fromEntries(
      entriesOf(item).map(([method, operation]) => {
        const our = byId.get(textOf(own(operation, 'operationId')) ?? '') ?? byEndpoint.get(`${method} ${path}`)
        return [method, our && isObject(operation) ? overOperation(operation, our) : operation]
      }),
    )
  }
}

function overOperation(fetched: JsonObject, ours: JsonObject): JsonObject {
  const { security = ours.security, ...operation } = overObject(fetched, ours)
  return security === undefined ? operation : { ...operation, security }
}

/** `key` is what both are called in their document. */
function over(fetched: Json, ours: Json | undefined, key: string): Json {
  if (Array.isArray(fetched)) return Array.isArray(ours) ? overList(fetched, ours, key) : fetched
  if (!isObject(fetched) || !isObject(ours)) return fetched
  return holders.includes(key) ? overNames(fetched, ours) : overObject(fetched, ours)
}

function overNames(fetched: JsonObject, ours: JsonObject): JsonObject {
  return Object.fromEntries(entriesOf(fetched).map(([name, value]) => [name, over(value, own(ours, name), '')]))
}

function overList(fetched: readonly Json[], ours: readonly Json[], key: string): Json[] {
  if (variants.includes(key)) return fetched.map((entry, index) => (ours.length === fetched.length ? over(entry, ours[index], '') : entry))
  const named = new Map(ours.map((entry) => [nameOf(entry), entry]))
  return fetched.map((entry) => (nameOf(entry) === undefined ? entry : over(entry, named.get(nameOf(entry)), '')))
}

/** Of a parameter or a tag. */
function nameOf(entry: Json): string | undefined {
  const name = textOf(own(entry, 'name'))
  return name === undefined ? undefined : `${textOf(own(entry, 'in')) ?? ''} ${name}`
}

function overObject(fetched: JsonObject, ours: JsonObject): JsonObject {
  if (fetched.$ref !== ours.$ref) return fetched
  // An example of another kind of value would be wrong.
  const isSameKind = ['type', 'enum', 'format'].every((key) => JSON.stringify(fetched[key]) === JSON.stringify(ours[key]))
  const hasSamples = isSameKind && samples.some((key) => ours[key] !== undefined)
  const inside = entriesOf(fetched)
    .filter(([key]) => !hasSamples || !samples.includes(key))
    .map(([key, value]) => [key, over(value, own(ours, key), key)] as const)
  const texts = entriesOf(ours).filter(
    ([key]) => words.includes(key) || key.startsWith('x-') || (hasSamples && samples.includes(key)),
  )
  return { ...Object.fromEntries(inside), ...Object.fromEntries(texts) }
}
