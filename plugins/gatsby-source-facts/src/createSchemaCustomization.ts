import type { GatsbyNode } from 'gatsby'
import { graphqlFields } from '../../source-plugin'
import { factKindList } from './factKinds'

/** What every fact has, whatever its list. */
const common = `
    "What it is called; unique in its list."
    name: String!
    "Other names of the same fact."
    aliases: [String!]!
    "The list in content/data."
    list: String!
    "0 is the first of its list."
    position: Int!
    "The page that explains it, with the anchor: /reference/rbac#create-feature."
    path: String!
    anchor: String
    "One sentence about it; Markdown."
    summary: String!
    "The parts of the list it belongs to: group, category, scope."
    parts: [String!]!
    "Where it links to: target, file and entry of each."
    links: JSON!
    "What is shown of it within a line, as a content tree: the default of a variable."
    value: JSON!
    "A content tree for each cell of its row."
    cells: JSON!
    "The same for the headings of its table."
    columns: JSON!
`

/** Common fields win over those of a list. */
const commonNames = [...common.matchAll(/^ *(\w+):/gm)].flatMap(([, name]) => name ?? [])

const pageCheck = `
  "An entry of content/data/checked.json: a page whose examples and steps ran against the product."
  type PageCheck implements Node @dontInfer {
    path: String!
    "Of the product: 5.8.2"
    version: String!
    date: Date! @dateformat
    "Code blocks that ran."
    examples: Int!
    "Labels of the steps that were found in the UI."
    steps: Int!
    "In the list."
    line: Int!
  }
  "The code blocks of a page that ran against the product, also of a page on which others didn't."
  type CodeCheck implements Node @dontInfer {
    path: String!
    "Of the product: 5.8.2"
    version: String!
    "A digest of the code of each."
    blocks: [String!]!
    "In the list."
    line: Int!
  }`

/** `allFact` has all facts, `allPermission` those of one list. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  const types = factKindList.map(
    ({ type, list, schema }) => `
  "An entry of content/data/${list}.ts."
  type ${type} implements Node & Fact @dontInfer {
    ${common}
${graphqlFields(schema, commonNames)}
  }`,
  )
  const fact = `
  "An entry of a list of content/data."
  interface Fact implements Node {
    id: ID!
    ${common}
  }`
  actions.createTypes([fact, pageCheck, ...types].join('\n'))
}
