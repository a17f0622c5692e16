/** Anchors of schema rows: the build makes them unique within a page, and components draw them by the same rules. */

/** Letters, digits, `_` and `.` stay. */
export function nameSegment(name: string): string {
  return name.replace(/[^A-Za-z0-9_.]+/g, '-').replace(/^-|-$/g, '') || 'unnamed'
}

/** The build sets a segment where a row has no name, or one that can't be part of an anchor or isn't unique. */
export function rowId(parent: string, { segment, name = '' }: { segment?: string; name?: string }): string {
  return `${parent}-${segment ?? name}`
}

export const requestId = 'request'

export function responseId(status: string): string {
  return `response-${nameSegment(status)}`
}

/** Keeps the anchors of a response's headers apart from those of its body. */
export function headerParent(status: string): string {
  return `${responseId(status)}-header`
}

/** Anchor of a body in one media type; the first has that of the request or response itself. */
export function bodyId(parent: string, mediaType: string, index: number): string {
  return index === 0 ? parent : `${parent}-${nameSegment(mediaType)}`
}

/** What rows without a name of their own are called. */
export const rowWords = { item: 'each item', anyName: 'any name', otherName: 'any other name' } as const

/** Said beside a row whose content is left out, and once below the list that it is in. */
export const omittedWords = { row: 'details omitted', list: 'The omitted details are in' } as const

/** What the row of properties that aren't listed is called, beside those that are. */
export function additionalName(listed: readonly unknown[]): string {
  return listed.length > 0 ? rowWords.otherName : rowWords.anyName
}

export const variantTitles = {
  oneOf: 'Exactly one of',
  anyOf: 'One or more of',
  allOf: 'All of',
  not: 'Anything but',
  tuple: 'In this order',
  if: 'If it matches',
  then: 'Then it also matches',
  else: 'Otherwise it matches',
} as const

const exampleLabel = 'example'
/** Characters that fit beside name and type. */
const shortLength = 28

/** What is known of the values of a row, in words. */
interface RowValues {
  values?: [label: string, text: string][]
}

/** An example that fits beside the name. */
export function shortExample({ values = [] }: RowValues): string | undefined {
  return values.find(([label, text]) => label === exampleLabel && text.length <= shortLength)?.[1]
}

/** What the values may be, without what is beside the name. */
export function longValues(row: RowValues): NonNullable<RowValues['values']> {
  const hasShort = shortExample(row) !== undefined
  return (row.values ?? []).filter(([label]) => !(hasShort && label === exampleLabel))
}
