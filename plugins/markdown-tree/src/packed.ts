import type { GatsbyNode } from 'gatsby'

/** A large value as it is stored on a node; the field extension `@packed` unpacks it in queries. */
export type Packed<Value> = string & { readonly packed?: Value }

/**
 * Gatsby tracks every array and object of the nodes it reads: those of a content tree would cost several times their own size in
 * memory.
 */
export function pack<Value>(value: Value): Packed<Value> {
  return JSON.stringify(value)
}

export function unpack<Value>(text: Packed<Value>): Value {
  return JSON.parse(text) as Value
}

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({ name: 'packed', extend: () => ({ resolve: packedField }) }, { name: 'markdown-tree' })
  actions.createTypes(typeDefs)
}

export function packedField(
  node: object,
  _args: object,
  _context: object,
  { fieldName }: { fieldName: string },
): unknown {
  const text = (node as Record<string, string | null>)[fieldName]
  return typeof text === 'string' ? unpack(text) : null
}

/** Every source plugin stores the headings of its pages in this form. */
const typeDefs = `
  "A heading of a page, in document order."
  type Heading {
    "The fragment of its URL, without the #."
    id: String!
    text: String!
    "2 for headings directly below the title."
    depth: Int!
  }
`
