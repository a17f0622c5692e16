const safeSchemes = new Set(['http', 'https', 'mailto'])

// eslint-disable-next-line no-control-regex -- browsers skip these within a scheme: "java\nscript:" runs
const skipped = /[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\ufeff]/g

/** The scheme of an address in lower case, as a browser would see it: it ignores control characters and spaces. */
export function schemeOf(url: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url.replace(skipped, ''))?.[1]?.toLowerCase()
}

/** Whether following an address can only navigate: http, https, mailto, or an address relative to the page. */
export function isSafeUrl(url: string): boolean {
  const scheme = schemeOf(url)
  return scheme === undefined || safeSchemes.has(scheme)
}

/** Whether an address leads away from the site: it names a scheme or a host. */
export function isElsewhere(url: string): boolean {
  return schemeOf(url) !== undefined || /^\s*[/\\]{2}/.test(url)
}
