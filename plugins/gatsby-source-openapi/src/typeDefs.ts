/** The GraphQL types of this plugin. Trees, rows and examples are JSON: they are drawn as they are, never queried into. */
export const typeDefs = `
  "The index of the API reference, or its introduction."
  type ApiPage implements Node & ContentPage @dontInfer {
    "index, introduction"
    kind: String!
    "Title of the API: Unleash API."
    infoTitle: String!
    "Version of the API: 5.8.0."
    version: String!
    "What the document says about itself; empty on the index."
    tree: JSON! @packed
    "Our own words on the API, which follow; empty on the index."
    ownTree: JSON! @packed
    operationCount: Int!
    "In the document's order; none on the introduction."
    tags: [ApiTag!]! @link
    "The whole document."
    downloads: ApiDownloads!
    path: String!
    title: String!
    description: String!
    sidebarLabel: String!
    section: String!
    sidebar: String
    headings: [Heading!]!
    sourceFile: String!
    editUrl: String
    lastUpdated: Date @dateformat
  }

  "A group of operations that has at least one."
  type ApiTag implements Node & ContentPage @dontInfer {
    name: String!
    slug: String!
    "0 is the first tag of the document."
    position: Int!
    "What the document says about the tag."
    tree: JSON! @packed
    "In the document's order."
    operations: [ApiOperation!]! @link
    "The part of the document that the tag needs."
    downloads: ApiDownloads!
    path: String!
    title: String!
    description: String!
    sidebarLabel: String!
    section: String!
    sidebar: String
    headings: [Heading!]!
    sourceFile: String!
    editUrl: String
    lastUpdated: Date @dateformat
  }

  "One HTTP method of one path of the API."
  type ApiOperation implements Node & ContentPage @dontInfer {
    operationId: String!
    slug: String!
    "GET, PUT, POST, DELETE, OPTIONS, HEAD, PATCH, TRACE"
    method: String!
    "The HTTP path: /api/admin/projects/{projectId}."
    endpoint: String!
    "The first of its tags."
    tag: ApiTag! @link
    tags: [String!]!
    "oss, enterprise; null where the document does not say."
    availability: String
    "stable, beta, alpha; null where the document does not say."
    stability: String
    "Permissions of which a caller needs one; none is needed when empty; null where the document does not say."
    permissions: [String!]
    "The same and the kind of caller in words; null where nobody is asked, and where nothing is known."
    permission: ApiPermission
    "How a request proves who sends it, in sentences."
    authentication: String!
    "Address of a page that explains what the operation is about: a path of this site, or an absolute address."
    documentation: String
    deprecated: Boolean!
    "What the document says about the operation."
    tree: JSON! @packed
    parameters: [ApiParameter!]! @packed
    requestBody: ApiRequestBody @packed
    responses: [ApiResponse!]! @packed
    "Ways to be let in, in words, any of which is enough; empty where none is needed."
    security: [String!]!
    "request? and responses (by status): JSON schemas of the bodies, as they stand in the document."
    bodySchemas: JSON! @packed
    "Coloured HTML; the samples in other languages are in a file of their own."
    curlSample: String!
    "Address of a JSON object: the HTML of a sample by language."
    samplesFile: String!
    "Other operations of the tag, the nearest first."
    related: [ApiOperation!]! @link
    path: String!
    title: String!
    description: String!
    sidebarLabel: String!
    section: String!
    sidebar: String
    headings: [Heading!]!
    sourceFile: String!
    editUrl: String
    lastUpdated: Date @dateformat
  }

  "What a caller has to be allowed: words, and names of permissions that follow them."
  type ApiPermission {
    words: String!
    names: [String!]!
  }

  "Addresses of files in OpenAPI's two forms."
  type ApiDownloads {
    json: String!
    yaml: String!
  }

  type ApiParameter {
    name: String!
    "path, query, header, cookie"
    in: String!
    required: Boolean!
    deprecated: Boolean!
    "A content tree."
    description: JSON
    "In plain words: array of strings."
    type: String!
    "A SchemaRow."
    schema: JSON!
  }

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
    name: String!
    required: Boolean!
    deprecated: Boolean!
    "A content tree."
    description: JSON
    type: String!
    "A SchemaRow."
    schema: JSON!
  }

  type ApiMediaType {
    "In the page; ids of rows begin with it: request, response-200."
    id: String!
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
    "As it stands in the document."
    schema: JSON! @packed
    "Operations that lead to it, directly or through other schemas."
    usedBy: [ApiOperation!]! @link
  }
`
