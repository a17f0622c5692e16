import { decodePart } from './decodePart'
import { isOfSite } from './resolveReadmeLink'

export interface KnownPages {
  /** Absolute addresses of this site; the first is the one it is built for. */
  siteUrls: readonly string[]
  /** Ids that a link may lead to, by the page's path. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>
}

/**
 * A link of a page as it may stand there: one to a page of this site loses an anchor that the page does not have.
 *
 * @returns undefined where the page does not exist, or the address is none. Addresses elsewhere are not asked.
 */
export function existingLink(href: string, { siteUrls, anchors }: KnownPages): string | undefined {
  if (href.startsWith('#')) return href
  if (!URL.canParse(href, siteUrls[0])) return undefined
  const address = new URL(href, siteUrls[0])
  if (!isOfSite(address, siteUrls)) return href
  const ids = anchors.get(decodePart(address.pathname))
  if (!ids) return undefined
  const isKnown = address.hash === '' || ids.has(decodePart(address.hash.slice(1)))
  return address.pathname + address.search + (isKnown ? address.hash : '')
}
