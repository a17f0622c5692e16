import type { Json, JsonObject } from '../../types'
import type { ApiOperation, ApiSchema } from './ApiDocument'
import { entriesOf, isObject, own } from './json'
import { pointerTo, resolvePointer, valueAt } from './jsonPointer'

/** The component schemas of a document and which operations lead to each. */
export function readSchemas(document: JsonObject, operations: readonly ApiOperation[]): ApiSchema[] {
  const users = new Map<string, string[]>()
  for (const { pointer, operationId } of operations) {
    const pathItem = valueAt(document, pointer.slice(0, pointer.lastIndexOf('/')))
    const parts = [valueAt(document, pointer), own(pathItem, 'parameters')].filter((part) => part !== undefined)
    for (const target of reachedFrom(document, parts)) {
      users.set(target, [...(users.get(target) ?? []), operationId])
    }
  }
  return entriesOf(own(document.components, 'schemas')).flatMap(([name, schema]) => {
    const pointer = pointerTo('/components/schemas', name)
    return isObject(schema) ? [{ name, pointer, schema, usedBy: users.get(pointer) ?? [] }] : []
  })
}

/** Pointers of everything that some values refer to, over any number of steps. */
function reachedFrom(document: JsonObject, values: readonly Json[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...values]
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue
    const target = isObject(value) && typeof value.$ref === 'string' ? resolvePointer(document, value.$ref) : undefined
    if (target && !reached.has(target.pointer)) {
      reached.add(target.pointer)
      waiting.push(target.value)
    }
    for (const part of Object.values(value)) waiting.push(part)
  }
  return reached
}
