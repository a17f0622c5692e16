import type { GatsbyNode } from 'gatsby'
import { contentPageFields } from '../../source-plugin'

const pageFields = `
    "The version of the document, where the other pages describe another one: 7.5."
    otherVersion: String
    ${contentPageFields}`

/** Of parameters and headers. */
const fieldFields = `    name: String!
    required: Boolean!
    deprecated: Boolean!
    "A content tree."
    description: JSON
    "In plain words: array of strings."
    type: String!
    "A SchemaRow."
    schema: JSON!
`

/** Trees, rows and examples are JSON: components render them whole, so no query selects parts of them. */
export const typeDefs = `
  "The index of the API reference, or its introduction."
  type ApiPage implements Node & ContentPage @dontInfer {
    "index, introduction"
    kind: String!
    "Title of the API: Unleash API."
    infoTitle: String!
    "Version of the API: 5.8.0."
    version: String!
    "A notice that the document and the other pages describe different versions; null if they don't."
    notice: String
    "What the document says about itself; empty on the index."
    tree: JSON! @packed
    "Our own introduction, which follows; empty on the index."
    ownTree: JSON! @packed
    "Path of the index of the same document."
    index: String!
    "Path of the introduction of the same document."
    introduction: String!
    operationCount: Int!
    "In the document's order; none on the introduction."
    tags: [ApiTag!]! @link
    "The whole document."
    downloads: ApiDownloads!
    ${pageFields}
  }

  "A group of operations that has at least one."
  type ApiTag implements Node & ContentPage @dontInfer {
    name: String!
    slug: String!
    "0 is the first tag of the document."
    position: Int!
    "What the document says about the tag."
    tree: JSON! @packed
    "The first sentence of that, without links."
    summary: String
    "In the document's order."
    operations: [ApiOperation!]! @link
    "The part of the document that the tag needs."
    downloads: ApiDownloads!
    ${pageFields}
  }

  "One HTTP method of one path of the API."
  type ApiOperation implements Node & ContentPage @dontInfer {
    operationId: String!
    slug: String!
    "webhook or callback: the API sends the request to a server of the reader; null where readers send it."
    sentAs: String
    "The operation after which a callback is sent."
    sentAfter: ApiOperation @link
    "What the API sends after the operation."
    callbacks: [ApiOperation!]! @link
    "GET, PUT, POST, DELETE, OPTIONS, HEAD, PATCH, TRACE"
    method: String!
    "The HTTP path: /api/admin/projects/{projectId}. The name of a webhook, or the expression that a callback's URL comes from."
    endpoint: String!
    "The first of its tags."
    tag: ApiTag! @link
    tags: [String!]!
    "oss, enterprise; null where the document doesn't say."
    availability: String
    "stable, beta, alpha; null where the document doesn't say."
    stability: String
    "Permissions of which one is required; none if empty; null where the document doesn't say."
    permissions: [String!]
    "The same in words, with the kind of user; null where no authentication is required, or nothing is known."
    permission: ApiPermission
    "Events that the operation emits; none if empty; null where the document doesn't say."
    events: [ApiEvent!]
    "The permissions and events that the page names: kind, name and file of each."
    references: JSON!
    "How a request is authenticated, or who sends it, in sentences."
    authentication: String!
    deprecated: Boolean!
    "The version that has the operation, where the document doesn't: 5.8."
    onlyIn: String
    "What is known about other versions; null if nothing is."
    history: ApiHistory
    "What the document says about the operation."
    tree: JSON! @packed
    parameters: [ApiParameter!]! @packed
    requestBody: ApiRequestBody @packed
    responses: [ApiResponse!]! @packed
    "Ways to authenticate, in words, any of which is enough; empty where none is required."
    security: [String!]!
    "request? and responses (by status): JSON schemas of the bodies, as in the document."
    bodySchemas: JSON! @packed
    "Highlighted HTML. Samples in other languages are in a separate file."
    curlSample: String!
    "Path of a JSON file: the HTML of each sample by language."
    samplesFile: String!
    "Other operations of the tag, the nearest first."
    related: [ApiOperation!]! @link
    ${pageFields}
  }

  "Versions of the API whose documents have an operation. A range such as 5.3..5.6 ends with the first version that certainly counts."
  type ApiHistory {
    since: String!
    removed: String
    "The last version of which anything is known."
    until: String!
    "Documented since 4.13. Deprecated since 4.22. Removed in 7.0"
    words: String!
    "What replaces the operation."
    use: ApiReplacement
  }

  type ApiReplacement {
    "Method and path."
    endpoint: String!
    "Of its page; null if it is an operation of other versions."
    path: String
  }

  "An event that an operation emits, with a condition or details if there are any."
  type ApiEvent {
    type: String!
    when: String
  }

  "The permission that a request requires: words, and names of permissions that follow them."
  type ApiPermission {
    words: String!
    names: [String!]!
  }

  "The version of the API that a page describes, where the site has several."
  type PageEdition {
    "5.7"
    name: String!
    "Of its index."
    path: String!
    "Whether it's the version that the other pages of the site describe."
    isCurrent: Boolean!
    "All of them, in the order of content/site/sources.ts."
    versions: [PageVersion!]!
  }

  "A version of a page."
  type PageVersion {
    "5.8"
    name: String!
    isCurrent: Boolean!
    "Of the page in this version, else of its index."
    path: String!
    "Whether this version has the page."
    hasPage: Boolean!
  }

  "Paths of the document in both formats."
  type ApiDownloads {
    json: String!
    yaml: String!
  }

  type ApiParameter {
    "path, query, header, cookie"
    in: String!
${fieldFields}  }

  type ApiRequestBody {
    required: Boolean!
    "A content tree."
    description: JSON
    mediaTypes: [ApiMediaType!]!
  }

  type ApiResponse {
    "200, 4XX, default"
    status: String!
    "A content tree."
    description: JSON
    headers: [ApiHeader!]!
    mediaTypes: [ApiMediaType!]!
  }

  type ApiHeader {
${fieldFields}  }

  type ApiMediaType {
    "application/json"
    mediaType: String!
    "A SchemaRow."
    schema: JSON
    "name?, summary? and value of each."
    examples: JSON!
  }

  "A schema that operations share."
  type ApiSchema implements Node @dontInfer {
    name: String!
    "Whether it's from the current version of the document."
    isCurrent: Boolean!
    "As in the document."
    schema: JSON! @packed
    "Operations that lead to it, directly or through other schemas."
    usedBy: [ApiOperation!]! @link
  }
`

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefs)
}
