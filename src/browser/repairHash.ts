/**
 * An address whose hash can be decoded: Gatsby decodes it without care, and a malformed one (`/#%`) blanks the page.
 *
 * @returns the address as it is, or without its hash when that is malformed.
 */
export function repairHash(address: string): string {
  const at = address.indexOf('#')
  if (at === -1) return address
  try {
    decodeURIComponent(address.slice(at))
    return address
  } catch {
    return address.slice(0, at)
  }
}
