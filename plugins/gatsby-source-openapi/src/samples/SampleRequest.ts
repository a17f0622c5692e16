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
