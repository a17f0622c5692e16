import type { Json, SchemaRow } from '../../plugins/gatsby-source-openapi/types'

/**
 * Id of a row below another, and so its address: `response-200-strategies-0-name`. The build gives a segment to every row
 * whose name cannot stand in an id, is taken, or is missing.
 */
export function rowId(parent: string, { segment, name = '' }: Pick<SchemaRow, 'segment' | 'name'>): string {
  return `${parent}-${segment ?? name}`
}

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

/** The values that a row allows, presumes or shows as examples, and the property that tells its variants apart. */
export function valuesOf(row: SchemaRow): { label: string; text: string }[] {
  const { enum: allowed = [], default: presumed, discriminator } = row
  // That a boolean may be true is no news.
  const examples = (row.examples ?? []).filter((value) => typeof value !== 'boolean')
  return [
    { label: 'one of', values: allowed },
    { label: 'default', values: presumed === undefined ? [] : [presumed] },
    { label: examples.length > 1 ? 'examples' : 'example', values: examples },
    { label: 'told apart by', values: discriminator === undefined ? [] : [discriminator] },
  ]
    .filter(({ values }) => values.length > 0)
    .map(({ label, values }) => ({ label, text: values.map(shownValue).join(' | ') }))
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
