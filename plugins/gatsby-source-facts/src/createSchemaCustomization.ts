import type { GatsbyNode } from 'gatsby'
import { typeDefs } from './typeDefs'

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs)
}
