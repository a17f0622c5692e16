import type { ApiParameter, ApiRequestBody, Json } from '../../types'
import type { ApiOperation } from '../read/ApiDocument'
import { exampleOf } from './exampleOf'
import { sampleServer, sampleToken, type SampleRequest } from './SampleRequest'

/** The request that the samples of an operation send: what is required, with the document's own examples. */
export function requestOf(operation: ApiOperation): SampleRequest {
  const { method, endpoint, parameters, requestBody, credentials } = operation
  const required = parameters.filter((parameter) => parameter.required)
  const query = [
    ...required.filter((parameter) => parameter.in === 'query').map(queryPart),
    ...credentials.filter((part) => part.in === 'query').map(({ name }) => `${encodeURIComponent(name)}=${sampleToken}`),
  ]
  const path = endpoint.replace(/\{([^{}]+)\}/g, (placeholder, name: string) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name)
    return parameter ? encodeURIComponent(valueText(pathValue(parameter))) : placeholder
  })
  const body = bodyOf(requestBody)
  const headers = [
    ...credentials
      .filter((part) => part.in === 'header')
      .map(({ name, prefix }) => ({ name, value: `${prefix}${sampleToken}` })),
    ...(body ? [{ name: 'Content-Type', value: body.mediaType }] : []),
    ...required
      .filter((parameter) => parameter.in === 'header')
      .map((parameter) => ({ name: parameter.name, value: valueText(exampleOf(parameter.schema)) })),
  ]
  const url = `${sampleServer}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`
  return { method, url, headers, ...(body && { body }) }
}

/** Without any example the name says more than "string" would. */
function pathValue({ name, schema }: ApiParameter<string>): Json {
  const value = exampleOf(schema)
  return value === 'string' ? `YOUR_${name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()}` : value
}

function queryPart({ name, schema }: ApiParameter<string>): string {
  const value = exampleOf(schema)
  return (Array.isArray(value) ? value : [value])
    .map((entry) => `${encodeURIComponent(name)}=${encodeURIComponent(valueText(entry))}`)
    .join('&')
}

/** JSON is preferred where a body may be of several types. */
function bodyOf(requestBody: ApiRequestBody<string> | undefined): SampleRequest['body'] {
  const { mediaTypes = [] } = requestBody ?? {}
  const media = mediaTypes.find(({ mediaType }) => /json/.test(mediaType)) ?? mediaTypes[0]
  if (!media) return undefined
  const value = media.examples[0]?.value ?? (media.schema ? exampleOf(media.schema) : {})
  return { mediaType: media.mediaType, value }
}

function valueText(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
