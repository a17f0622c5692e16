import { decodeUrl } from './encoding'

export type Json = null | boolean | number | string | Json[] | JsonObject

export interface JsonObject {
  [key: string]: Json
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An own property: names such as `constructor` may come from a document or from the reader. */
export function own(value: Json | undefined, key: string): Json | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}

export function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

export function entriesOf(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : []
}

export function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

/** Follows references within the document; undefined if they lead nowhere or in a circle. */
export function resolve(document: JsonObject, value: Json | undefined): Json | undefined {
  let found = value
  for (let hops = 0; hops < 20; hops++) {
    const ref = textOf(own(found, '$ref'))
    if (ref === undefined) return found
    if (!ref.startsWith('#/')) return undefined
    found = ref.slice(2).split('/').map(decodePointer).reduce<Json | undefined>(own, document)
  }
  return undefined
}

/** `a~1b` → `a/b`, as in JSON pointers of URLs. */
export function decodePointer(segment: string): string {
  const text = segment.replaceAll('~1', '/').replaceAll('~0', '~')
  return decodeUrl(text) ?? text
}
