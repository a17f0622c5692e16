import { localLink, type SiteAddresses } from './localLink'

/** Where an address in the document leads: a path of this site, see `localLink`, or elsewhere; undefined for anything else. */
export function resolveLink(href: string, addresses: SiteAddresses): string | undefined {
  return localLink(href, addresses) ?? (/^(https?|mailto):/i.test(href) ? href : undefined)
}
