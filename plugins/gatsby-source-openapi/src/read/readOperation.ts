import { requestId } from '../address/rowSegment'
import type { ApiRequestBody, JsonObject } from '../../types'
import type { ApiOperation } from './ApiDocument'
import type { Findings } from './Findings'
import { followRef } from './followRef'
import { listOf, own, textOf } from './json'
import { pointerTo } from './jsonPointer'
import { readBodySchemas } from './readBodySchemas'
import { readContent } from './readContent'
import { readCredentials } from './readCredentials'
import { readExtensions } from './readExtensions'
import { readParameters } from './readParameters'
import { readResponses } from './readResponses'
import { readSecurity } from './readSecurity'
import { slugOf } from './slugOf'

/** Where an operation stands in its document. */
interface OperationPlace {
  document: JsonObject
  pathItem: JsonObject
  endpoint: string
  method: string
  /** Of the path item. */
  pointer: string
}

export function readOperation(operation: JsonObject, place: OperationPlace, findings: Findings): ApiOperation {
  const { document, endpoint, method } = place
  const pointer = pointerTo(place.pointer, method)
  const summary = textOf(operation.summary)
  const description = textOf(operation.description)
  const operationId = textOf(operation.operationId) ?? fallbackId(operation, place, findings)
  const parameters = readParameters(
    document,
    [
      { value: place.pathItem.parameters, pointer: pointerTo(place.pointer, 'parameters') },
      { value: operation.parameters, pointer: pointerTo(pointer, 'parameters') },
    ],
    findings,
  )
  const pathNames = new Set(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name))
  for (const [, name = ''] of endpoint.matchAll(/\{([^{}]+)\}/g)) {
    if (pathNames.has(name)) continue
    findings.error(
      pointer,
      `The path has "{${name}}", but there is no such path parameter.`,
      `Add "${name}" to "parameters".`,
    )
  }
  const requestBody = readRequestBody(operation, document)
  const documentation = textOf(own(operation.externalDocs, 'url'))
  return {
    operationId,
    slug: slugOf(operationId),
    method: method.toUpperCase(),
    endpoint,
    pointer,
    ...(summary !== undefined && { summary }),
    ...(description !== undefined && { description }),
    tags: [...new Set(listOf(operation.tags).flatMap((tag) => textOf(tag) ?? []))],
    ...readExtensions(operation, pointer, findings),
    ...(documentation !== undefined && { documentation }),
    deprecated: operation.deprecated === true,
    parameters,
    ...(requestBody && { requestBody }),
    responses: readResponses(document, operation),
    security: readSecurity(document, operation),
    bodySchemas: readBodySchemas(document, operation),
    credentials: readCredentials(document, operation),
  }
}

/** An operation has to be called something: its summary, else its method and path. */
function fallbackId(operation: JsonObject, { endpoint, method, pointer }: OperationPlace, findings: Findings): string {
  const id = textOf(operation.summary) ?? `${method} ${endpoint}`
  const what = `This operation has no operationId; "${id}" is used, so its address changes with that text.`
  findings.oneOfKind('operationId', pointerTo(pointer, method), what, 'Add an "operationId".')
  return id
}

function readRequestBody(operation: JsonObject, document: JsonObject): ApiRequestBody<string> | undefined {
  const body = followRef(document, operation.requestBody)
  if (!body) return undefined
  const description = textOf(body.description)
  return {
    required: body.required === true,
    ...(description !== undefined && { description }),
    mediaTypes: readContent(document, body.content, requestId),
  }
}
