import type { ApiParameter, ApiRequestBody, ApiResponse, JsonObject } from '../../types'
import type { BodySchemas } from './readBodySchemas'
import type { ApiCredential } from './readCredentials'

/** A document as it was read; texts are Markdown. */
export interface ApiDocument {
  info: { title: string; version: string; description?: string }
  /** In the document's order, then undeclared ones as they occur; only those that have operations. */
  tags: ApiTag[]
  /** In the document's order. */
  operations: ApiOperation[]
  schemas: ApiSchema[]
  /** Absolute base URLs of the instance the document is from; they belong to nobody's reader. */
  serverUrls: string[]
  /** As it was before it was read. */
  json: JsonObject
}

export interface ApiTag {
  name: string
  slug: string
  description?: string
  /** JSON pointer. */
  pointer: string
  operations: ApiOperation[]
}

export interface ApiOperation {
  operationId: string
  slug: string
  /** Upper case. */
  method: string
  /** HTTP path, with `{parameters}`. */
  endpoint: string
  pointer: string
  summary?: string
  description?: string
  tags: string[]
  availability?: string
  stability?: string
  /** Permissions of which a caller needs one; none is needed when empty; absent where the document does not say. */
  permissions?: string[]
  /** `refused` where a token of that kind is not enough, though other operations with such a path take it. */
  adminTokens?: string
  /** Address of a page that explains what the operation is about, as the document gives it. */
  documentation?: string
  deprecated: boolean
  parameters: ApiParameter<string>[]
  requestBody?: ApiRequestBody<string>
  responses: ApiResponse<string>[]
  /** Ways to be let in, any of which is enough, in words; none needed when empty. */
  security: string[]
  bodySchemas: BodySchemas
  /** What a request carries for the first of them. */
  credentials: ApiCredential[]
}

export interface ApiSchema {
  name: string
  pointer: string
  schema: JsonObject
  /** Ids of the operations that lead to it, directly or through other schemas. */
  usedBy: string[]
}
