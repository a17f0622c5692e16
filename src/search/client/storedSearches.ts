import { algoliaAccount } from '../../platform/buildValues'
import { readStorage, writeStorage, type StorageKey } from '../../platform/storageSlot'
import { unmarked } from '../Marked'
import { safeHit, type UntrustedHit } from './safeResults'
import { toDocSearchHit } from './dialogSearch'

/** Longer than twenty hits with long excerpts. */
const listFormat = /^\[.{0,100000}\]$/s

/** DocSearch stores the searches of each index apart. */
export const indexName = algoliaAccount?.indexName ?? 'embedded'

/** Leaves out of the stored searches what DocSearch would fail at or lead away by: it checks nothing of what it reads. */
export function cleanStoredSearches(): void {
  for (const list of ['RECENT', 'FAVORITE'] as const) {
    const key: StorageKey = `__DOCSEARCH_${list}_SEARCHES__${indexName}`
    const stored = readStorage(key, listFormat)
    if (stored === undefined) continue
    const cleaned = JSON.stringify(parseSearches(stored))
    if (cleaned !== stored) writeStorage(key, cleaned)
  }
}

/** The hits in what DocSearch, or anything else, has stored: those with a safe URL, each URL once, without marks. */
export function parseSearches(json: string) {
  try {
    const stored: unknown = JSON.parse(json)
    const hits = (Array.isArray(stored) ? stored : []).flatMap((hit: Partial<UntrustedHit> | null) =>
      safeHit({ ...hit, names: Array.isArray(hit?.names) ? hit.names : [] }),
    )
    return hits
      .filter(({ url }, place) => hits.findIndex((other) => other.url === url) === place)
      .map(({ url, names, excerpt }) => toDocSearchHit({ url, names: names.map(unmarked), excerpt: unmarked(excerpt) }))
  } catch {
    return []
  }
}
