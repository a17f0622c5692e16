/** The GraphQL types of this plugin; read in GraphiQL as `allDoc` and `doc`. */
export const typeDefs = `
  "A page written in content/docs."
  type Doc implements Node & ContentPage @dontInfer {
    id: ID!
    path: String!
    title: String!
    description: String!
    sidebarLabel: String!
    section: String!
    sidebar: String
    headings: [Heading!]!
    sourceFile: String!
    editUrl: String
    "When the file was last committed; null where it never was, or without git."
    lastUpdated: Date @dateformat
    "The text, compiled; see plugins/gatsby-markdown-tree."
    tree: JSON! @packed
    "Old names that people search for."
    keywords: [String!]!
    availability: DocAvailability
    deprecated: Boolean!
    "What is wrong with the page, as the build reports it."
    problems: JSON!
    "Partials, code files and images the page shows, from the project's root."
    dependencies: [String!]!
    "What the page names that another source knows: kind, name, file, line and example of each."
    references: JSON!
  }

  "Where what the page describes is to be had."
  type DocAvailability {
    "oss, pro, enterprise"
    plans: [String!]!
    "The first version that has it: 4.19"
    since: String
  }
`
