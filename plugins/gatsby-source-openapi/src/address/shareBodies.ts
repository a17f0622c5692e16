import type { ApiMediaType, SchemaRow } from '../../types'
import type { ApiOperation } from '../read/ApiDocument'
import { rowsBelow } from './fitRows'

/**
 * An operation whose bodies are shown once: a body that consists of the same as an earlier one, as those of errors do, names
 * that one (`repeats`). Examples stay with each.
 */
export function shareBodies(operation: ApiOperation): ApiOperation {
  const shown = new Map<string, string>()
  const { requestBody, responses } = operation
  return {
    ...operation,
    ...(requestBody && { requestBody: { ...requestBody, mediaTypes: requestBody.mediaTypes.map(share) } }),
    responses: responses.map((response) => ({ ...response, mediaTypes: response.mediaTypes.map(share) })),
  }

  function share(media: ApiMediaType<string>): ApiMediaType<string> {
    if (!media.schema || rowsBelow(media.schema).length === 0) return media
    const key = JSON.stringify(media.schema)
    const before = shown.get(key)
    if (before !== undefined) return { ...media, schema: { ...nameOf(media.schema), repeats: before } }
    shown.set(key, media.id)
    return media
  }
}

function nameOf({ type, schema, nullable }: SchemaRow<string>): SchemaRow<string> {
  return { type, ...(schema !== undefined && { schema }), ...(nullable && { nullable }) }
}
