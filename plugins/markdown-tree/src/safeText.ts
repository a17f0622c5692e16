/** Decodes a part of a URL; a malformed percent sign leaves it unchanged. */
export function decodeUrlPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const safeSchemes = new Set(['http', 'https', 'mailto'])

// oxlint-disable-next-line no-control-regex -- browsers skip these within a scheme: "java\nscript:" runs
const skipped = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\ufeff]/g

/** The scheme of a URL in lower case, as browsers read it: they ignore control characters and spaces. */
function schemeOf(url: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url.replace(skipped, ''))?.[1]?.toLowerCase()
}

/** Whether following a URL can only navigate: http, https, mailto, or a relative URL. */
export function isSafeUrl(url: string): boolean {
  const scheme = schemeOf(url)
  return scheme === undefined || safeSchemes.has(scheme)
}

/** Whether a URL has a scheme or a host, and so leads away from the site. */
export function isExternal(url: string): boolean {
  return schemeOf(url) !== undefined || /^\s*[/\\]{2}/.test(url)
}

/** Control characters, bidirectional controls (Trojan Source, CVE-2021-42574) and byte order marks. */
const deceptive =
  // oxlint-disable-next-line no-control-regex -- removing them is the purpose
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g

/** Removes invisible characters that can make text look different from what it is. Line ends become `\n`. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(deceptive, '')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character)
}
