import { followObject, httpMethods, pointerTo, readRequest } from '../../../openapi-request'
import { nearestSentence } from '../../../problem-report'
import type { ApiRequestBody, JsonObject } from '../../types'
import type { ApiOperation } from './ApiDocument'
import type { Diagnostics } from './Diagnostics'
import { defined, entriesOf, isObject, listOf, own, filledText } from './json'
import { readBodySchemas, readContent, readResponses } from './readBodies'
import { readExtensions, skipExtensions } from './readExtensions'
import { readParameters } from './readParameters'
import { readSecurity } from './readSecurity'
import { slugOf } from './slugs'

const otherKeys = new Set(['$ref', 'summary', 'description', 'servers', 'parameters'])

/** All operations of a document, in its order. */
export function readOperations(document: JsonObject, diagnostics: Diagnostics): ApiOperation[] {
  return entriesOf(document.paths).flatMap(([endpoint, entry]) => {
    const pointer = pointerTo('/paths', endpoint)
    if (endpoint.startsWith('x-')) {
      diagnostics.skip(pointer, `The key "${endpoint}" is unknown and is skipped.`, 'You can ignore this.')
      return []
    }
    if (!endpoint.startsWith('/')) {
      diagnostics.error(
        pointer,
        `"${endpoint}" isn't a valid path: it must start with a slash.`,
        `Did you mean "/${endpoint}"?`,
      )
      return []
    }
    const pathItem = followObject(document, entry)
    return pathItem ? readPathItem({ document, pathItem, endpoint, pointer }, diagnostics) : []
  })
}

function readPathItem(
  place: { document: JsonObject; pathItem: JsonObject; endpoint: string; pointer: string },
  diagnostics: Diagnostics,
): ApiOperation[] {
  const { pathItem, pointer } = place
  skipExtensions(pathItem, pointer, diagnostics)
  return Object.entries(pathItem).flatMap(([method, operation]) => {
    if (otherKeys.has(method) || method.startsWith('x-')) return []
    if (!httpMethods.includes(method)) {
      const fix = nearestSentence(method, httpMethods, `Use one of ${httpMethods.join(', ')}.`)
      diagnostics.skip(pointerTo(pointer, method), `"${method}" isn't a known HTTP method and is skipped.`, fix)
      return []
    }
    if (!isObject(operation)) {
      diagnostics.error(pointerTo(pointer, method), "This operation isn't an object.", 'Describe it, or remove it.')
      return []
    }
    return [readOperation(operation, { ...place, method }, diagnostics)]
  })
}

interface OperationPlace {
  document: JsonObject
  pathItem: JsonObject
  endpoint: string
  method: string
  pointer: string
}

function readOperation(operation: JsonObject, place: OperationPlace, diagnostics: Diagnostics): ApiOperation {
  const { document, endpoint, method } = place
  const pointer = pointerTo(place.pointer, method)
  const operationId = filledText(operation.operationId) ?? fallbackId(operation, place, diagnostics)
  const parameters = readParameters(
    document,
    [
      { value: place.pathItem.parameters, pointer: pointerTo(place.pointer, 'parameters') },
      { value: operation.parameters, pointer: pointerTo(pointer, 'parameters') },
    ],
    diagnostics,
  )
  const pathNames = new Set(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name))
  for (const [, name = ''] of endpoint.matchAll(/\{([^{}]+)\}/g)) {
    if (pathNames.has(name)) continue
    const what = `The path contains "{${name}}", but the operation has no path parameter "${name}".`
    diagnostics.error(pointer, what, `Add "${name}" to "parameters".`)
  }
  let responses: ApiOperation['responses'] | undefined
  return {
    operationId,
    slug: slugOf(operationId),
    method: method.toUpperCase(),
    endpoint,
    pointer,
    ...defined({ summary: filledText(operation.summary), description: filledText(operation.description) }),
    tags: [...new Set(listOf(operation.tags).flatMap((tag) => filledText(tag) ?? []))],
    ...readExtensions(operation, pointer, diagnostics),
    ...defined({ documentation: filledText(own(operation.externalDocs, 'url')) }),
    deprecated: operation.deprecated === true,
    parameters,
    ...defined({ requestBody: readRequestBody(operation, document) }),
    // Most of the time for a document, and needed only when it has changed.
    get responses() {
      return (responses ??= readResponses(document, operation))
    },
    security: readSecurity(document, operation),
    bodySchemas: readBodySchemas(document, operation),
    request: readRequest(document, place.pathItem, operation),
  }
}

/** Every operation needs an ID for its path: the summary, else method and path. */
function fallbackId(
  operation: JsonObject,
  { endpoint, method, pointer }: OperationPlace,
  diagnostics: Diagnostics,
): string {
  const id = filledText(operation.summary) ?? `${method} ${endpoint}`
  const what = `This operation has no operationId. "${id}" is used instead, so the path of its page changes with that text.`
  diagnostics.oneOfKind('operationId', pointerTo(pointer, method), what, 'Add an "operationId".')
  return id
}

function readRequestBody(operation: JsonObject, document: JsonObject): ApiRequestBody<string> | undefined {
  const body = followObject(document, operation.requestBody)
  if (!body) return undefined
  return {
    required: body.required === true,
    ...defined({ description: filledText(body.description) }),
    mediaTypes: readContent(document, body.content),
  }
}
