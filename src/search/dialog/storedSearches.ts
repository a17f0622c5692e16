import { useCallback, useState } from 'react'
import { algoliaAccount } from '../../platform/buildValues'
import { readStorage, writeStorage, type StorageKey } from '../../platform/storageSlot'
import { readDocSearchHit, safeHit, toDocSearchHit, type DocSearchHit } from '../client/safeResults'
import type { SearchHit } from '../engine/SearchResults'
import { unmarked } from '../Marked'
import { sections } from '../sections'
import type { OptionGroup } from './OptionList'

export interface StoredSearches {
  recent: SearchHit[]
  favorites: SearchHit[]
}

/** DocSearch's limits. */
const limits = { favorites: 10, recent: 7, recentBesideFavorites: 4 }

/** Longer than twenty hits with long excerpts. */
const listFormat = /^\[.{0,100000}\]$/s

const indexName = algoliaAccount?.indexName ?? 'embedded'
const recentKey: StorageKey = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`
const favoritesKey: StorageKey = `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`

/** How many sections fit into the dialog. */
const maxSections = 6

export function useStoredSearches() {
  const [searches, setSearches] = useState(readSearches)
  const change = useCallback((next: StoredSearches) => {
    setSearches(next)
    writeStorage(recentKey, JSON.stringify(next.recent.map(toDocSearchHit)))
    writeStorage(favoritesKey, JSON.stringify(next.favorites.map(toDocSearchHit)))
  }, [])
  return [searches, change] as const
}

function readSearches(): StoredSearches {
  const favorites = parseSearches(readStorage(favoritesKey, listFormat)).slice(0, limits.favorites)
  return withinLimits({ recent: parseSearches(readStorage(recentKey, listFormat)), favorites })
}

/** The stored searches as the dialog lists them. */
export function storedGroups({ recent, favorites }: StoredSearches): OptionGroup[] {
  const groups = [
    { label: 'Recent', hits: recent },
    { label: 'Favorite', hits: favorites },
  ]
  return groups.filter(({ hits }) => hits.length > 0)
}

/** The hit becomes the most recent search, unless it is a favorite. */
export function withChosen(searches: StoredSearches, { names, excerpt, ...hit }: SearchHit): StoredSearches {
  const chosen = { ...hit, names: names.map(unmarked), excerpt: unmarked(excerpt) }
  if (searches.favorites.some(({ url }) => url === hit.url)) return searches
  return withinLimits({ ...searches, recent: [chosen, ...without(searches.recent, chosen)] })
}

/** A recent search becomes a favorite. */
export function withFavorite({ recent, favorites }: StoredSearches, hit: SearchHit): StoredSearches {
  return { recent: without(recent, hit), favorites: [hit, ...favorites].slice(0, limits.favorites) }
}

/** A recent or favorite search is removed. */
export function withRemoved({ recent, favorites }: StoredSearches, hit: SearchHit): StoredSearches {
  return { recent: without(recent, hit), favorites: without(favorites, hit) }
}

function without(hits: readonly SearchHit[], { url }: SearchHit): SearchHit[] {
  return hits.filter((hit) => hit.url !== url)
}

function withinLimits({ recent, favorites }: StoredSearches): StoredSearches {
  const others = favorites.reduce(without, recent)
  return { favorites, recent: others.slice(0, favorites.length > 0 ? limits.recentBesideFavorites : limits.recent) }
}

/** What DocSearch, this site or anything else has stored; what isn't a search with a safe URL is left out. */
export function parseSearches(json: string | undefined): SearchHit[] {
  try {
    const stored: unknown = JSON.parse(json ?? '[]')
    const hits = (Array.isArray(stored) ? stored : []).flatMap((hit: DocSearchHit | null) =>
      safeHit(readDocSearchHit(hit ?? {})),
    )
    return hits.filter(({ url }, index) => hits.findIndex((other) => other.url === url) === index)
  } catch {
    return []
  }
}

/** What the dialog offers while its field is empty, below the stored searches: each URL once, without that of the current page (`path`). */
export function startGroups(stored: readonly OptionGroup[], path: string): OptionGroup[] {
  const known = [path, ...stored.flatMap(({ hits }) => hits.map(({ url }) => url))]
  const hits = sections
    .filter(({ href }) => !known.includes(href))
    .slice(0, maxSections)
    .map(({ href, label, about }) => ({ url: href, names: ['', label], excerpt: about }))
  return [{ label: 'Start here', hits, isStart: true }]
}
