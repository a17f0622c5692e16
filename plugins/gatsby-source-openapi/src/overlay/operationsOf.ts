import type { Json, JsonObject } from '../../types'
import { entriesOf, isObject, own, textOf } from '../read/json'

/** An operation and where it stands. */
export interface PlacedOperation {
  path: string
  method: string
  operation: JsonObject
}

/** What stands under a document's `paths` and says its `operationId`. */
export function placedOperations(paths: Json | undefined): PlacedOperation[] {
  return entriesOf(paths).flatMap(([path, item]) =>
    entriesOf(item).flatMap(([method, operation]) =>
      isObject(operation) && textOf(own(operation, 'operationId')) !== undefined ? [{ path, method, operation }] : [],
    ),
  )
}

/** Operations by `operationId`. */
export function operationsOf(paths: Json | undefined): Map<string, JsonObject> {
  return new Map(placedOperations(paths).map(({ operation }) => [String(operation.operationId), operation]))
}

/** Operations by method and path: `get /api/admin/projects`. */
export function endpointsOf(paths: Json | undefined): Map<string, JsonObject> {
  return new Map(placedOperations(paths).map(({ method, path, operation }) => [`${method} ${path}`, operation]))
}
