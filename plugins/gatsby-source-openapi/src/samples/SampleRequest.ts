import { type FormPart, type Json, stringifyJson } from '../../../openapi-request'

export interface SampleRequest {
  method: string
  /** Absolute, with its query. */
  url: string
  headers: { name: string; value: string }[]
  body?: SampleBody
  /** Instead of a body: the parts of `multipart/form-data`. */
  form?: FormPart[]
  /** What readers have to know before they run the sample, in sentences. */
  notes?: string[]
}

export interface SampleBody {
  mediaType: string
  /** A string is sent as it is, anything else as JSON. */
  value: Json
  /** The name of a file, whose content is sent instead of the value. */
  file?: string
}

/** The string that is sent: JSON is indented. */
export function bodyText({ value }: { value: Json }): string {
  return typeof value === 'string' ? value : stringifyJson(value, 2)
}

/** A body as an expression. Only JSON is safe in a block of lines: elsewhere each space and line end counts, so it's quoted. */
export function bodyLiteral(
  { value }: { value: Json },
  quoted: (text: string) => string,
  block: (json: string) => string,
): string {
  return typeof value === 'string' ? quoted(value) : block(bodyText({ value }))
}

/** The escapes of JSON, which JavaScript, Python, Go, Java, C# and Ruby share; Kotlin has no `\f`. */
export function quotedText(text: string): string {
  return JSON.stringify(text)
}

/** For PHP and Ruby, where only the quote and the backslash are special. */
export function singleQuoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`
}

export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** Indents every line but the first, for use inside an expression. */
export function indented(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`)
}

export function indentedBlock(text: string, by: string): string {
  return by + indented(text, by)
}
