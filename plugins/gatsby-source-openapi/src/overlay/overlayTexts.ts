import { operationsOf } from '../../../openapi-request'
import type { Json, JsonObject } from '../../types'
import { entriesOf, isObject, own, filledText } from '../read/json'
import { endpointKey } from './keepBundledOperations'

/** Keys whose value maps names to parts: a property may be called `description`. */
const mapKeys = [
  'properties',
  'patternProperties',
  'responses',
  'content',
  'headers',
  'schemas',
  'parameters',
  'requestBodies',
]
/** Lists whose entries have no name: they are compared by position. */
const variantKeys = ['oneOf', 'anyOf', 'allOf', 'prefixItems']
const textKeys = ['title', 'summary', 'description', 'externalDocs']
const exampleKeys = ['example', 'examples']

/**
 * Gives a fetched document the texts of ours: titles, summaries, descriptions, examples, links to explanations, `x-` keys,
 * and the credentials of operations for which only ours names any. Everything else stays as it was fetched.
 *
 * Operations are the same by `operationId`, else by method and path; components by name; their parts by name or position.
 */
export function overlayTexts(fetched: JsonObject, ours: JsonObject): JsonObject {
  const { paths: fetchedPaths, ...rest } = fetched
  const { paths: _, ...ourRest } = ours
  const known = operationsOf(ours)
  const byId = new Map(known.map(({ id, operation }) => [id, operation]))
  const byEndpoint = new Map(known.map((found) => [endpointKey(found), found.operation]))
  const paths = entriesOf(fetchedPaths).map(([path, item]): [string, Json] => [
    path,
    isObject(item) ? overlayItem(path, item) : item,
  ])
  return { ...overlayObject(rest, ourRest), paths: Object.fromEntries(paths) }

  function overlayItem(path: string, item: JsonObject): JsonObject {
    return Object.fromEntries(
      entriesOf(item).map(([method, operation]) => {
        const id = filledText(own(operation, 'operationId'))
        const our = (id === undefined ? undefined : byId.get(id)) ?? byEndpoint.get(endpointKey({ method, path }))
        return [method, our && isObject(operation) ? overlayOperation(operation, our) : operation]
      }),
    )
  }
}

function overlayOperation(fetched: JsonObject, ours: JsonObject): JsonObject {
  const { security = ours.security, ...operation } = overlayObject(fetched, ours)
  return security === undefined ? operation : { ...operation, security }
}

/** @param key the name of both values in their document. */
function overlay(fetched: Json, ours: Json | undefined, key: string): Json {
  if (Array.isArray(fetched)) return Array.isArray(ours) ? overlayList(fetched, ours, key) : fetched
  if (!isObject(fetched) || !isObject(ours)) return fetched
  return mapKeys.includes(key) ? overlayMap(fetched, ours) : overlayObject(fetched, ours)
}

function overlayMap(fetched: JsonObject, ours: JsonObject): JsonObject {
  return Object.fromEntries(entriesOf(fetched).map(([name, value]) => [name, overlay(value, own(ours, name), '')]))
}

function overlayList(fetched: readonly Json[], ours: readonly Json[], key: string): Json[] {
  if (variantKeys.includes(key)) {
    return fetched.map((entry, index) => (ours.length === fetched.length ? overlay(entry, ours[index], '') : entry))
  }
  const named = new Map(ours.map((entry) => [entryName(entry), entry]))
  return fetched.map((entry) =>
    entryName(entry) === undefined ? entry : overlay(entry, named.get(entryName(entry)), ''),
  )
}

function entryName(entry: Json): string | undefined {
  const name = filledText(own(entry, 'name'))
  return name === undefined ? undefined : `${filledText(own(entry, 'in')) ?? ''} ${name}`
}

function overlayObject(fetched: JsonObject, ours: JsonObject): JsonObject {
  if (fetched.$ref !== ours.$ref) return fetched
  // An example of another type would be wrong.
  const isSameType = ['type', 'enum', 'format'].every(
    (key) => JSON.stringify(fetched[key]) === JSON.stringify(ours[key]),
  )
  const hasExamples = isSameType && exampleKeys.some((key) => ours[key] !== undefined)
  const inside = entriesOf(fetched)
    .filter(([key]) => !hasExamples || !exampleKeys.includes(key))
    .map(([key, value]) => [key, overlay(value, own(ours, key), key)] as const)
  const texts = entriesOf(ours).filter(
    ([key]) => textKeys.includes(key) || key.startsWith('x-') || (hasExamples && exampleKeys.includes(key)),
  )
  return { ...Object.fromEntries(inside), ...Object.fromEntries(texts) }
}
