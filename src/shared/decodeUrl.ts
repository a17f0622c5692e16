/** Undefined for a malformed part of a URL, such as `%E0%A4%A`. */
export function decodeUrl(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
