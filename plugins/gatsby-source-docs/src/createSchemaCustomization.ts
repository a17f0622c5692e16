import type { GatsbyNode } from 'gatsby'
import { contentPageFields, strictOptions } from '../../source-plugin'

/** Rules of components are typed by `DocsOptions` only. */
export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) =>
  strictOptions(Joi, {
    root: Joi.string().required(),
    components: Joi.object()
      .pattern(Joi.string(), Joi.object({ attributes: Joi.object().required() }).unknown())
      .required(),
    glossary: Joi.object()
      .pattern(Joi.string(), { term: Joi.string().required(), definition: Joi.string().required(), page: Joi.string() })
      .required(),
    pictureList: Joi.string().required(),
    editUrlBase: Joi.string().uri().required(),
  })

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs)
}

const typeDefs = `
  "A page written in content/docs."
  type Doc implements Node & ContentPage @dontInfer {
    id: ID!
    ${contentPageFields}
    "The compiled Markdown; see plugins/markdown-tree."
    tree: JSON! @packed
    "How long it takes to do what a course or a tutorial says: about ten minutes."
    takes: String
    "Other names that readers search for."
    keywords: [String!]!
    availability: DocAvailability
    deprecated: Boolean!
    "Problems of the page that the build reports."
    problems: JSON!
    "Partials, code files and images of the page, from the project's root."
    dependencies: [String!]!
    "Names in the page that another source knows: kind, name, file, line and example of each."
    references: JSON!
    "Links in the page and its partials: target, text, file and line of each."
    links: JSON! @packed
  }

  "Front matter as it is written; the site makes it the type of Mdx.frontmatter."
  type MdxFrontmatter @dontInfer {
    title: String
    description: String
    sidebarLabel: String
    availability: MdxFrontmatterAvailability
    takes: String
    deprecated: Boolean
    keywords: [String!]
    "false for a page without a sidebar."
    sidebar: Boolean
  }

  type MdxFrontmatterAvailability @dontInfer {
    plans: [String!]
    since: String
    ossSince: String
  }

  "Where the feature that the page describes is available."
  type DocAvailability {
    "oss, pro, enterprise"
    plans: [String!]!
    "The first version with the feature: 4.19"
    since: String
    "The first version of the open-source edition with it, where that is a later one: 5.5"
    ossSince: String
  }
`
