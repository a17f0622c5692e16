import { resolvePointer } from '../../openapi-request'
import type { Json } from '../types'

/** References of a document that lead to nothing in it. */
export function danglingRefs(document: Json): string[] {
  return refsIn(document).filter((ref) => resolvePointer(document, ref) === undefined)
}

/** Mappings of a discriminator are references too. */
function refsIn(value: Json): string[] {
  if (typeof value === 'string') return value.startsWith('#/') ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(refsIn) : []
}
