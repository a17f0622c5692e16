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

/**
 * All operations of a document, in its order: each with the callbacks that are sent after it, and webhooks last. What the API sends has a
 * page like any other operation.
 */
export function readOperations(document: JsonObject, diagnostics: Diagnostics): ApiOperation[] {
  const webhooks = entriesOf(document.webhooks).flatMap(([name, entry]) => {
    const pathItem = followObject(document, entry)
    const place = { document, endpoint: name, pointer: pointerTo('/webhooks', name), kind: 'webhook', name } as const
    return pathItem ? readPathItem({ ...place, pathItem }, diagnostics) : []
  })
  return [...readPaths(document, diagnostics), ...webhooks]
}

function readPaths(document: JsonObject, diagnostics: Diagnostics): ApiOperation[] {
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
    return pathItem ? readPathItem({ document, pathItem, endpoint, pointer, kind: 'operation' }, diagnostics) : []
  })
}

interface PathItemPlace {
  document: JsonObject
  pathItem: JsonObject
  endpoint: string
  pointer: string
  kind: ApiOperation['kind']
  /** Of a webhook or a callback. */
  name?: string
}

function readPathItem(place: PathItemPlace, diagnostics: Diagnostics): ApiOperation[] {
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
    const read = readOperation(operation, { ...place, method }, diagnostics)
    return [read, ...readCallbacks(operation, read, place.document, diagnostics)]
  })
}

/** What the API sends after an operation. A callback has the operation's tags and an ID made from its ID, as several may share a definition. */
function readCallbacks(
  source: JsonObject,
  operation: ApiOperation,
  document: JsonObject,
  diagnostics: Diagnostics,
): ApiOperation[] {
  const { operationId, kind, tags } = operation
  const pointer = pointerTo(operation.pointer, 'callbacks')
  if (kind === 'callback') {
    const fix = 'They are in the downloads. Describe in words what readers have to know.'
    if (entriesOf(source.callbacks).length > 0) diagnostics.skip(pointer, 'Callbacks of callbacks have no pages.', fix)
    return []
  }
  return entriesOf(source.callbacks).flatMap(([name, callback]) => {
    const requests = entriesOf(followObject(document, callback)).flatMap(([expression, item]) => {
      const pathItem = followObject(document, item)
      if (!pathItem || expression.startsWith('x-')) return []
      const place = { document, pathItem, endpoint: expression, pointer: pointerTo(pointer, name, expression), name }
      return readPathItem({ ...place, kind: 'callback' }, diagnostics)
    })
    return requests.map((request, index): ApiOperation => {
      const id = `${operationId}.${name}${requests.length > 1 ? `.${index + 1}` : ''}`
      return { ...request, operationId: id, slug: slugOf(id), sentAfter: operationId, tags }
    })
  })
}

interface OperationPlace extends PathItemPlace {
  method: string
}

function readOperation(operation: JsonObject, place: OperationPlace, diagnostics: Diagnostics): ApiOperation {
  const { document, endpoint, method, kind, name } = place
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
  if (kind === 'operation') checkPathParameters(endpoint, parameters, pointer, diagnostics)
  let responses: ApiOperation['responses'] | undefined
  return {
    operationId,
    slug: slugOf(operationId),
    kind,
    method: method.toUpperCase(),
    endpoint,
    pointer,
    ...defined({ summary: filledText(operation.summary) ?? name, description: filledText(operation.description) }),
    tags: readTagNames(operation, kind),
    ...readExtensions(operation, pointer, diagnostics),
    ...defined({ documentation: filledText(own(operation.externalDocs, 'url')) }),
    deprecated: operation.deprecated === true,
    parameters,
    ...defined({ requestBody: readRequestBody(operation, document) }),
    // Most of the time for a document, and needed only when it has changed.
    get responses() {
      return (responses ??= readResponses(document, operation))
    },
    // What the document requires applies to requests to the API.
    security: readSecurity(document, kind === 'operation' ? operation : { security: [], ...operation }),
    bodySchemas: readBodySchemas(document, operation),
    request: readRequest(document, place.pathItem, operation),
  }
}

function checkPathParameters(
  endpoint: string,
  parameters: ApiOperation['parameters'],
  pointer: string,
  diagnostics: Diagnostics,
): void {
  const names = new Set(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name))
  for (const [, name = ''] of endpoint.matchAll(/\{([^{}]+)\}/g)) {
    if (names.has(name)) continue
    const what = `The path contains "{${name}}", but the operation has no path parameter "${name}".`
    diagnostics.error(pointer, what, `Add "${name}" to "parameters".`)
  }
}

/** Webhooks without a tag have a group of their own. */
function readTagNames(operation: JsonObject, kind: ApiOperation['kind']): string[] {
  const names = new Set(listOf(operation.tags).flatMap((tag) => filledText(tag) ?? []))
  return names.size === 0 && kind === 'webhook' ? ['Webhooks'] : [...names]
}

/** Every operation needs an ID for its path: the summary, else method and path; a webhook has a name. */
function fallbackId(
  operation: JsonObject,
  { endpoint, method, pointer, kind }: OperationPlace,
  diagnostics: Diagnostics,
): string {
  if (kind !== 'operation') return `${kind}.${endpoint}.${method}`
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
