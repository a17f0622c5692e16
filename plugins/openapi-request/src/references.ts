import { isObject, own, type Json, type JsonObject } from './json'

/** How many others a reference may lead through. Real documents have a few; what is beside each is merged for every schema. */
export const maxReferences = 50

/** Appends keys to a JSON pointer (RFC 6901): `/paths` and `/api/x` give `/paths/~1api~1x`. */
export function pointerTo(base: string, ...keys: (string | number)[]): string {
  return base + keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The keys of a JSON pointer: `/paths/~1api~1x` gives `paths` and `/api/x`. */
function pointerKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The value at a JSON pointer; undefined for a missing key. */
export function valueAt(document: Json, pointer: string): Json | undefined {
  return lookUp(document, pointerKeys(pointer))
}

function lookUp(document: Json, keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>(own, document)
}

/** The keys of a reference within a document, `#/components/schemas/x`; undefined for another document and a malformed escape. */
export function referenceKeys(reference: string): string[] | undefined {
  if (reference !== '#' && !reference.startsWith('#/')) return undefined
  try {
    return pointerKeys(decodeURIComponent(reference.slice(1)))
  } catch {
    return undefined
  }
}

/**
 * Looks up a reference inside a document.
 * @param reference `#/components/schemas/x`; `~1`, `~0` and percent escapes are understood.
 * @returns the value and its normalized pointer; undefined for another document, a malformed escape, a missing key.
 */
export function resolvePointer(
  document: Json,
  reference: string,
): { value: Json; pointer: string; name: string } | undefined {
  const keys = referenceKeys(reference)
  if (!keys) return undefined
  const value = lookUp(document, keys)
  return value === undefined ? undefined : { value, pointer: pointerTo('', ...keys), name: keys.at(-1) ?? '' }
}

/** What a value is or refers to within its document, over several references; undefined where they lead nowhere, or only back. */
export function follow(document: JsonObject, value: Json | undefined): Json | undefined {
  let found = value
  for (let count = 0; count <= 1 + maxReferences; count++) {
    const reference = own(found, '$ref')
    if (typeof reference !== 'string') return found
    found = resolvePointer(document, reference)?.value
  }
  return undefined
}

/** The object that a value is or refers to. OpenAPI ignores keys beside a `$ref`, but not in schemas. */
export function followObject(document: JsonObject, value: Json | undefined): JsonObject | undefined {
  const found = follow(document, value)
  return isObject(found) ? found : undefined
}
