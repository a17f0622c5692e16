import type { ParameterPlace } from '../../../plugins/gatsby-source-openapi/types'
import { entriesOf, isObject, listOf, own, resolve, type Json, type JsonObject } from '../../shared/json'
import { oncePerObject } from '../../shared/oncePerObject'
import { jsonSchema, jsonSchemas, type JsonSchema } from '../schema/jsonSchema'

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
  const item = resolve(document, own(document.paths, endpoint))
  const operation = own(item, method.toLowerCase())
  if (!isObject(item) || !isObject(operation)) return undefined
  const security = operation.security ?? document.security
  const schemas = own(document.components, 'schemas')
  const body = resolve(document, operation.requestBody)
  const [content] = contentOf(document, body)
  return {
    method: method.toUpperCase(),
    endpoint,
    needsToken:
      Array.isArray(security) &&
      security.length > 0 &&
      !security.some((way) => isObject(way) && Object.keys(way).length === 0),
    parameters: readParameters(document, [...listOf(item.parameters), ...listOf(operation.parameters)]),
    ...(content && { body: { ...content, required: own(body, 'required') === true } }),
    responses: entriesOf(operation.responses).map(([status, response]) => ({
      status,
      bodies: contentOf(document, resolve(document, response)),
    })),
    definitions: isObject(schemas) ? convert(schemas) : {},
  }
}

/** Once for all operations of a document. */
const convert = oncePerObject<JsonObject, JsonObject>(jsonSchemas)

/** Those of the operation override those of its path. */
function readParameters(document: JsonObject, list: readonly Json[]): ConsoleParameter[] {
  const byKey = new Map<string, ConsoleParameter>()
  for (const entry of list) {
    const parameter = resolve(document, entry)
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
  return entriesOf(own(owner, 'content')).map(([mediaType, value]) => {
    const schema = own(value, 'schema')
    const named = entriesOf(own(value, 'examples')).map(([, entry]) => own(resolve(document, entry), 'value'))
    const given = [own(value, 'example'), ...named].filter((example) => example !== undefined)
    return { mediaType, ...(schema !== undefined && { schema: jsonSchema(schema) }), examples: given }
  })
}

/** Markdown without links and code marks. */
export function plainText(markdown: Json | undefined): string {
  return typeof markdown === 'string' ? markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '') : ''
}
