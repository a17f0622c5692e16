import { algoliaAccount } from '../../platform/buildValues'
import { readStorage, writeStorage, type StorageKey } from '../../platform/storageSlot'
import { readDocSearchHit, safeHit, toDocSearchHit, type DocSearchHit } from './safeResults'

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

/** What DocSearch, this site or anything else has stored, in the format of DocSearch: searches with a safe URL, each URL once. */
export function parseSearches(json: string) {
  try {
    const stored: unknown = JSON.parse(json)
    const hits = (Array.isArray(stored) ? stored : []).flatMap((hit: DocSearchHit | null) =>
      safeHit(readDocSearchHit(hit ?? {})),
    )
    return hits
      .filter(({ url }, index) => hits.findIndex((other) => other.url === url) === index)
      .map((hit) => {
        const { _highlightResult, _snippetResult, ...kept } = toDocSearchHit(hit)
        return kept
      })
  } catch {
    return []
  }
}
