import type { ApiParameter, ApiRequestBody, Json, OpenApiOptions, SchemaRow } from '../../types'
import type { ApiOperation } from '../read/ApiDocument'
import { isObject } from '../read/json'
import type { SampleRequest } from './SampleRequest'

/** More optional parameters would make the request hard to read. */
const maxOptional = 2

/** The request that the samples of an operation send: what is required, with the document's own examples. */
export function requestOf(operation: ApiOperation, { server, token }: OpenApiOptions['placeholders']): SampleRequest {
  const { method, endpoint, parameters, requestBody, credentials } = operation
  const required = parameters.filter((parameter) => parameter.required)
  const query = [
    ...shownQuery(operation).map(queryPart),
    ...credentials.filter((part) => part.in === 'query').map(({ name }) => `${encodeURIComponent(name)}=${token}`),
  ]
  const path = endpoint.replace(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name)
    return parameter ? encodeURIComponent(valueText(pathValue(parameter))) : placeholder
  })
  const { body, form } = bodyOf(requestBody)
  const headers = [
    ...credentials
      .filter((part) => part.in === 'header')
      .map(({ name, prefix }) => ({ name, value: `${prefix}${token}` })),
    ...(returnsCsv(operation) ? [{ name: 'Accept', value: 'text/csv' }] : []),
    ...(body ? [{ name: 'Content-Type', value: body.mediaType }] : []),
    ...(requiresType(operation) ? [{ name: 'Content-Type', value: 'application/json' }] : []),
    ...required
      .filter((parameter) => parameter.in === 'header')
      .map((parameter) => ({ name: parameter.name, value: valueText(exampleOf(parameter.schema)) })),
  ]
  const cookies = [
    ...credentials.filter((part) => part.in === 'cookie').map(({ name }) => `${name}=${token}`),
    ...required
      .filter((parameter) => parameter.in === 'cookie')
      .map(({ name, schema }) => `${name}=${encodeURIComponent(valueText(exampleOf(schema)))}`),
  ]
  if (cookies.length > 0) headers.push({ name: 'Cookie', value: cookies.join('; ') })
  const url = `${server}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`
  return { method, url, headers, ...(body && { body }), ...(form && { form }) }
}

/** Without an example, the name says more than "string" would. */
function pathValue({ name, schema }: ApiParameter<string>): Json {
  const value = exampleOf(schema)
  return value === 'string' ? `YOUR_${name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()}` : value
}

/** The required query parameters. For a GET without any, the first optional ones whose example isn't their default. */
function shownQuery({ method, parameters }: ApiOperation): ApiParameter<string>[] {
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const required = query.filter((parameter) => parameter.required)
  if (required.length > 0 || method !== 'GET') return required
  return query.filter((parameter) => !parameter.deprecated && hasUsefulExample(parameter)).slice(0, maxOptional)
}

function hasUsefulExample({
  schema: { examples: [example] = [], default: defaultValue },
}: ApiParameter<string>): boolean {
  return example !== undefined && JSON.stringify(example) !== JSON.stringify(defaultValue)
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

function queryPart({ name, schema, isJoined, isDeep }: ApiParameter<string>): string {
  const value = exampleOf(schema)
  if (isJoined && Array.isArray(value))
    return `${encodeURIComponent(name)}=${value.map((entry) => encodeURIComponent(valueText(entry))).join(',')}`
  // Brackets have a meaning in URLs for curl, unless they are encoded.
  if (isDeep && isObject(value))
    return Object.entries(value)
      .map(([key, entry]) => pair(`${name}[${key}]`, entry))
      .join('&')
  return (Array.isArray(value) ? value : [value]).map((entry) => pair(name, entry)).join('&')
}

/** Colons and commas are allowed in a query without encoding, and easier to read so. */
function pair(name: string, value: Json): string {
  const text = encodeURIComponent(valueText(value)).replaceAll('%3A', ':').replaceAll('%2C', ',')
  return `${encodeURIComponent(name)}=${text}`
}

function bodyOf(requestBody: ApiRequestBody<string> | undefined): Pick<SampleRequest, 'body' | 'form'> {
  const { mediaTypes = [] } = requestBody ?? {}
  const media = mediaTypes.find(({ mediaType }) => /json/.test(mediaType)) ?? mediaTypes[0]
  if (!media) return {}
  const { mediaType, schema } = media
  const value = media.examples[0]?.value ?? (schema ? exampleOf(schema) : {})
  if (!isObject(value)) return { body: { mediaType, value } }
  if (mediaType.startsWith('multipart/'))
    return { form: Object.entries(value).map(([name, part]) => ({ name, value: part, isFile: isFile(schema, name) })) }
  if (mediaType !== 'application/x-www-form-urlencoded') return { body: { mediaType, value } }
  const fields = Object.entries(value).flatMap(([name, part]) =>
    (Array.isArray(part) ? part : [part]).map((entry): [string, string] => [name, valueText(entry)]),
  )
  return { body: { mediaType, value: new URLSearchParams(fields).toString() } }
}

function isFile(schema: SchemaRow<string> | undefined, name: string): boolean {
  const part = schema?.children?.find((child) => child.name === name)
  return [part?.format, part?.items?.format].includes('binary')
}

function valueText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Levels of a generated value; deeper ones don't help a reader. */
const maxDepth = 4

/**
 * A schema's example, default or first allowed value, else a value of its type. An object has its required properties, or all if
 * none is.
 */
function exampleOf(row: SchemaRow<unknown>, depth = 0): Json {
  const [known] = [...(row.examples ?? []), ...(row.default === undefined ? [] : [row.default]), ...(row.enum ?? [])]
  if (known !== undefined) return known
  const [group] = row.variants ?? []
  if (row.children === undefined && group && group.kind !== 'not' && depth < maxDepth)
    return exampleOfVariants(group, depth)
  if (row.type.startsWith('array')) return row.items && depth < maxDepth ? [exampleOf(row.items, depth + 1)] : []
  if (row.children || row.type === 'object') return exampleOfObject(row, depth)
  return exampleOfType(row)
}

function exampleOfVariants({ kind, rows }: NonNullable<SchemaRow<unknown>['variants']>[number], depth: number): Json {
  const values = rows.map((row) => exampleOf(row, depth + 1))
  if (kind === 'tuple') return values
  if (kind !== 'allOf') return values[0] ?? null
  return Object.assign({}, ...values.filter((value) => typeof value === 'object' && !Array.isArray(value))) as Json
}

function exampleOfObject({ children = [] }: SchemaRow<unknown>, depth: number): Json {
  if (depth >= maxDepth) return {}
  const sendable = children.filter(({ readOnly }) => !readOnly)
  const required = sendable.filter((child) => child.required)
  return Object.fromEntries(
    (required.length > 0 ? required : sendable).map((child) => [child.name ?? '', exampleOf(child, depth + 1)]),
  )
}

const byFormat: Readonly<Record<string, string>> = {
  'date-time': '2024-01-05T10:12:30.000Z',
  date: '2024-01-05',
  email: 'user@example.com',
  uri: 'https://example.com',
  uuid: '3f8a1c52-6d0e-4b7a-9c1d-2e5f60718293',
}

function exampleOfType({ type, format }: SchemaRow<unknown>): Json {
  if (/^(number|integer)/.test(type)) return 1
  if (type.startsWith('boolean')) return true
  return byFormat[format ?? ''] ?? 'string'
}
