import { nearestSentence } from '../../../problem-report'
import type { Json, JsonObject } from '../../types'
import type { Diagnostics } from './Diagnostics'
import { entriesOf, isObject, listOf, own } from './json'

/** Appends keys to a JSON pointer (RFC 6901): `/paths` and `/api/x` give `/paths/~1api~1x`. */
export function pointerTo(base: string, ...keys: (string | number)[]): string {
  return base + keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The value at a JSON pointer; undefined for a missing key. */
export function valueAt(document: Json, pointer: string): Json | undefined {
  return lookUp(document, keysOf(pointer))
}

/**
 * Looks up a reference inside a document.
 * @param ref `#/components/schemas/x`; `~1`, `~0` and percent escapes are understood.
 * @returns the value and its normalized pointer; undefined for another document, a malformed escape, a missing key.
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

/** References in a row, each to the next. Real documents have a few; what is beside each is merged for every schema that they lead to. */
export const maxReferences = 50

/** In 3.0, `allOf` with one entry adds keys to a reference. Undefined for a schema that has more to combine. */
export function loneAllOf(schema: JsonObject): Json | undefined {
  const [only, ...others] = listOf(schema.allOf)
  return others.length > 0 || ['$ref', 'oneOf', 'anyOf'].some((key) => schema[key] !== undefined) ? undefined : only
}

/**
 * The object that a value is or refers to, over several references. OpenAPI ignores keys beside a `$ref`; for schemas see
 * `mergeSiblings`.
 * @returns undefined where there is none; `checkRefs` reports why.
 */
export function followRef(document: JsonObject, value: Json | undefined): JsonObject | undefined {
  const seen = new Set<string>()
  let at = value
  while (isObject(at) && typeof at.$ref === 'string') {
    const target = resolvePointer(document, at.$ref)
    if (!target || seen.has(target.pointer) || seen.size > maxReferences) return undefined
    seen.add(target.pointer)
    at = target.value
  }
  return isObject(at) ? at : undefined
}

/** Keys whose value is data: a `$ref` in an example is not a reference. */
export const dataKeys = new Set(['example', 'examples', 'default', 'enum', 'const'])
/** Keys whose value maps names to parts: a property may be called `example` or `$ref`. */
export const mapKeys = new Set([
  ...['properties', 'patternProperties', '$defs', 'schemas', 'paths', 'content'],
  ...['parameters', 'responses', 'headers', 'requestBodies', 'securitySchemes', 'pathItems'],
])

/** References for which the nearest name is searched: for all of them it would take minutes. */
const maxSuggestions = 50

/** Reports every `$ref` that leads nowhere, outside the document, only to itself, or through too many others. */
export function checkRefs(document: JsonObject, diagnostics: Diagnostics): void {
  let suggestions = 0
  visit(document, '', false)

  function visit(value: Json, pointer: string, isMap: boolean): void {
    if (Array.isArray(value)) value.forEach((entry, index) => visit(entry, pointerTo(pointer, index), false))
    if (!isObject(value)) return
    if (!isMap && typeof value.$ref === 'string') check(value.$ref, pointerTo(pointer, '$ref'))
    for (const [key, entry] of Object.entries(value)) {
      if (!isMap && (dataKeys.has(key) || key.startsWith('x-'))) continue
      visit(entry, pointerTo(pointer, key), !isMap && mapKeys.has(key))
    }
  }

  function check(ref: string, entry: string): void {
    const target = resolvePointer(document, ref)
    if (target) {
      const problem = chainProblem(target)
      if (problem !== undefined)
        diagnostics.error(
          entry,
          `The reference "${ref}" ${problem}.`,
          'Replace one of the references on the way by a definition.',
        )
      return
    }
    if (!ref.startsWith('#')) {
      const what = `The reference "${ref}" leads to another document, but only references within the document are followed.`
      diagnostics.error(entry, what, 'Bundle the document into one file.', 'another document')
      return
    }
    const siblings = suggestions++ < maxSuggestions ? siblingsOf(ref) : []
    const fix = nearestSentence(ref, siblings, 'Add its target, or remove the reference.')
    diagnostics.error(entry, `The reference "${ref}" points to nothing in this document.`, fix, ref)
  }

  function chainProblem(start: { value: Json; pointer: string }): string | undefined {
    const seen = new Set<string>()
    let at: { value: Json; pointer: string } | undefined = start
    while (at) {
      const ref = refOf(at.value)
      if (ref === undefined) return undefined
      if (seen.has(at.pointer)) return 'leads only back to itself'
      if (seen.size >= maxReferences) return `leads through more than ${maxReferences} others`
      seen.add(at.pointer)
      at = resolvePointer(document, ref)
    }
    return undefined
  }

  function refOf(value: Json | undefined): string | undefined {
    if (!isObject(value)) return undefined
    return typeof value.$ref === 'string' ? value.$ref : refOf(loneAllOf(value))
  }

  function siblingsOf(ref: string): string[] {
    const [kind] = /^#\/components\/[a-zA-Z]+/.exec(ref) ?? []
    const name = kind?.split('/').at(-1)
    if (kind === undefined || name === undefined) return []
    return entriesOf(own(document.components, name)).map(([key]) => `${kind}${pointerTo('', key)}`)
  }
}
