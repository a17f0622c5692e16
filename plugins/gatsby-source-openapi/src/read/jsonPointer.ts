import type { Json } from '../../types'
import { own } from './json'

/** Appends keys to a JSON pointer (RFC 6901): `/paths` and `/api/x` give `/paths/~1api~1x`. */
export function pointerTo(base: string, ...keys: (string | number)[]): string {
  return base + keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** What stands at a JSON pointer; undefined for a missing key. */
export function valueAt(document: Json, pointer: string): Json | undefined {
  return lookUp(document, keysOf(pointer))
}

/**
 * Looks up a reference inside a document.
 *
 * @param ref `#/components/schemas/x`; `~1`, `~0` and percent escapes are understood.
 * @returns the value and its pointer in one spelling; undefined for another document, a malformed escape, a missing key.
 */
export function resolvePointer(
  document: Json,
  ref: string,
): { value: Json; pointer: string; name: string } | undefined {
  if (ref !== '#' && !ref.startsWith('#/')) return undefined
  let keys: string[]
  try {
    keys = keysOf(decodeURIComponent(ref.slice(1)))
  } catch {
    return undefined
  }
  const value = lookUp(document, keys)
  return value === undefined ? undefined : { value, pointer: pointerTo('', ...keys), name: keys.at(-1) ?? '' }
}

function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function lookUp(document: Json, keys: readonly string[]): Json | undefined {
  let value: Json | undefined = document
  for (const key of keys) value = own(value, key)
  return value
}
