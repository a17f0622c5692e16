import type { Json, JsonObject, ParameterPlace } from '../../../plugins/gatsby-source-openapi/types'
import { oncePerObject } from '../../shared/oncePerObject'
import { decodePointer, isObject, jsonSchema, jsonSchemas, ownValue, type JsonSchema } from '../schema/jsonSchema'

/** What the console needs of an operation, with schemas that can validate. */
export interface ConsoleOperation {
  method: string
  /** `/api/admin/projects/{projectId}` */
  endpoint: string
  needsToken: boolean
  parameters: ConsoleParameter[]
  body?: ConsoleBody & { required: boolean }
  responses: ConsoleResponse[]
  /** Schemas of the document by name, for references. */
  definitions: JsonObject
}

export interface ConsoleParameter {
  name: string
  in: ParameterPlace
  required: boolean
  description: string
  schema: JsonSchema
  example?: Json
  /** Several values are joined by commas. */
  isJoined: boolean
}

export interface ConsoleBody {
  mediaType: string
  schema?: JsonSchema
  examples: Json[]
}

export interface ConsoleResponse {
  /** `200`, `4XX` or `default`. */
  status: string
  bodies: ConsoleBody[]
}

/** Reads one operation of the OpenAPI document of a tag, or undefined where that doesn't have it. */
export function readOperation(document: unknown, method: string, endpoint: string): ConsoleOperation | undefined {
  if (!isObject(document)) return undefined
  const item = resolved(document, ownValue(document.paths, endpoint))
  const operation = ownValue(item, method.toLowerCase())
  if (!isObject(item) || !isObject(operation)) return undefined
  const security = operation.security ?? document.security
  const body = resolved(document, operation.requestBody)
  const [content] = contentOf(document, body)
  return {
    method: method.toUpperCase(),
    endpoint,
    needsToken: Array.isArray(security) && security.length > 0 && !security.some((way) => isObject(way) && Object.keys(way).length === 0),
    parameters: readParameters(document, [...listOf(item.parameters), ...listOf(operation.parameters)]),
    ...(content && { body: { ...content, required: ownValue(body, 'required') === true } }),
    responses: Object.entries(isObject(operation.responses) ? operation.responses : {}).map(([status, response]) => ({
      status,
      bodies: contentOf(document, resolved(document, response)),
    })),
    definitions: definitionsOf(ownValue(document.components, 'schemas')),
  }
}

/** Once for all operations of a document. */
const convert = oncePerObject<JsonObject, JsonObject>(jsonSchemas)

function definitionsOf(schemas: Json | undefined): JsonObject {
  return isObject(schemas) ? convert(schemas) : {}
}

/** Those of the operation override those of its path. */
function readParameters(document: JsonObject, list: readonly Json[]): ConsoleParameter[] {
  const byKey = new Map<string, ConsoleParameter>()
  for (const entry of list) {
    const parameter = resolved(document, entry)
    if (!isObject(parameter) || typeof parameter.name !== 'string') continue
    const { name, schema, example, explode, description } = parameter
    const place = parameter.in as ParameterPlace
    // Browsers let no script set cookies of another site.
    if (place === 'cookie') continue
    byKey.set(`${place}.${name}`, {
      name,
      in: place,
      required: parameter.required === true || place === 'path',
      description: plainText(description),
      schema: jsonSchema(schema),
      ...(example !== undefined && { example }),
      isJoined: explode === false || place !== 'query',
    })
  }
  return [...byKey.values()]
}

function contentOf(document: JsonObject, owner: Json | undefined): ConsoleBody[] {
  const content = ownValue(owner, 'content')
  return Object.entries(isObject(content) ? content : {}).map(([mediaType, value]) => {
    const schema = ownValue(value, 'schema')
    const examples = ownValue(value, 'examples')
    const named = Object.values(isObject(examples) ? examples : {}).map((entry) => ownValue(resolved(document, entry), 'value'))
    const given = [ownValue(value, 'example'), ...named].filter((example) => example !== undefined)
    return { mediaType, ...(schema !== undefined && { schema: jsonSchema(schema) }), examples: given }
  })
}

function resolved(document: JsonObject, value: Json | undefined): Json | undefined {
  const ref = ownValue(value, '$ref')
  if (typeof ref !== 'string' || !ref.startsWith('#/')) return value
  return ref.slice(2).split('/').map(decodePointer).reduce<Json | undefined>(ownValue, document)
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

/** Markdown without links and code marks. */
export function plainText(markdown: Json | undefined): string {
  return typeof markdown === 'string' ? markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '') : ''
}
