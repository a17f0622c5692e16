import { entriesOf, isObject, type Json, type JsonObject, listOf, own } from './json'
import { follow } from './references'

/** What a request to an operation consists of, as the document says: with schemas, and every example. */
export interface RequestSource {
  document: JsonObject
  parameters: RequestParameter[]
  body?: RequestBodySource
}

export interface RequestParameter {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required: boolean
  deprecated: boolean
  description?: string
  schema: Json
  /** Those of the parameter itself, not of its schema. */
  examples: Json[]
  style: string
  explode: boolean
  allowReserved: boolean
  /** Of a parameter with `content`: the value is written in this format. */
  mediaType?: string
}

export interface RequestBodySource {
  required: boolean
  content: RequestMedia[]
}

export interface RequestMedia {
  mediaType: string
  schema?: Json
  examples: Json[]
  /** By property, for forms. */
  encoding: JsonObject
}

/** https://spec.openapis.org/oas/v3.1.0#style-values */
const defaultStyles = { path: 'simple', query: 'form', header: 'simple', cookie: 'form' } as const

/** OpenAPI says that parameters with these names are ignored: the body, the responses and `security` describe them. */
const reservedHeaders = new Set(['accept', 'content-type', 'authorization'])

/** Reads parameters and body of an operation, with references followed. Malformed parts are left out. */
export function readRequest(document: JsonObject, pathItem: JsonObject, operation: JsonObject): RequestSource {
  const parameters = new Map<string, RequestParameter>()
  for (const entry of [...listOf(pathItem.parameters), ...listOf(operation.parameters)]) {
    const parameter = readParameter(document, follow(document, entry))
    if (parameter) parameters.set(`${parameter.in} ${parameter.name}`, parameter)
  }
  const body = follow(document, operation.requestBody)
  return {
    document,
    parameters: [...parameters.values()],
    ...(isObject(body) && { body: { required: body.required === true, content: readMedia(document, body) } }),
  }
}

function readParameter(document: JsonObject, source: Json | undefined): RequestParameter | undefined {
  if (!isObject(source) || typeof source.name !== 'string') return undefined
  const { name, style, explode } = source
  const place = source.in
  if (place !== 'path' && place !== 'query' && place !== 'header' && place !== 'cookie') return undefined
  if (place === 'header' && reservedHeaders.has(name.toLowerCase())) return undefined
  const [content] = entriesOf(source.content)
  const media = content && follow(document, content[1])
  const usedStyle = typeof style === 'string' ? style : defaultStyles[place]
  return {
    name,
    in: place,
    required: source.required === true || place === 'path',
    deprecated: source.deprecated === true,
    ...(typeof source.description === 'string' && { description: source.description }),
    schema: source.schema ?? own(media, 'schema') ?? {},
    examples: fieldExamples(document, source),
    style: usedStyle,
    explode: typeof explode === 'boolean' ? explode : usedStyle === 'form',
    allowReserved: source.allowReserved === true,
    ...(content && { mediaType: content[0] }),
  }
}

/** The examples of a parameter or header, and those of its content. */
export function fieldExamples(document: JsonObject, field: JsonObject): Json[] {
  const [content] = entriesOf(field.content)
  return [...readExamples(document, field), ...readExamples(document, follow(document, content?.[1]))]
}

/** `example`, then the values of `examples`; those that are only a URL are left out. */
function readExamples(document: JsonObject, owner: Json | undefined): Json[] {
  const named = entriesOf(own(owner, 'examples')).map(([, entry]) => own(follow(document, entry), 'value'))
  return [own(owner, 'example'), ...named].filter((example) => example !== undefined)
}

/** The formats of a request's or a response's body. */
export function readMedia(document: JsonObject, body: Json | undefined): RequestMedia[] {
  return entriesOf(own(body, 'content')).map(([mediaType, value]) => {
    const media = follow(document, value)
    const schema = own(media, 'schema')
    const encoding = own(media, 'encoding')
    return {
      mediaType,
      ...(schema !== undefined && { schema }),
      examples: readExamples(document, media),
      encoding: isObject(encoding) ? encoding : {},
    }
  })
}

/** The format that samples and the console send: JSON, or the first of the document. */
export function preferredMedia<Media extends { mediaType: string }>(content: readonly Media[]): Media | undefined {
  return content.find(({ mediaType }) => isJson(mediaType)) ?? content[0]
}

/** Whether a body of this type is one JSON value. */
export function isJson(mediaType: string): boolean {
  return /^[^;]*[/+]json\b(?!-seq)/i.test(mediaType)
}
