import type { TreeNode } from '../markdown-tree'
import type { Json, JsonObject } from '../openapi-request'

/** A version of the API, as `content/site/sources.ts` lists it. */
export interface ApiSource {
  /** Major and minor version of the document: `5.8`. */
  version: string
  /** Set for one version: its pages are those that search engines list, and that searches find. */
  isCurrent?: true
  /** Of the current version: where it's fetched in the modes `live` and `strict`. */
  url?: string
  /** From the project's root. */
  bundledFile: string
  /** Path of the index; the other pages of the version are below it. */
  routeBase: string
}

export interface OpenApiOptions {
  documents: readonly ApiSource[]
  /** Our own introduction to the API, for every document: Markdown in this repository, from the project's root. */
  introductionFile: string
  /** What is known of operations in other versions: JSON, from the project's root. */
  historyFile: string
  /** Lock file of remote sources, from the project's root; without it, nothing is compared. */
  lockFile?: string
  mode?: string
  /** The value of `OPENAPI_URL`: another document instead of the current one, fetched in every mode. */
  openapiUrl?: string
  infoSlug: string
  /** What the paths of downloads and code samples start with: `/openapi/unleash`; those of older versions with `/openapi/unleash-5.7`. */
  filesBase: string
  /** The reader's server, a URL without a slash at the end, and token in code samples. */
  placeholders: { server: string; token: string }
  /** The path from the project's root is appended. */
  editUrlBase: string
  /** Origins of this site: links to them become local. */
  siteUrls: readonly string[]
  oldPaths: Readonly<Record<string, string>>
  /** Types of pages whose `tree` and `references` may name operations. */
  textTypes: readonly string[]
  /** For fetching the document; 30 by default. */
  fetchSeconds?: number
  /** For compiling one description; one that takes longer is shown as preformatted text. 2 by default. */
  textSeconds?: number
}

export type { Json, JsonObject }

/** A line of a schema, with stated facts only. `Text` is Markdown while reading, and a content tree on nodes. */
export interface SchemaRow<Text = TreeNode[]> {
  /** Of the property; absent for a whole schema, an item, a variant. */
  name?: string
  /** Of a variant whose type doesn't distinguish it from the others, see `variantLabels`. */
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
  enum?: Json[]
  default?: Json
  examples?: Json[]
  /** Parts of sentences: `at least 1 character`, `0 to 1000`. */
  limits?: string[]
  /** On nodes: what is known of the values, in words: `["one of", "a | b"]`. */
  values?: [label: string, text: string][]
  pattern?: string
  description?: Text
  /** Required names that no row below describes. */
  requires?: string[]
  children?: SchemaRow<Text>[]
  /** What properties with other names look like. */
  additional?: SchemaRow<Text>
  closed?: true
  /** Each item, where more is known than its type. */
  items?: SchemaRow<Text>
  variants?: SchemaVariants<Text>[]
  /** The property that distinguishes the variants. */
  discriminator?: string
  /** Name of the component above this row that starts again here. */
  recursive?: string
  /** Anchor of the row of the same page that shows what is below this one; set by `src/build/fitOperation`. */
  repeats?: string
  /** The row's part of its anchor, where that isn't its name; set by `src/build/fitOperation`. */
  segment?: string
  /** More is below, but left out to limit the size of the page. */
  truncated?: true
}

export interface SchemaVariants<Text = TreeNode[]> {
  /** `tuple`: the items of an array, in order. `if`, `then` and `else` have one row each. */
  kind: 'oneOf' | 'anyOf' | 'allOf' | 'not' | 'tuple' | 'if' | 'then' | 'else'
  rows: SchemaRow<Text>[]
}

export interface ApiExample {
  name?: string
  summary?: string
  value: Json
}

/** Languages of code samples, named like the values of the site's `sdk` tabs. */
export type SampleLanguage =
  | 'curl'
  | 'javascript'
  | 'node'
  | 'python'
  | 'go'
  | 'java'
  | 'kotlin'
  | 'dotnet'
  | 'ruby'
  | 'php'
  | 'rust'

export interface ApiMediaType<Text = TreeNode[]> {
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
}

/** Parts of an operation's page, by the ids of their headings. */
export type OperationPart =
  | `${ParameterPlace}-parameters`
  | 'code-sample'
  | 'request-body'
  | 'responses'
  | 'callbacks'
  | 'related-operations'

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
