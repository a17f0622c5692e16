import type { Json, JsonObject } from '../types'

/** One operation, as small as it may be; `over` replaces what a test is about. */
export function operationWith(over: JsonObject = {}): JsonObject {
  return {
    operationId: 'getFlags',
    summary: 'List flags',
    tags: ['Flags'],
    responses: { 200: { description: 'All flags' } },
    ...over,
  }
}

/** A whole document around some paths. */
export function documentWith(paths: Json, over: JsonObject = {}): JsonObject {
  return {
    openapi: '3.0.3',
    info: { title: 'Flags API', version: '1.2.3' },
    tags: [{ name: 'Flags', description: 'Everything about flags.' }],
    paths,
    ...over,
  }
}

/** A document with so many operations, for tests of counts. */
export function documentOf(count: number): JsonObject {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return documentWith(
    Object.fromEntries(
      numbers.map((number) => [`/flags/${number}`, { get: operationWith({ operationId: `getFlag${number}` }) }]),
    ),
  )
}
