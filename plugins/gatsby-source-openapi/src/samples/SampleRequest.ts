import type { Json } from '../../types'

/** What a code sample sends. */
export interface SampleRequest {
  /** Upper case. */
  method: string
  /** Absolute, with its query. */
  url: string
  headers: { name: string; value: string }[]
  /** Text is sent as it is, anything else as JSON. */
  body?: { mediaType: string; value: Json }
  /** Instead of a body: the parts of `multipart/form-data`. */
  form?: FormPart[]
}

export interface FormPart {
  name: string
  value: Json
  /** What is sent is a file. */
  isFile: boolean
}

/** A body as the text that is sent: JSON over several lines. */
export function bodyText({ value }: { value: Json }): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
}

/**
 * A body as an expression. JSON may stand in a block of lines, to which a language adds a line end; of any other text each
 * blank and line end counts, and a line may be the mark that ends a block, so that it stands between quotes.
 */
export function bodyLiteral({ value }: { value: Json }, quoted: (text: string) => string, block: (json: string) => string): string {
  return typeof value === 'string' ? quoted(value) : block(bodyText({ value }))
}
