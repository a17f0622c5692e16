import type { Json, JsonObject } from '../../types'
import { entriesOf, isObject, own, textOf } from '../read/json'

/** An operation and where it stands. */
export interface PlacedOperation {
  id: string
  path: string
  method: string
  operation: JsonObject
}

/** What stands under a document's `paths` and says its `operationId`. */
export function operationsOf(paths: Json | undefined): PlacedOperation[] {
  return entriesOf(paths).flatMap(([path, item]) =>
    entriesOf(item).flatMap(([method, operation]) => {
      const id = textOf(own(operation, 'operationId'))
      return isObject(operation) && id !== undefined ? [{ id, path, method, operation }] : []
    }),
  )
}
