import type { StoredDocSearchHit } from '@docsearch/react'
import { searchSettings, type SearchKind } from '../../shared/search/searchSettings'
import type { SearchHit, SearchResults } from '../engine/SearchResults'

/** An origin that no URL has. */
const thisSite = 'https://site.invalid'

/**
 * Results that may be shown: no engine is trusted. Hits that may not be shown are not counted either, as far as that is known;
 * invalid numbers are 0.
 */
export function safeResults(results: UntrustedResults): SearchResults {
  const pages = results.pages.map((hits) => hits.flatMap(safeHit)).filter((hits) => hits.length > 0)
  if (pages.length === 0 && results.pages.length > 0) return { pages, count: 0, pageCount: 0, kinds: {}, isPartial: false }
  const kinds = Object.entries(results.kinds).filter(([kind, count]) => isKind(kind) && safeCount(count) > 0)
  const { count, pageCount, isPartial } = results
  return { pages, count: safeCount(count), pageCount: safeCount(pageCount), kinds: Object.fromEntries(kinds), isPartial }
}

/** A hit as it comes from a server or from storage: its parts may be anything. */
export interface UntrustedHit {
  url?: unknown
  kind?: unknown
  names: readonly unknown[]
  excerpt?: unknown
}

export interface UntrustedResults extends Omit<SearchResults, 'pages'> {
  pages: UntrustedHit[][]
}

/** The hit, unless it has no title or a URL that may not be followed; other strings that are invalid become empty. */
export function safeHit({ url: link, kind, names, excerpt }: UntrustedHit): SearchHit[] {
  const url = safeUrl(link)
  const [category = '', title = '', ...headings] = names.map(safeString)
  if (url === undefined || title === '') return []
  const shown = [category, title, ...headings.filter((heading) => heading !== '')]
  return [{ url, kind: isKind(kind) ? kind : 'guide', names: shown, excerpt: safeString(excerpt) }]
}

function isKind(kind: unknown): kind is SearchKind {
  return searchSettings.kinds.some((known) => known.kind === kind)
}

function safeCount(count: unknown): number {
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0
}

function safeString(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/**
 * The URL that a hit may link to: a path of this site, or https on the list of external URLs.
 * @returns the URL in its normal form; undefined for every other value, such as `javascript:` or `//evil.example`.
 */
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

/** What is read of a hit in DocSearch's format, which Algolia returns and browsers store; nothing of it is certain. */
export interface DocSearchHit {
  url?: unknown
  kind?: unknown
  type?: unknown
  hierarchy?: Partial<Record<string, unknown>> | null
  content?: unknown
}

export function readDocSearchHit({ url, kind, type, hierarchy, content }: DocSearchHit): UntrustedHit {
  const level = typeof type === 'string' && /^lvl[1-6]$/.test(type) ? Number(type.slice(3)) : 6
  return { url, kind, names: Array.from({ length: level + 1 }, (_, index) => hierarchy?.[`lvl${index}`]), excerpt: content }
}

export function toDocSearchHit({ url, kind, names, excerpt }: SearchHit) {
  const hierarchy = Object.fromEntries(names.map((name, level) => [`lvl${level}`, name]))
  const stored = { objectID: url, url, kind, type: `lvl${names.length - 1}`, hierarchy, content: excerpt }
  return stored satisfies Partial<Record<keyof StoredDocSearchHit | 'kind', unknown>>
}
