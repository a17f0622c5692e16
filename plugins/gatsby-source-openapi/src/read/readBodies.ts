import { followObject } from '../../../openapi-request'
import type { ApiExample, ApiMediaType, ApiResponse, Json, JsonObject } from '../../types'
import { schemaRow } from '../schema/schemaRow'
import { defined, entriesOf, isObject, own, filledText } from './json'
import { readField } from './readParameters'

export function readContent(document: JsonObject, content: Json | undefined): ApiMediaType<string>[] {
  return entriesOf(content).map(([mediaType, value]) => ({
    mediaType,
    ...(isObject(value) && value.schema !== undefined && { schema: schemaRow(document, value.schema) }),
    examples: isObject(value) ? readExamples(document, value) : [],
  }))
}

/** `example`, or the named ones of `examples` that have a value; those with a URL instead are left out. */
function readExamples(document: JsonObject, media: JsonObject): ApiExample[] {
  if (media.example !== undefined) return [{ value: media.example }]
  return entriesOf(media.examples).flatMap(([name, source]) => {
    const example = followObject(document, source)
    if (example?.value === undefined) return []
    return [{ name, ...defined({ summary: filledText(example.summary) }), value: example.value }]
  })
}

/** The responses of an operation, in the document's order; JavaScript puts numeric keys first. */
export function readResponses(document: JsonObject, operation: JsonObject): ApiResponse<string>[] {
  return entriesOf(operation.responses).flatMap(([status, entry]) => {
    const source = followObject(document, entry)
    if (!source || status.startsWith('x-')) return []
    const headers = entriesOf(source.headers).flatMap(([name, header]) => {
      const field = followObject(document, header)
      return field ? [readField(document, name, field)] : []
    })
    return [
      {
        status,
        ...defined({ description: filledText(source.description) }),
        headers,
        mediaTypes: readContent(document, source.content),
      },
    ]
  })
}

/** The JSON schemas of an operation's bodies, as in the document, with references to components. */
export interface BodySchemas {
  request?: Json
  /** By status: `200`, `4XX`, `default`. */
  responses: Record<string, Json>
}

export function readBodySchemas(document: JsonObject, operation: JsonObject): BodySchemas {
  const responses = entriesOf(operation.responses).flatMap(([status, response]) => {
    const schema = jsonSchema(followObject(document, response))
    return schema === undefined ? [] : [[status, schema] as const]
  })
  return {
    ...defined({ request: jsonSchema(followObject(document, operation.requestBody)) }),
    responses: Object.fromEntries(responses),
  }
}

function jsonSchema(body: JsonObject | undefined): Json | undefined {
  const [, mediaType] = entriesOf(body?.content).find(([name]) => /^application\/([\w.-]+\+)?json\b/.test(name)) ?? []
  return own(mediaType, 'schema')
}
