import type { Json, SchemaRow } from '../../plugins/gatsby-source-openapi/types'

/** Whether there is anything to show below a row. */
export function hasBelow({ children, additional, items, variants }: SchemaRow): boolean {
  return Boolean(children?.length || additional || items || variants?.length)
}

/** What a row says of its values besides its type: `["at least 1 character", "default: 10"]`. */
export function limitsOf({ format, limits = [], pattern, readOnly, writeOnly, closed }: SchemaRow): string[] {
  return [
    ...(format === undefined ? [] : [`format: ${format}`]),
    ...limits,
    ...(pattern === undefined ? [] : [`pattern: ${pattern}`]),
    ...(readOnly ? ['only in responses'] : []),
    ...(writeOnly ? ['only in requests'] : []),
    ...(closed ? ['no other properties'] : []),
  ]
}

/** A JSON value as one writes it; text without quotation marks unless it is empty. */
export function shownValue(value: Json): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value)
}

const variantTitles = {
  oneOf: 'Exactly one of',
  anyOf: 'One or more of',
  allOf: 'All of',
  not: 'Anything but',
  tuple: 'In this order',
} as const

/** The words over a group of variants. */
export function variantTitle(kind: keyof typeof variantTitles): string {
  return variantTitles[kind]
}
