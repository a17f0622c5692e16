import { bodyId } from '../address/rowSegment'
import type { ApiExample, ApiMediaType, Json, JsonObject } from '../../types'
import { schemaRow } from '../schema/schemaRow'
import { followRef } from './followRef'
import { entriesOf, isObject, textOf } from './json'

/**
 * The media types of a body: schema and examples of each.
 *
 * @param id of the body in its page.
 */
export function readContent(document: JsonObject, content: Json | undefined, id: string): ApiMediaType<string>[] {
  return entriesOf(content).map(([mediaType, value], index) => ({
    id: bodyId(id, mediaType, index),
    mediaType,
    ...(isObject(value) && value.schema !== undefined && { schema: schemaRow(document, value.schema) }),
    examples: isObject(value) ? readExamples(document, value) : [],
  }))
}

/** `example`, or the named ones of `examples`; those that only give an address are left out. */
function readExamples(document: JsonObject, holder: JsonObject): ApiExample[] {
  if (holder.example !== undefined) return [{ value: holder.example }]
  return entriesOf(holder.examples).flatMap(([name, source]) => {
    const example = followRef(document, source)
    const summary = textOf(example?.summary)
    return example?.value === undefined
      ? []
      : [{ name, ...(summary !== undefined && { summary }), value: example.value }]
  })
}
