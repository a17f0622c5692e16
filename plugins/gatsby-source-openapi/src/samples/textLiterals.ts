/**
 * Text between double quotes, with the escapes of JSON, which JavaScript, Python, Go, Java, C# and Ruby share.
 */
export function quotedText(text: string): string {
  return JSON.stringify(text)
}

/** Text between single quotes of a language in which only the quote and the backslash are special: PHP and Ruby. */
export function singleQuoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`
}

/** Text between single quotes of a shell, in which nothing is special but the quote. */
export function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** Every line but the first further to the right: what stands inside an expression. */
export function indented(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`)
}

/** Every line further to the right. */
export function indentedBlock(text: string, by: string): string {
  return by + indented(text, by)
}
