import type { RequestSource } from '../../../openapi-request'
import type { ApiParameter, ApiRequestBody, ApiResponse, JsonObject } from '../../types'
import type { BodySchemas } from './readBodies'
import type { ApiSecurity } from './readSecurity'

/** What is read from a document. Texts are Markdown. */
export interface ApiDocument {
  info: { title: string; version: string; description?: string }
  /** Tags with operations: in the document's order, then undeclared ones as they occur. */
  tags: ApiTag[]
  operations: ApiOperation[]
  schemas: ApiSchema[]
  /** Base URLs of the instance that the document is from, which readers don't use, see `hideServers`. */
  serverUrls: string[]
  /** How a fetched document relates to the bundled one, where it's another version of the same API. */
  other?: OtherVersion
  json: JsonObject
}

export interface OtherVersion {
  /** `7.5` */
  version: string
  /** The version that the rest of the documentation describes: `5.8`. */
  bundled: string
  /** Texts are those of the bundled document, wherever both have the same part. */
  hasBundledTexts: boolean
}

export interface ApiTag {
  name: string
  slug: string
  description?: string
  pointer: string
  operations: ApiOperation[]
}

export interface ApiOperation {
  operationId: string
  slug: string
  /** The API sends a webhook or a callback to a server of the reader. */
  kind: 'operation' | 'webhook' | 'callback'
  /** ID of the operation after which a callback is sent. */
  sentAfter?: string
  /** Upper case. */
  method: string
  /** HTTP path, with `{parameters}`; the name of a webhook, or the expression that a callback's URL comes from. */
  endpoint: string
  pointer: string
  summary?: string
  description?: string
  tags: string[]
  availability?: string
  stability?: string
  /** Permissions of which one is required; none if empty; absent where the document doesn't say. */
  permissions?: string[]
  /** Events that the operation emits; none if empty; absent where the document doesn't say. */
  events?: ApiEvent[]
  /** `refused` where admin tokens aren't accepted, although other operations with such a path accept them. */
  adminTokens?: string
  /** Link to a page that explains what the operation is about, as in the document. */
  documentation?: string
  deprecated: boolean
  /** The version that has the operation, where the document doesn't. */
  onlyIn?: string
  parameters: ApiParameter<string>[]
  requestBody?: ApiRequestBody<string>
  responses: ApiResponse<string>[]
  security: ApiSecurity
  bodySchemas: BodySchemas
  /** What code samples are made of. */
  request: RequestSource
}

export interface ApiSchema {
  name: string
  pointer: string
  schema: JsonObject
  /** IDs of the operations that refer to it, directly or through other schemas. */
  usedBy: string[]
}

/** An event that appears in the event log after an operation. */
export interface ApiEvent {
  type: string
  /** Details or a condition, such as `for each flag`; null where it's always emitted. */
  when: string | null
}
