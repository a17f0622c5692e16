import fs from 'node:fs'
import type { JsonObject } from '../../../../plugins/gatsby-source-openapi/types'
import { readOperation, type ConsoleOperation } from '../request/readOperation'

const document = JSON.parse(fs.readFileSync('content/openapi/unleash.json', 'utf8')) as { paths: Record<string, JsonObject> }

/** All operations of the bundled API document. */
export function allOperations(): ConsoleOperation[] {
  return Object.entries(document.paths).flatMap(([endpoint, item]) =>
    Object.keys(item).flatMap((method) => readOperation(document, method, endpoint) ?? []),
  )
}

export function operationOf(method: string, endpoint: string): ConsoleOperation {
  const operation = readOperation(document, method, endpoint)
  if (!operation) throw new Error(`The API document has no ${method} ${endpoint}.`)
  return operation
}
