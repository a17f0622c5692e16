/** Undefined for a malformed part of a URL, such as `%E0%A4%A`. */
export function decodeUrl(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    // Malformed. Without `return`, the inline script that contains this function is shorter.
  }
}

/** For text between tags. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The text of highlighted code, which is HTML of our own: without tags, and with entities decoded. */
export function htmlText(html: string): string {
  const text = html.replace(/<[^>]*>/g, '')
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
