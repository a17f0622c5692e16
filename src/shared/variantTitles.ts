/** What is above the variants of a schema, by their kind: on pages and in their Markdown copies. */
export const variantTitles = {
  oneOf: 'Exactly one of',
  anyOf: 'One or more of',
  allOf: 'All of',
  not: 'Anything but',
  tuple: 'In this order',
} as const
