import { maxReferences, pointerTo, resolvePointer } from '../../../openapi-request'
import { nearestSentence } from '../../../problem-report'
import type { Json, JsonObject } from '../../types'
import { loneAllOf } from '../schema/openSchema'
import type { Diagnostics } from './Diagnostics'
import { entriesOf, isObject, own } from './json'

/** Keys whose value is data: a `$ref` in an example is not a reference. */
export const dataKeys = new Set(['example', 'examples', 'default', 'enum', 'const'])
/** Keys whose value maps names to parts: a property may be called `example` or `$ref`. */
export const mapKeys = new Set([
  ...['properties', 'patternProperties', '$defs', 'schemas', 'paths', 'content'],
  ...['parameters', 'responses', 'headers', 'requestBodies', 'securitySchemes', 'pathItems', 'callbacks', 'webhooks'],
])

/** References for which the nearest name is searched, as many as are listed: for all of them it would take minutes. */
const maxSuggestions = 10

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
      const problem = chainProblem(document, target)
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
    const siblings = suggestions++ < maxSuggestions ? siblingsOf(document, ref) : []
    const fix = nearestSentence(ref, siblings, 'Add its target, or remove the reference.')
    diagnostics.error(entry, `The reference "${ref}" points to nothing in this document.`, fix, ref)
  }
}

/** What is wrong with where a reference leads to. */
function chainProblem(document: JsonObject, start: { value: Json; pointer: string }): string | undefined {
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

/** References to the other parts of the same kind. */
function siblingsOf(document: JsonObject, ref: string): string[] {
  const [kind] = /^#\/components\/[a-zA-Z]+/.exec(ref) ?? []
  const name = kind?.split('/').at(-1)
  if (kind === undefined || name === undefined) return []
  return entriesOf(own(document.components, name)).map(([key]) => `${kind}${pointerTo('', key)}`)
}
