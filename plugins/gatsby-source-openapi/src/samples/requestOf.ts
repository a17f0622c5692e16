import type { ApiParameter, ApiRequestBody, Json, OpenApiOptions, SchemaRow } from '../../types'
import type { ApiOperation } from '../read/ApiDocument'
import { isObject } from '../read/json'
import { exampleOf } from './exampleOf'
import type { SampleRequest } from './SampleRequest'

/** More optional parameters would hide what the first ones are for. */
const mostOptional = 2

/**
 * The request that the samples of an operation send: what is required, with the document's own examples, and where no query is
 * required, what a reader might look for.
 */
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
    ...(answersCsv(operation) ? [{ name: 'Accept', value: 'text/csv' }] : []),
    ...(body ? [{ name: 'Content-Type', value: body.mediaType }] : []),
    ...required
      .filter((parameter) => parameter.in === 'header')
      .map((parameter) => ({ name: parameter.name, value: valueText(exampleOf(parameter.schema)) })),
  ]
  const cookies = [
    ...credentials.filter((part) => part.in === 'cookie').map(({ name }) => `${name}=${token}`),
    ...required.filter((parameter) => parameter.in === 'cookie').map(({ name, schema }) => `${name}=${encodeURIComponent(valueText(exampleOf(schema)))}`),
  ]
  if (cookies.length > 0) headers.push({ name: 'Cookie', value: cookies.join('; ') })
  const url = `${server}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`
  return { method, url, headers, ...(body && { body }), ...(form && { form }) }
}

/** Without any example the name says more than "string" would. */
function pathValue({ name, schema }: ApiParameter<string>): Json {
  const value = exampleOf(schema)
  return value === 'string' ? `YOUR_${name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()}` : value
}

/** The required parameters of the query; without any, for a GET, the first optional ones with an example that changes something. */
function shownQuery({ method, parameters }: ApiOperation): ApiParameter<string>[] {
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const required = query.filter((parameter) => parameter.required)
  if (required.length > 0 || method !== 'GET') return required
  return query.filter((parameter) => !parameter.deprecated && hasTellingExample(parameter)).slice(0, mostOptional)
}

function hasTellingExample({ schema: { examples: [example] = [], default: presumed } }: ApiParameter<string>): boolean {
  return example !== undefined && JSON.stringify(example) !== JSON.stringify(presumed)
}

/** What can be had as a table is JSON for whoever does not ask for the table. */
function answersCsv({ responses }: ApiOperation): boolean {
  return responses.some(({ status, mediaTypes }) => status.startsWith('2') && mediaTypes.some(({ mediaType }) => mediaType === 'text/csv'))
}

function queryPart({ name, schema, isJoined, isDeep }: ApiParameter<string>): string {
  const value = exampleOf(schema)
  if (isJoined && Array.isArray(value)) return `${encodeURIComponent(name)}=${value.map((entry) => encodeURIComponent(valueText(entry))).join(',')}`
  // Brackets that are not encoded mean something to curl.
  if (isDeep && isObject(value)) return Object.entries(value).map(([key, entry]) => pair(`${name}[${key}]`, entry)).join('&')
  return (Array.isArray(value) ? value : [value]).map((entry) => pair(name, entry)).join('&')
}

/** Colons and commas may stand in a query as they are, and are easier to read. */
function pair(name: string, value: Json): string {
  const text = encodeURIComponent(valueText(value)).replaceAll('%3A', ':').replaceAll('%2C', ',')
  return `${encodeURIComponent(name)}=${text}`
}

/** JSON is preferred where a body may be of several types; a form is sent as forms are. */
function bodyOf(requestBody: ApiRequestBody<string> | undefined): Pick<SampleRequest, 'body' | 'form'> {
  const { mediaTypes = [] } = requestBody ?? {}
  const media = mediaTypes.find(({ mediaType }) => /json/.test(mediaType)) ?? mediaTypes[0]
  if (!media) return {}
  const { mediaType, schema } = media
  const value = media.examples[0]?.value ?? (schema ? exampleOf(schema) : {})
  if (!isObject(value)) return { body: { mediaType, value } }
  if (mediaType.startsWith('multipart/')) return { form: Object.entries(value).map(([name, part]) => ({ name, value: part, isFile: isFile(schema, name) })) }
  if (mediaType !== 'application/x-www-form-urlencoded') return { body: { mediaType, value } }
  const fields = Object.entries(value).flatMap(([name, part]) => (Array.isArray(part) ? part : [part]).map((entry) => [name, valueText(entry)]))
  return { body: { mediaType, value: new URLSearchParams(fields).toString() } }
}

function isFile(schema: SchemaRow<string> | undefined, name: string): boolean {
  const part = schema?.children?.find((child) => child.name === name)
  return [part?.format, part?.items?.format].includes('binary')
}

function valueText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
