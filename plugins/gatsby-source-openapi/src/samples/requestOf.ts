import {
  exampleOf,
  follow,
  formPairs,
  isJson,
  isObject,
  type Json,
  type JsonObject,
  multipartParts,
  own,
  preferredMedia,
  parameterText,
  queryText,
  type RequestMedia,
  type RequestParameter,
  type RequestSource,
  statedExamples,
  stringifyJson,
  xmlText,
} from '../../../openapi-request'
import type { OpenApiOptions } from '../../types'
import type { ApiOperation } from '../read/ApiDocument'
import type { SampleBody, SampleRequest } from './SampleRequest'

/** More optional parameters would make the request hard to read. */
const maxOptional = 2

/** The reader's server in samples of webhooks and callbacks. */
const receiver = 'https://hooks.example.com'

/**
 * The request that the samples of an operation send: what is required, with the document's own examples. For a webhook or a callback, it's
 * one like that of the API, to the reader's own server.
 */
export function requestOf(operation: ApiOperation, { server, token }: OpenApiOptions['placeholders']): SampleRequest {
  const { kind, method, endpoint, request, security } = operation
  const required = request.parameters.filter((parameter) => parameter.required)
  const secretsIn = (place: string) => security.credentials.filter((part) => part.in === place)
  const secretNames = new Set(secretsIn('query').map(({ name }) => name))
  const query = [
    ...shownQuery(operation)
      .filter(({ name }) => !secretNames.has(name))
      .map((parameter) => queryText(parameter, valueOf(request, parameter)))
      .filter((text) => text !== ''),
    ...secretsIn('query').map(({ name }) => `${encodeURIComponent(name)}=${token}`),
  ]
  const path = endpoint.replace(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const parameter = request.parameters.find((candidate) => candidate.in === 'path' && candidate.name === name)
    return parameter ? parameterText(parameter, pathValue(request, parameter)) : placeholder
  })
  const { body, form, notes } = sentBody(method, bodyOf(request))
  const cookies = [
    ...secretsIn('cookie').map(({ name }) => `${name}=${token}`),
    ...required
      .filter((parameter) => parameter.in === 'cookie')
      .map((parameter) => parameterText(parameter, valueOf(request, parameter))),
  ]
  const headers = [
    ...secretsIn('header').map(({ name, prefix }) => ({ name, value: `${prefix}${token}` })),
    ...(returnsCsv(operation) ? [{ name: 'Accept', value: 'text/csv' }] : []),
    ...(body ? [{ name: 'Content-Type', value: body.mediaType }] : []),
    ...(requiresType(operation) ? [{ name: 'Content-Type', value: 'application/json' }] : []),
    ...required
      .filter((parameter) => parameter.in === 'header')
      .map((parameter) => ({ name: parameter.name, value: parameterText(parameter, valueOf(request, parameter)) })),
    ...(cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join('; ') }] : []),
  ]
  return {
    method,
    url: `${kind === 'operation' ? server + path : receiverUrl(kind, endpoint)}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: onceEach(headers),
    ...(body && { body }),
    ...(form && { form }),
    ...(notes && { notes }),
  }
}

/** Where a webhook is sent is the reader's choice. A callback's URL often begins with an expression: `{$request.body#/url}/done`. */
function receiverUrl(kind: ApiOperation['kind'], endpoint: string): string {
  return kind === 'webhook' ? `${receiver}/${encodeURIComponent(endpoint)}` : endpoint.replace(/^\{\$[^}]*\}/, receiver)
}

/** Names of headers are case-insensitive. */
function onceEach(headers: SampleRequest['headers']): SampleRequest['headers'] {
  return headers.filter(
    ({ name }, index) => headers.findIndex((other) => other.name.toLowerCase() === name.toLowerCase()) === index,
  )
}

function valueOf({ document }: RequestSource, { examples, schema }: RequestParameter): Json {
  return examples[0] ?? exampleOf(document, schema).value
}

/** Without an example, the name says more than "string" would. */
function pathValue(request: RequestSource, parameter: RequestParameter): Json {
  const value = valueOf(request, parameter)
  return value === 'string' ? `YOUR_${parameter.name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()}` : value
}

/** The required query parameters. For a GET without any, the first optional ones whose example isn't their default. */
function shownQuery({ method, request }: ApiOperation): RequestParameter[] {
  const query = request.parameters.filter((parameter) => parameter.in === 'query')
  const required = query.filter((parameter) => parameter.required)
  if (required.length > 0 || method !== 'GET') return required
  return query
    .filter((parameter) => !parameter.deprecated && hasUsefulExample(request, parameter))
    .slice(0, maxOptional)
}

function hasUsefulExample({ document }: RequestSource, { examples, schema }: RequestParameter): boolean {
  const example = examples[0] ?? statedExamples(document, schema)[0]
  const preset = own(follow(document, schema), 'default')
  return example !== undefined && (preset === undefined || stringifyJson(example) !== stringifyJson(preset))
}

/** An operation that can return CSV returns JSON unless the request accepts CSV. */
function returnsCsv({ responses }: ApiOperation): boolean {
  return responses.some(
    ({ status, mediaTypes }) => status.startsWith('2') && mediaTypes.some(({ mediaType }) => mediaType === 'text/csv'),
  )
}

/** A few operations without a body refuse a request that doesn't name a content type. */
function requiresType({ requestBody, responses }: ApiOperation): boolean {
  return !requestBody && responses.some(({ status }) => status === '415')
}

type Body = Pick<SampleRequest, 'body' | 'form' | 'notes'>

/** Responses to HEAD and TRACE are about the request alone, and most clients refuse to send a body with them. */
function sentBody(method: string, sample: Body): Body {
  if ((method !== 'HEAD' && method !== 'TRACE') || (!sample.body && !sample.form)) return sample
  return { notes: [`The body of the document is left out, because ${method} requests have none.`] }
}

/** The body in JSON, or in the first of its formats. */
function bodyOf({ document, body }: RequestSource): Body {
  const { content = [] } = body ?? {}
  const media = preferredMedia(content)
  if (!media) return {}
  const { schema, examples } = media
  const [stated] = examples
  const made = stated === undefined && schema !== undefined ? exampleOf(document, schema) : undefined
  const value = stated ?? made?.value ?? {}
  const sample = bodyIn(document, media, value, stated !== undefined)
  if (made?.isComplete !== false || sample.body?.file !== undefined) return sample
  return {
    ...sample,
    notes: [...(sample.notes ?? []), 'To be completed: this body lacks a part that the schema requires.'],
  }
}

function bodyIn(document: JsonObject, media: RequestMedia, value: Json, isStated: boolean): Body {
  const { mediaType, schema } = media
  if (isJson(mediaType) || (isRange(mediaType) && isObject(value)))
    return {
      body: {
        mediaType: isRange(mediaType) ? 'application/json' : mediaType,
        value: jsonValue(document, media, value),
      },
    }
  if (/^application\/(x-ndjson|jsonl|x-jsonlines|json-seq)\b/.test(mediaType)) {
    const lines = Array.isArray(value) ? value : [value]
    return {
      body: {
        mediaType,
        value: typeof value === 'string' ? value : lines.map((line) => stringifyJson(line)).join('\n'),
      },
    }
  }
  if (isObject(value)) {
    if (mediaType.startsWith('multipart/')) return { form: multipartParts(document, media, value) }
    if (mediaType.startsWith('application/x-www-form-urlencoded'))
      return { body: { mediaType, value: formPairs(media, value) } }
  }
  if (typeof value === 'string' && (isStated || (isText(mediaType) && value !== 'string' && !isBinary(schema))))
    return { body: { mediaType, value } }
  if (/[/+]xml\b/.test(mediaType)) return { body: { mediaType, value: xmlText(document, schema, value) } }
  if (/[/+](x-)?yaml\b/.test(mediaType) && typeof value !== 'string') return { body: { mediaType, value } }
  return { body: fileBody(mediaType) }
}

/** A string is sent as it is, so it's written as JSON, unless the document has written JSON as a string. */
function jsonValue(document: JsonObject, { schema }: RequestMedia, value: Json): Json {
  if (typeof value !== 'string') return value
  return isStringSchema(document, schema) || !isJsonText(value) ? stringifyJson(value) : value
}

function isStringSchema(document: JsonObject, schema: Json | undefined): boolean {
  const type = own(follow(document, schema), 'type')
  return [type ?? null].flat().includes('string')
}

function isJsonText(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const extensions: Readonly<Record<string, string>> = {
  plain: 'txt',
  'octet-stream': 'bin',
  jpeg: 'jpg',
  markdown: 'md',
}
const rangeTypes: Readonly<Record<string, string>> = {
  image: 'image/png',
  text: 'text/plain',
  audio: 'audio/mpeg',
  video: 'video/mp4',
}

/** What only a file can contain: `{ file: "file.png" }`. */
function fileBody(mediaType: string): SampleBody {
  const [group = ''] = mediaType.split('/')
  const type = isRange(mediaType) ? (rangeTypes[group] ?? 'application/octet-stream') : mediaType
  const [, subtype = ''] = /\/(?:x-|vnd\.)?([\w-]+)/.exec(type) ?? []
  const extension = extensions[subtype] ?? (/^[a-z\d]{2,5}$/.test(subtype) ? subtype : 'bin')
  return { mediaType: type, value: '', file: `file.${extension}` }
}

function isRange(mediaType: string): boolean {
  return mediaType.includes('*')
}

function isText(mediaType: string): boolean {
  return mediaType.startsWith('text/')
}

function isBinary(schema: Json | undefined): boolean {
  return isObject(schema) && schema.format === 'binary'
}
