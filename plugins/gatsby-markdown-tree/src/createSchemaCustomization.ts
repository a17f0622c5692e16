import type { GatsbyNode } from 'gatsby'
import { unpack } from './packed'
import { typeDefs } from './typeDefs'

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createFieldExtension({ name: 'packed', extend: () => ({ resolve: packedField }) }, { name: 'gatsby-markdown-tree' })
  actions.createTypes(typeDefs)
}

/** What `tree: JSON! @packed` resolves to. */
export function packedField(node: object, _args: object, _context: object, { fieldName }: { fieldName: string }): unknown {
  const text = (node as Record<string, string | null>)[fieldName]
  return typeof text === 'string' ? unpack(text) : null
}
