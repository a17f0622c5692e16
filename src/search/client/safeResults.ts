import { searchSettings } from '../../shared/search/searchSettings'
import type { SearchHit, SearchResults } from '../../search-engine/SearchResults'

/** An origin that no URL has. */
const thisSite = 'https://site.invalid'

/** From a server or from storage: its parts may be anything. */
export interface UntrustedHit {
  url?: unknown
  names: readonly unknown[]
  excerpt?: unknown
  missing?: unknown
}

export interface UntrustedResults extends Omit<SearchResults, 'pages'> {
  pages: UntrustedHit[][]
}

/** Results with the hits that may be shown: no engine is trusted. */
export function safeResults(results: UntrustedResults): SearchResults {
  return {
    ...results,
    pages: results.pages.map((hits) => hits.flatMap(safeHit)).filter((hits) => hits.length > 0),
  }
}

/** The hit, unless it has no title or a URL that may not be followed; other strings that are invalid become empty. */
export function safeHit({ url: link, names, excerpt, missing }: UntrustedHit): SearchHit[] {
  const url = safeUrl(link)
  const [category = '', title = '', ...headings] = names.map(safeString)
  if (url === undefined || title === '') return []
  const shown = [category, title, ...headings.filter((heading) => heading !== '')]
  const lacks = Array.isArray(missing) ? missing.map(safeString) : undefined
  return [{ url, names: shown, excerpt: safeString(excerpt), missing: lacks }]
}

function safeString(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** A path of this site, or a URL on the list of external ones, in its normal form; undefined for any other value: `javascript:`, `//evil.example`. */
export function safeUrl(url: unknown): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url, thisSite)) return undefined
  const { href, origin, pathname, search, hash } = new URL(url, thisSite)
  if (isExternal(href)) return href
  return url.startsWith('/') && origin === thisSite && !pathname.startsWith('//') ? pathname + search + hash : undefined
}

/** Whether the browser, not the router, goes to a URL. */
export function isExternal(url: string): boolean {
  return searchSettings.externalUrls.test(url)
}
