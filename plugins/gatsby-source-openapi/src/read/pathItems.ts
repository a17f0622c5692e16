import { followObject } from '../../../openapi-request'
import type { Json, JsonObject } from '../../types'
import { isObject } from './json'

/**
 * Joins each path or webhook that refers to another one with what is beside the reference. OpenAPI doesn't define what that means; here
 * both count, and what is beside the reference wins. Without this, operations there would have no page.
 */
export function joinPathItems(document: JsonObject): JsonObject {
  const { paths, webhooks } = document
  return {
    ...document,
    ...(isObject(paths) && { paths: joinedItems(document, paths) }),
    ...(isObject(webhooks) && { webhooks: joinedItems(document, webhooks) }),
  }
}

function joinedItems(document: JsonObject, items: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(items).map(([name, item]) => [name, joinedItem(document, item)]))
}

function joinedItem(document: JsonObject, item: Json): Json {
  if (!isObject(item) || typeof item.$ref !== 'string') return item
  const { $ref, ...beside } = item
  const target = Object.keys(beside).length > 0 ? followObject(document, { $ref }) : undefined
  return target && target !== item ? { ...target, ...beside } : item
}
