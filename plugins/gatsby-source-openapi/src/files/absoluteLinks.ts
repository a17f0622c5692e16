import type { Json } from '../../types'
import { localLink, type SiteAddresses } from '../nodes/localLink'

/** Address of a link or image in Markdown, of a reference, and of HTML; a parser would take seconds for the texts of a document. */
const link = /(\]\(\s*<?|\]:\s+<?|\b(?:href|src)=["'])([^\s<>()"']+)/g

/**
 * A document whose descriptions lead to this site from anywhere: `](/reference/tags)` → `](https://docs.example.com/reference/tags)`.
 * Old addresses of the site become current ones.
 */
export function absoluteLinks<T extends Json>(value: T, addresses: SiteAddresses): T {
  const [siteUrl] = addresses.siteUrls
  return siteUrl === undefined ? value : (changed(value, '') as T)

  function changed(part: Json, key: string): Json {
    if (typeof part === 'string') return key === 'description' ? part.replace(link, absolute) : part
    if (Array.isArray(part)) return part.map((entry) => changed(entry, ''))
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([name, entry]) => [name, changed(entry, name)]))
  }

  function absolute(whole: string, before: string, href: string): string {
    const local = localLink(href, addresses)
    return local === undefined ? whole : `${before}${siteUrl ?? ''}${local}`
  }
}
