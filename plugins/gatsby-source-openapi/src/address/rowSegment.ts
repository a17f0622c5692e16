import type { SchemaVariants } from '../../types'

/** The part of an id that stands for a name: letters, digits, `_` and `.` stay. */
export function nameSegment(name: string): string {
  return name.replace(/[^A-Za-z0-9_.]+/g, '-').replace(/^-|-$/g, '') || 'unnamed'
}

/** Each item of an array: 0 is the first that there may be. */
export const itemSegment = '0'

/** A property whose name is not known. */
export const additionalSegment = 'any'

/** `oneof-0`, `tuple-1`. */
export function variantSegment(kind: SchemaVariants['kind'], index: number): string {
  return `${kind.toLowerCase()}-${index}`
}

/** Id of a row below another: its name in the id is that of the property, where it has no segment of its own. */
export function rowId(parent: string, { segment, name = '' }: { segment?: string; name?: string }): string {
  return `${parent}-${segment ?? name}`
}

/** Id of the request body. */
export const requestId = 'request'

export function responseId(status: string): string {
  return `response-${nameSegment(status)}`
}

/** Headers lie beside the properties of a body. */
export function headerParent(status: string): string {
  return `${responseId(status)}-header`
}

/** Id of what a body of a media type consists of; that of the first is the body's own. */
export function bodyId(parent: string, mediaType: string, index: number): string {
  return index === 0 ? parent : `${parent}-${nameSegment(mediaType)}`
}
