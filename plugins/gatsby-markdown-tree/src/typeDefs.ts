/** What every source plugin stores about the headings of a compiled text. */
export const typeDefs = `
  "A heading of a page, in the order of the text."
  type Heading {
    "What stands behind the # of an address."
    id: String!
    text: String!
    "2 for the headings right below the title."
    depth: Int!
  }
`
