import { responseId } from '../address/rowSegment'
import type { ApiResponse, JsonObject } from '../../types'
import { followRef } from './followRef'
import { entriesOf, textOf } from './json'
import { readContent } from './readContent'
import { readField } from './readField'

/** The responses of an operation, in the document's order (numbers first: that is how JSON objects are kept). */
export function readResponses(document: JsonObject, operation: JsonObject): ApiResponse<string>[] {
  return entriesOf(operation.responses).flatMap(([status, entry]) => {
    const source = followRef(document, entry)
    if (!source || status.startsWith('x-')) return []
    const description = textOf(source.description)
    return [
      {
        status,
        ...(description !== undefined && { description }),
        headers: entriesOf(source.headers).flatMap(([name, header]) => {
          const field = followRef(document, header)
          return field ? [readField(document, name, field)] : []
        }),
        mediaTypes: readContent(document, source.content, responseId(status)),
      },
    ]
  })
}
