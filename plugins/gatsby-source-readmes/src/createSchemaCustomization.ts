import type { GatsbyNode } from 'gatsby'
import { contentPageFields } from '../../source-plugin'

const typeDefs = `
  "A page whose text is the README of a repository, or our own guide in its place."
  type Readme implements Node & ContentPage @dontInfer {
    "server-side, client-side: an SDK; reference: a service."
    kind: String!
    "owner/name on GitHub."
    repository: String!
    "Branch or tag that the README is of."
    revision: String!
    "bundled: our own guide; remote: fetched for this build; cache: fetched for an earlier one."
    origin: String!
    "Where the README is fetched from, also when our own guide is shown."
    originUrl: String!
    "When the README was fetched; null for our own guide."
    retrievedAt: Date @dateformat
    "A content tree."
    tree: JSON! @packed
    "Links in the text: target, file and line of each."
    links: JSON! @packed
    ${contentPageFields}
  }
`

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs)
}
