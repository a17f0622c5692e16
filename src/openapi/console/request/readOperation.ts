import {
  entriesOf,
  follow,
  isObject,
  type Json,
  type JsonObject,
  type JsonSchema,
  own,
  preferredMedia,
  readMedia,
  readRequest,
  type RequestMedia,
  type RequestParameter,
  statedExamples,
} from '../../../../plugins/openapi-request'
import { oncePerObject } from '../../../shared/oncePerObject'
import { jsonSchema, jsonSchemas } from '../schema/jsonSchema'

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
  /** For examples, which are made of the schemas as they are there. */
  document: JsonObject
}

export interface ConsoleParameter extends Omit<RequestParameter, 'schema' | 'examples' | 'description'> {
  description: string
  schema: JsonSchema
  example?: Json
}

export interface ConsoleBody {
  mediaType: string
  schema?: JsonSchema
  /** The schema as in the document. */
  source?: Json
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
  const item = follow(document, own(document.paths, endpoint))
  const operation = own(item, method.toLowerCase())
  if (!isObject(item) || !isObject(operation)) return undefined
  const security = operation.security ?? document.security
  const schemas = own(document.components, 'schemas')
  const { parameters, body } = readRequest(document, item, operation)
  const media = preferredMedia(body?.content ?? [])
  return {
    method: method.toUpperCase(),
    endpoint,
    needsToken:
      Array.isArray(security) &&
      security.length > 0 &&
      !security.some((way) => isObject(way) && Object.keys(way).length === 0),
    // Browsers let no script set cookies of another site.
    parameters: parameters
      .filter((parameter) => parameter.in !== 'cookie')
      .map((parameter) => asField(document, parameter)),
    ...(media && { body: { ...asBody(media), required: body?.required === true } }),
    responses: entriesOf(operation.responses).map(([status, response]) => ({
      status,
      bodies: readMedia(document, follow(document, response)).map(asBody),
    })),
    definitions: isObject(schemas) ? convert(schemas) : {},
    document,
  }
}

/** Once for all operations of a document. */
const convert = oncePerObject<JsonObject, JsonObject>(jsonSchemas)

function asField(
  document: JsonObject,
  { schema, examples, description, ...facts }: RequestParameter,
): ConsoleParameter {
  const [example] = [...examples, ...statedExamples(document, schema)]
  return {
    ...facts,
    description: plainText(description),
    schema: jsonSchema(schema),
    ...(example !== undefined && { example }),
  }
}

function asBody({ mediaType, schema, examples }: RequestMedia): ConsoleBody {
  return { mediaType, ...(schema !== undefined && { schema: jsonSchema(schema), source: schema }), examples }
}

/** Markdown without links and code marks. */
export function plainText(markdown: Json | undefined): string {
  return typeof markdown === 'string' ? markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '') : ''
}
