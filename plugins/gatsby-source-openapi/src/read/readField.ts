import type { ApiField, JsonObject } from '../../types'
import { schemaRow } from '../schema/schemaRow'
import { entriesOf, own, textOf } from './json'

/** What a parameter and a header have in common. Its schema may stand inside a media type, which then is the only one. */
export function readField(document: JsonObject, name: string, source: JsonObject): ApiField<string> {
  const [contentEntry] = entriesOf(source.content)
  const schema = schemaRow(document, source.schema ?? own(contentEntry?.[1], 'schema') ?? {})
  const description = textOf(source.description) ?? schema.description
  return {
    name,
    required: source.required === true,
    deprecated: source.deprecated === true || schema.deprecated === true,
    ...(description !== undefined && { description }),
    type: schema.type,
    schema: {
      ...withoutDescription(schema),
      ...(source.example !== undefined && { examples: [source.example] }),
    },
  }
}

function withoutDescription<T extends { description?: unknown }>({
  description: _,
  ...rest
}: T): Omit<T, 'description'> {
  return rest
}
