import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import type { Json, JsonObject } from '../../types'
import type { Findings } from './Findings'
import { entriesOf, isObject, own } from './json'
import { pointerTo, resolvePointer } from './jsonPointer'

/** Keys whose value is data, not a part of the document that could refer to another. */
const dataKeys = new Set(['example', 'examples', 'default', 'enum', 'const'])
/** Keys whose value maps free names to parts: a property may be called `example` or `$ref`. */
const mapKeys = new Set([
  ...['properties', 'patternProperties', '$defs', 'schemas', 'paths', 'content'],
  ...['parameters', 'responses', 'headers', 'requestBodies', 'securitySchemes', 'pathItems'],
])

/** Reports every `$ref` of a document that leads nowhere. */
export function refProblems(document: JsonObject, findings: Findings): void {
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
      if (isCircle(target)) {
        const what = `"${ref}" only leads back to itself.`
        findings.error(entry, what, 'Give one of the entries on the way a definition.')
      }
      return
    }
    if (!ref.startsWith('#')) {
      const what = `"${ref}" refers to another document; only references within the document are followed.`
      findings.error(entry, what, 'Bundle the document into one file.')
      return
    }
    const siblings = siblingsOf(ref)
    const fix = nearestSentence(ref, siblings, 'Add what it refers to, or remove the reference.')
    findings.error(entry, `"${ref}" refers to nothing in this document.`, fix)
  }

  function isCircle(start: { value: Json; pointer: string }): boolean {
    const seen = new Set<string>()
    let at: { value: Json; pointer: string } | undefined = start
    while (at && isObject(at.value) && typeof at.value.$ref === 'string') {
      if (seen.has(at.pointer)) return true
      seen.add(at.pointer)
      at = resolvePointer(document, at.value.$ref)
    }
    return false
  }

  function siblingsOf(ref: string): string[] {
    const [kind] = /^#\/components\/[a-zA-Z]+/.exec(ref) ?? []
    const name = kind?.split('/').at(-1)
    if (kind === undefined || name === undefined) return []
    return entriesOf(own(document.components, name)).map(([key]) => `${kind}${pointerTo('', key)}`)
  }
}
