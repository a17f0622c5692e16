import type { DocSearchHit as AlgoliaSearchHit } from '@docsearch/react'
import { searchSettings } from '../../shared/search/searchSettings'
import type { SearchHit, SearchResults } from '../engine/SearchResults'
import { unmarked } from '../Marked'

/** An origin that no URL has. */
const thisSite = 'https://site.invalid'

/** Results that may be shown: no engine is trusted. If no hit may be shown, none is counted; invalid numbers are 0. */
export function safeResults(results: UntrustedResults): SearchResults {
  const pages = results.pages.map((hits) => hits.flatMap(safeHit)).filter((hits) => hits.length > 0)
  if (pages.length === 0 && results.pages.length > 0)
    return { pages, count: 0, hidden: 0, pageCount: 0, kinds: {}, isPartial: false }
  const kinds = searchSettings.kinds
    .map(({ kind }) => [kind, safeCount(results.kinds[kind])] as const)
    .filter(([, count]) => count > 0)
  const [count = 0, hidden = 0, pageCount = 0] = [results.count, results.hidden, results.pageCount].map(safeCount)
  return { pages, count, hidden, pageCount, kinds: Object.fromEntries(kinds), isPartial: results.isPartial }
}

/** From a server or from storage: its parts may be anything. */
export interface UntrustedHit {
  url?: unknown
  names: readonly unknown[]
  excerpt?: unknown
}

export interface UntrustedResults extends Omit<SearchResults, 'pages'> {
  pages: UntrustedHit[][]
}

/** The hit, unless it has no title or a URL that may not be followed; other strings that are invalid become empty. */
export function safeHit({ url: link, names, excerpt }: UntrustedHit): SearchHit[] {
  const url = safeUrl(link)
  const [category = '', title = '', ...headings] = names.map(safeString)
  if (url === undefined || title === '') return []
  const shown = [category, title, ...headings.filter((heading) => heading !== '')]
  return [{ url, names: shown, excerpt: safeString(excerpt) }]
}

function safeCount(count: unknown): number {
  return typeof count === 'number' && Number.isSafeInteger(count) && count > 0 ? count : 0
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

/** DocSearch's format, which Algolia returns and browsers store; nothing of it is certain. */
export interface DocSearchHit {
  url?: unknown
  type?: unknown
  hierarchy?: Partial<Record<string, unknown>> | null
  content?: unknown
}

/** A hit as the other functions check it; one of an unknown type has all of its headings. */
export function readDocSearchHit({ url, type, hierarchy, content }: DocSearchHit): UntrustedHit {
  const level = typeof type === 'string' && /^lvl[1-6]$/.test(type) ? Number(type.slice(3)) : 6
  return { url, names: Array.from({ length: level + 1 }, (_, index) => hierarchy?.[`lvl${index}`]), excerpt: content }
}

/** A checked hit as Algolia returns it: what was found is marked in the highlighted parts alone. */
export function toDocSearchHit({ url, names, excerpt }: SearchHit) {
  const levels = <Value>(values: readonly Value[]) =>
    Object.fromEntries(values.map((value, level) => [`lvl${level}`, value]))
  return {
    objectID: url,
    url,
    type: `lvl${names.length - 1}`,
    hierarchy: levels(names.map(unmarked)),
    content: unmarked(excerpt),
    _highlightResult: { hierarchy: levels(names.map((value) => ({ value }))) },
    _snippetResult: { content: { value: excerpt } },
  } satisfies Partial<Record<keyof AlgoliaSearchHit, unknown>>
}
