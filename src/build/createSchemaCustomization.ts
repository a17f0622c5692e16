import type { GatsbyNode } from 'gatsby'

/**
 * What every page has, whatever it was made from: a source's node type says `implements Node & ContentPage`. And the types of
 * what Gatsby itself brings along.
 */
const typeDefs = `
  interface ContentPage implements Node {
    id: ID!
    "Where the page is: /reference/segments, without trailing slash."
    path: String!
    title: String!
    description: String!
    sidebarLabel: String!
    "The first segment of the path: reference. Empty for the home page."
    section: String!
    "The sidebar shown beside the page, by name; null for none."
    sidebar: String
    "Headings of levels 2 and 3, in order."
    headings: [Heading!]!
    "A path in this repository, or the address the text was fetched from."
    sourceFile: String!
    editUrl: String
    lastUpdated: Date @dateformat
  }

  # Checked and shown as Doc; without a type Gatsby would guess one from every page, and warn where pages differ.
  type Mdx implements Node {
    frontmatter: JSON
  }

  type Site implements Node {
    siteMetadata: SiteMetadata!
  }

  type SiteMetadata {
    siteUrl: String!
    title: String!
    tagline: String!
  }
`

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs)
}
