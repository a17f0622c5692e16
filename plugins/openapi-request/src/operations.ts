import { entriesOf, isObject, stringOf, type JsonObject } from './json'
import { followObject } from './references'

/** The methods that a path of OpenAPI has operations for, as documents write them. */
export const httpMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

export interface DocumentOperation {
  /** Undefined also where the document's is blank. */
  id: string | undefined
  /** In upper case. */
  method: string
  path: string
  operation: JsonObject
  /** Has what all operations of the path share. */
  pathItem: JsonObject
}

/** All operations of a document, in its order. What isn't one, such as a key that starts with `x-`, is left out. */
export function operationsOf(document: JsonObject): DocumentOperation[] {
  return entriesOf(document.paths).flatMap(([path, item]) => {
    const pathItem = followObject(document, item)
    return entriesOf(pathItem).flatMap(([method, operation]) => {
      if (!pathItem || !httpMethods.includes(method) || !isObject(operation)) return []
      const id = stringOf(operation.operationId)?.trim() || undefined
      return [{ id, method: method.toUpperCase(), path, operation, pathItem }]
    })
  })
}
