import { nearest } from '../../../gatsby-problem-report/src/nearest'
import type { Json, JsonObject } from '../../types'
import { followRef } from '../read/followRef'
import { entriesOf, isObject, listOf, own } from '../read/json'

export interface MisspeltName {
  /** JSON pointer of the object that has it; empty for the body itself. */
  place: string
  name: string
  meant: string
}

/**
 * Names in a body that a schema does not know, but that are nearly one it does. The schemas of Unleash allow names that they
 * do not list, and the server takes some of those: so only what looks like a slip is reported.
 *
 * @param document where references in the schema lead.
 */
export function misspeltNames(schema: Json, body: Json, document: JsonObject, place = ''): MisspeltName[] {
  const shape = followRef(document, schema)
  if (!shape) return []
  if (Array.isArray(body)) {
    return body.flatMap((item, index) => misspeltNames(shape.items ?? null, item, document, `${place}/${index}`))
  }
  const known = entriesOf(shape.properties).map(([name]) => name)
  if (!isObject(body) || known.length === 0) return []
  const parts = ['allOf', 'anyOf', 'oneOf'].some((key) => listOf(shape[key]).length > 0)
  const unused = known.filter((name) => !(name in body))
  return Object.entries(body).flatMap(([name, value]): MisspeltName[] => {
    if (known.includes(name)) return misspeltNames(own(shape.properties, name) ?? null, value, document, `${place}/${name}`)
    const meant = parts || shape.additionalProperties !== undefined ? undefined : nearest(name, unused)
    return meant === undefined ? [] : [{ place, name, meant }]
  })
}
