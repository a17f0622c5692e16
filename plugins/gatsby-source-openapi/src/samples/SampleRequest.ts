import type { Json } from '../../types'

export interface SampleRequest {
  method: string
  /** Absolute, with its query. */
  url: string
  headers: { name: string; value: string }[]
  /** A string is sent as it is, anything else as JSON. */
  body?: { mediaType: string; value: Json }
  /** Instead of a body: the parts of `multipart/form-data`. */
  form?: FormPart[]
}

export interface FormPart {
  name: string
  value: Json
  isFile: boolean
}

/** The string that is sent: JSON is indented. */
export function bodyText({ value }: { value: Json }): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2)
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
