import { pointerTo } from '../../../openapi-request'
import type { JsonObject, Json } from '../../types'
import type { Diagnostics } from './Diagnostics'
import { isObject } from './json'
import { dataKeys, mapKeys } from './checkRefs'

/** Parts of a document that no page shows, by the keys that contain them. Downloads have them. */
const unshown: Readonly<Record<string, string>> = {
  links: "Links between operations aren't shown.",
  dependentRequired: "What a schema requires beside a property (dependentRequired) isn't shown.",
  dependentSchemas: "Schemas that depend on a property (dependentSchemas) aren't shown.",
  contains: "Items that a list must contain (contains) aren't shown.",
  propertyNames: "Rules for the names of properties (propertyNames) aren't shown.",
  unevaluatedProperties: "Rules for other properties (unevaluatedProperties) aren't shown.",
  unevaluatedItems: "Rules for other items (unevaluatedItems) aren't shown.",
  contentSchema: "Schemas of encoded content (contentSchema) aren't shown.",
  $dynamicRef: "Dynamic references ($dynamicRef) aren't followed.",
}

/** Warns of each kind of part that no page shows, once, with a count and the first place. */
export function reportUnshown(document: JsonObject, diagnostics: Diagnostics): void {
  visit(document, '', false)

  function visit(value: Json, pointer: string, isMap: boolean): void {
    if (Array.isArray(value)) value.forEach((entry, index) => visit(entry, pointerTo(pointer, index), false))
    if (!isObject(value)) return
    for (const [key, entry] of Object.entries(value)) {
      if (!isMap && (dataKeys.has(key) || key.startsWith('x-'))) continue
      const what = isMap || !Object.hasOwn(unshown, key) ? undefined : unshown[key]
      if (what !== undefined && !isEmpty(entry)) report(pointerTo(pointer, key), what)
      visit(entry, pointerTo(pointer, key), !isMap && mapKeys.has(key))
    }
  }

  function report(entry: string, what: string): void {
    diagnostics.skip(entry, what, 'They are in the downloads. Describe in words what readers have to know.')
  }
}

function isEmpty(value: Json): boolean {
  return isObject(value) && Object.keys(value).length === 0
}
