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

/** Base64 that a URL may contain (RFC 4648, section 5), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws for anything else */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
}
