import type { SchemaRow } from '../../plugins/gatsby-source-openapi/types'

/**
 * Id of a row below another, and so its address: `response-200-strategies-0-name`. The build gives a segment to every row
 * whose name cannot stand in an id, is taken, or is missing.
 */
export function rowId(parent: string, { segment, name = '' }: Pick<SchemaRow, 'segment' | 'name'>): string {
  return `${parent}-${segment ?? name}`
}

/** Whether what is below a row is so much that it is folded away; what each item of a list is stands in a line or two. */
export function isFoldedAway({ children, additional, items, variants }: SchemaRow): boolean {
  return Boolean(children?.length || additional || variants?.length || items?.items || (items && isFoldedAway(items)))
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
