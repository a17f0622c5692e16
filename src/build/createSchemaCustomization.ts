import type { GatsbyNode } from 'gatsby'
import { contentPageFields } from '../../plugins/source-plugin'

const listedGroup = `
  "Pages below the page of a section or of a group of its sidebar."
  type ListedGroup {
    label: String
    "Of the group's own page."
    path: String
    pages: [ContentPage!]!
  }
`

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(listedGroup)
  actions.createTypes(`
    interface ContentPage implements Node {
      id: ID!
      ${contentPageFields}
    }

    "What changed in pages of content/docs, and the sections that have a feed."
    type SiteChanges {
      weeks: [WeekOfChanges!]!
      sections: [ChangedSection!]!
    }

    type ChangedSection {
      "The first segment of its paths."
      section: String!
      title: String!
    }

    type WeekOfChanges {
      "Monday: YYYY-MM-DD"
      start: String!
      changes: [PageChange!]!
    }

    type PageChange {
      path: String!
      title: String!
      section: String!
      "added, moved, rewritten or edited"
      kind: String!
      "Of the last commit in that week."
      date: String!
    }

    # A plugin must not change the type of another one; gatsby-source-docs defines MdxFrontmatter.
    type Mdx implements Node {
      frontmatter: MdxFrontmatter
    }

    type Site implements Node {
      siteMetadata: SiteMetadata!
    }

    type SiteMetadata {
      siteUrl: String!
      "Ends the title of each document."
      name: String!
      title: String!
      tagline: String!
    }
  `)
}
