import type { SeedStep } from './seedStep'

/** Method and path template of each operation, by its ID. */
export type OperationPaths = ReadonlyMap<string, { method: string; path: string }>

const methods = ['get', 'put', 'post', 'delete', 'patch']

/** @param document the parsed OpenAPI document */
export function operationPaths(document: unknown): OperationPaths {
  const { paths } = document as { paths: Record<string, Record<string, { operationId?: string }>> }
  const entries = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const id = item[method]?.operationId
      return id === undefined ? [] : [[id, { method: method.toUpperCase(), path }] as const]
    }),
  )
  return new Map(entries)
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
