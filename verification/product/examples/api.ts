import fs from 'node:fs'
import { bodyValidator } from '../../../plugins/gatsby-source-openapi/src/examples/bodyValidator'
import { findCalledOperation } from '../../../plugins/gatsby-source-openapi/src/examples/exampleProblems'
import type { ApiOperation } from '../../../plugins/gatsby-source-openapi/src/read/ApiDocument'
import { readDocument } from '../../../plugins/gatsby-source-openapi/src/read/readDocument'
import type { Json, JsonObject } from '../../../plugins/gatsby-source-openapi/types'
import { type Exchange, jsonOf } from './recorder'

/** The API document of the site. */
export interface Api {
  operations: readonly ApiOperation[]
  get: (operationId: string) => ApiOperation | undefined
  /** The operation of a request; a path may contain a query. */
  find: (request: Pick<Exchange, 'method' | 'path'>) => ApiOperation | undefined
  /** Where a response differs from the document; a sentence for each difference. */
  responseFaults: (operation: ApiOperation, exchange: Exchange) => string[]
}

const file = 'content/openapi/unleash.json'

export function readApi(json = JSON.parse(fs.readFileSync(file, 'utf8')) as JsonObject): Api {
  const operations = readDocument(json, file, 'unleash-api').document?.operations ?? []
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]))
  const components = json.components as { schemas: Record<string, JsonObject> }
  const bodyErrors = bodyValidator(components.schemas)
  return {
    operations,
    get: (id) => byId.get(id),
    find: ({ method, path }) => findCalledOperation({ method, url: path }, operations),
    responseFaults,
  }

  function responseFaults(operation: ApiOperation, exchange: Exchange): string[] {
    const status = String(exchange.status)
    const documented = operation.responses.map((response) => response.status)
    if (!documented.includes(status)) return [`The status ${status} isn't documented, only ${documented.join(', ')}.`]
    const schema = operation.bodySchemas.responses[status]
    const body = jsonOf(exchange)
    if (schema === undefined || !exchange.contentType.includes('json')) return []
    if (body === undefined) return [`The response ${status} is documented as JSON, but has none.`]
    // One sentence for all entries of a list.
    const faults = bodyErrors(schema, body as Json).map(({ what }) => what.replace(/\/\d+(?=[/"])/g, '/…'))
    return [...new Set(faults)]
  }
}
