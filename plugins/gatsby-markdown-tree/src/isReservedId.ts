/**
 * Whether an id could be one that Gatsby's own elements have: `___gatsby`, `gatsby-focus-wrapper`, `gatsby-announcer`.
 */
export function isReservedId(id: string): boolean {
  return /^(_|gatsby)/i.test(id)
}
