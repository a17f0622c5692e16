/** A heading of a compiled text; `typeDefs` declares it for GraphQL. */
export interface Heading {
  /** Unique on its page. */
  id: string
  /** Without markup. */
  text: string
  /** 2 to 6. */
  depth: number
}
