import type { Json, JsonObject } from '../../types'
import { followRef } from './followRef'
import { entriesOf, own } from './json'

/** The JSON schemas of an operation's bodies as the document has them, with references to components. */
export interface BodySchemas {
  request?: Json
  /** By status: `200`, `4XX`, `default`. */
  responses: Record<string, Json>
}

/** The schemas of all bodies that are JSON. */
export function readBodySchemas(document: JsonObject, operation: JsonObject): BodySchemas {
  const request = jsonSchema(followRef(document, operation.requestBody))
  const responses = entriesOf(operation.responses).flatMap(([status, response]) => {
    const schema = jsonSchema(followRef(document, response))
    return schema === undefined ? [] : [[status, schema] as const]
  })
  return { ...(request !== undefined && { request }), responses: Object.fromEntries(responses) }
}

function jsonSchema(holder: JsonObject | undefined): Json | undefined {
  const [, mediaType] = entriesOf(holder?.content).find(([name]) => /^application\/([\w.-]+\+)?json\b/.test(name)) ?? []
  return own(mediaType, 'schema')
}
