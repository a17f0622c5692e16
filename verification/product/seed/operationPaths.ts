import { isObject, operationsOf } from '../../../plugins/openapi-request'
import type { SeedStep } from './seedStep'

/** Method and path template of each operation, by its ID. */
export type OperationPaths = ReadonlyMap<string, { method: string; path: string }>

/** @param document the parsed OpenAPI document */
export function operationPaths(document: unknown): OperationPaths {
  const operations = isObject(document) ? operationsOf(document) : []
  return new Map(
    operations.flatMap(({ id, method, path }) => (id === undefined ? [] : [[id, { method, path }] as const])),
  )
}

/** @throws when the operation isn't in the document, or a value of its path is missing */
export function requestPath(
  { operation, parameters = {} }: SeedStep,
  paths: OperationPaths,
): { method: string; path: string } {
  const found = paths.get(operation)
  if (!found) throw new Error(`content/openapi/unleash.json has no operation "${operation}".`)
  const path = found.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = parameters[name]
    if (value === undefined) throw new Error(`The path ${found.path} of "${operation}" needs a value for "${name}".`)
    return encodeURIComponent(value)
  })
  return { method: found.method, path }
}
