import { useCallback, useState } from 'react'
import { algoliaAccount } from '../../platform/buildValues'
import { readStorage, writeStorage, type StorageKey } from '../../platform/storageSlot'
import { readDocSearchHit, safeHit, toDocSearchHit, type DocSearchHit } from '../client/safeResults'
import type { SearchHit } from '../engine/SearchResults'
import { unmarked } from '../Marked'
import { sections } from '../sections'
import type { VisitedPage } from '../visitedPages'
import type { Choice, OptionGroup } from './OptionList'

/** What the reader chose last, and what they keep. */
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

/** The stored searches, and a function that changes and stores them. */
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

/** After the reader has chosen a hit: it is the most recent search, unless it is a favorite. */
export function withChosen(searches: StoredSearches, { names, excerpt, ...hit }: SearchHit): StoredSearches {
  const chosen = { ...hit, names: names.map(unmarked), excerpt: unmarked(excerpt) }
  if (searches.favorites.some(({ url }) => url === hit.url)) return searches
  return withinLimits({ ...searches, recent: [chosen, ...without(searches.recent, chosen)] })
}

/** After the reader has made a recent search a favorite. */
export function withFavorite({ recent, favorites }: StoredSearches, hit: SearchHit): StoredSearches {
  return { recent: without(recent, hit), favorites: [hit, ...favorites].slice(0, limits.favorites) }
}

/** After the reader has removed a recent or favorite search. */
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

/** Reads what DocSearch, this site or anything else has stored under the key; what isn't a search with a safe URL is left out. */
export function parseSearches(json: string | undefined): SearchHit[] {
  try {
    const stored: unknown = JSON.parse(json ?? '[]')
    const hits = (Array.isArray(stored) ? stored : []).flatMap((hit: DocSearchHit | null) => safeHit(readDocSearchHit(hit ?? {})))
    return hits.filter(({ url }, index) => hits.findIndex((other) => other.url === url) === index)
  } catch {
    return []
  }
}

/** How many of the pages and of the sections are offered: with the commands, they fit into the dialog. */
const startLimits = { visited: 4, sections: 6 }

/**
 * What the dialog offers while its field is empty, below the stored searches. Each URL is offered once.
 * @param path of the current page
 * @param commands what can be done on it
 */
export function startGroups(stored: readonly OptionGroup[], visited: readonly VisitedPage[], path: string, commands: Choice[]): OptionGroup[] {
  const known = new Set([path, ...stored.flatMap(({ hits }) => hits.map(({ url }) => url))])
  const others = <Entry>(entries: readonly Entry[], limit: number, choiceOf: (entry: Entry) => Choice) => {
    const choices = entries.map(choiceOf).filter(({ url }) => !known.has(url)).slice(0, limit)
    for (const { url } of choices) known.add(url)
    return choices
  }
  const groups = [
    { label: 'Pages you opened', hits: others(visited, startLimits.visited, ({ path, title }) => pageChoice(path, title)) },
    { label: 'Start here', hits: others(sections, startLimits.sections, ({ href, label, about }) => pageChoice(href, label, about)) },
    { label: 'Commands', hits: commands },
  ]
  return groups.map((group) => ({ ...group, isStart: true })).filter(({ hits }) => hits.length > 0)
}

function pageChoice(url: string, title: string, excerpt = ''): Choice {
  return { url, names: ['', title], excerpt }
}
