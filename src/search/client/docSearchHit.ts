import type { StoredDocSearchHit } from '@docsearch/react'
import type { SearchHit } from '../engine/SearchResults'
import type { UntrustedHit } from './safeResults'

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
