import type { TreeNode } from '../gatsby-markdown-tree/src/TreeNode'

/** What `gatsby-config.ts` hands to this plugin. */
export interface OpenApiOptions {
  document: {
    /** Where the document is fetched from in the modes `live` and `strict`. */
    url: string
    /** The copy in this repository, from the project's root. */
    bundledFile: string
  }
  /** Our own words on the API, for every document: Markdown in this repository, from the project's root. */
  introductionFile: string
  /** The value of `SOURCES`. */
  mode?: string
  /** The value of `OPENAPI_URL`: another document to show; it is fetched whatever the mode. */
  openapiUrl?: string
  /** Path of the index; all other pages lie below it. */
  routeBase: string
  /** Last segment of the path of the introduction. */
  infoSlug: string
  /** The sidebar beside the pages, by name. */
  sidebar: string
  /** What the addresses of downloads and code samples begin with: `/openapi/unleash`. */
  filesBase: string
  /** What stands for the reader's own server, an absolute address without slash at the end, and token in code samples. */
  placeholders: { server: string; token: string }
  /** Where a file of this repository is edited; the path from the project's root is appended. */
  editUrlBase: string
  /** Absolute addresses of this site: links to them become local. */
  siteUrls: readonly string[]
  /** Old paths of this site and where they lead now. */
  oldPaths: Readonly<Record<string, string>>
  /** Types of pages whose `tree` and `references` may name operations. */
  textTypes: readonly string[]
}

export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

/**
 * One line of a schema, and what is below it. `Text` is Markdown while the document is read, and a content tree on nodes.
 * A fact that a schema does not state is left out.
 */
export interface SchemaRow<Text = TreeNode[]> {
  /** Of the property; absent for a whole schema, an item, a variant. */
  name?: string
  /** Of a variant, where its type does not tell it from the others; see `variantLabels`. */
  label?: string
  /** In plain words: `string`, `array of objects`, `string or integer`, `any`. */
  type: string
  /** Name of the component that this is. */
  schema?: string
  required?: true
  nullable?: true
  deprecated?: true
  readOnly?: true
  writeOnly?: true
  format?: string
  /** The only values allowed. */
  enum?: Json[]
  default?: Json
  examples?: Json[]
  /** Sentences without subject: `at least 1 character`, `0 to 1000`. */
  limits?: string[]
  /** Of rows of a node: what is known of the values, in words: `["one of", "a | b"]`; their other facts are in `limits`. */
  values?: [label: string, text: string][]
  /** A regular expression. */
  pattern?: string
  description?: Text
  /** Names that have to be there, but that no row below describes. */
  requires?: string[]
  /** Properties. */
  children?: SchemaRow<Text>[]
  /** What properties with other names look like. */
  additional?: SchemaRow<Text>
  /** No other properties than those listed. */
  closed?: true
  /** What each item is, where that is more than its type. */
  items?: SchemaRow<Text>
  variants?: SchemaVariants<Text>[]
  /** The property that tells the variants apart. */
  discriminator?: string
  /** Name of the component above this row that starts again here. */
  recursive?: string
  /** Id of the row of the same page that shows what is below this one. */
  repeats?: string
  /** What the row is called in its id, where its name is taken already; see `rowSegment`. */
  segment?: string
  /** There is more below, which is left out to keep the page small. */
  folded?: true
}

export interface SchemaVariants<Text = TreeNode[]> {
  /** `tuple`: the items of an array, in order. */
  kind: 'oneOf' | 'anyOf' | 'allOf' | 'not' | 'tuple'
  rows: SchemaRow<Text>[]
}

export interface ApiExample {
  name?: string
  summary?: string
  value: Json
}

export interface ApiMediaType<Text = TreeNode[]> {
  /** In the page: `request`, `response-200`, `response-200-text-csv`; rows below it begin with it. */
  id: string
  mediaType: string
  schema?: SchemaRow<Text>
  examples: ApiExample[]
}

/** A parameter, or a header of a response. */
export interface ApiField<Text = TreeNode[]> {
  name: string
  required: boolean
  deprecated: boolean
  description?: Text
  type: string
  schema: SchemaRow<Text>
}

export interface ApiParameter<Text = TreeNode[]> extends ApiField<Text> {
  in: ParameterPlace
  /** Several values stand behind one name, with commas between them (`explode: false`). */
  isJoined?: true
  /** Each property of a value is a parameter of its own, `name[property]` (`style: deepObject`). */
  isDeep?: true
}

/** Parts of an operation's page, by the ids of their headings. */
export type OperationPart = `${ParameterPlace}-parameters` | 'code-sample' | 'request-body' | 'responses' | 'related-operations'

export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie'

export interface ApiRequestBody<Text = TreeNode[]> {
  required: boolean
  description?: Text
  mediaTypes: ApiMediaType<Text>[]
}

export interface ApiResponse<Text = TreeNode[]> {
  /** `200`, `4XX` or `default`. */
  status: string
  description?: Text
  headers: ApiField<Text>[]
  mediaTypes: ApiMediaType<Text>[]
}
