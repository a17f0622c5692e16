import { factKinds } from './factKinds'

/** What every fact has, whatever its list. */
const common = `
    "What it is called; unique in its list."
    name: String!
    "Other names of the same."
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
    "What is shown of it within a line, as a content tree: the default of a variable."
    value: JSON!
    "A content tree for each cell of its row."
    cells: JSON!
    "The same for the headings of its table."
    columns: JSON!
`

/** What the entries of each list have beside that; texts are Markdown. */
const fields: { [List in keyof typeof factKinds]: string } = {
  activationStrategies: `
    "What the Admin UI calls it."
    label: String!
    status: String!
  `,
  apiTokenTypes: `
    "Who or what calls with it."
    connects: String!
    opens: String!
    scope: String!
  `,
  constraintOperators: `
    "list, string, numeric, date, semver"
    kind: String!
    "values, value"
    operand: String!
    matches: String!
    capability: String!
  `,
  environmentVariables: `
    "The variable, and other names it is read under; empty where there is an option only."
    names: [String!]!
    options: [String!]
    group: String!
    type: String!
    default: String
    since: String
    what: String!
  `,
  eventTypes: `
    category: String!
    "When it is written."
    when: String!
    "enterprise; null where all editions write it."
    edition: String
    "unused, internal; null where it is written to the event log."
    state: String
    "What data holds."
    data: String
    preData: String
    example: JSON
  `,
  featureAvailability: `
    "The page about it, or the part of a page."
    page: String!
    "Other pages about it."
    pages: [String!]
    "oss, pro, enterprise"
    plans: [String!]!
    "The first version that has it."
    since: String
    note: String
  `,
  flagTypes: `
    label: String!
    useFor: String!
    "On a new instance; null for unlimited."
    lifetimeDays: Int
  `,
  integrationEvents: `
    label: String!
    page: String!
    "Names of event types."
    events: [String!]!
  `,
  permissions: `
    "root, project, environment"
    scope: String!
    category: String
    "What the Admin UI calls it."
    label: String!
    allows: String!
  `,
  predefinedRoles: `
    "root, project"
    scope: String!
    may: String!
    permissions: [String!]!
  `,
  sdkCapabilities: `
    "server, client"
    side: String!
    label: String!
    "By SDK: state, since, proof, note."
    capabilities: JSON
  `,
  sdks: `
    label: String!
    "server, client, proxy"
    side: String!
    page: String!
    repository: String!
    version: String!
    package: String!
    "What it runs on at least; null where it runs in another program."
    needs: String
    "How often it looks for changes by default."
    interval: String!
  `,
  stickinessOptions: `
    rollout: String!
    variants: String!
  `,
  strategyParameters: `
    strategy: String!
    default: String
    what: String!
  `,
}

/** The GraphQL types of this plugin: `allFact` has all of them, `allPermission` those of one list. */
export const typeDefs = [
  `
  "Something that stands in a list of content/data."
  interface Fact implements Node {
    id: ID!
    ${common}
  }`,
  ...Object.values(factKinds).map(
    ({ type, list }) => `
  "An entry of content/data/${list}.ts."
  type ${type} implements Node & Fact @dontInfer {
    ${common}
    ${fields[list]}
  }`,
  ),
].join('\n')
