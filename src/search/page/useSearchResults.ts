import { useEffect, useState } from 'react'
import type { SearchResults } from '../engine/SearchResults'
import { pageSearch } from '../client/pageSearch'
import { safeResults } from '../client/safeResults'
import type { SearchAddress } from './searchAddress'

/** Hits of one page of results. */
const hitsPerPage = 20
/** Words of an excerpt: about two lines. */
const excerptWords = 32

export type SearchState =
  | { state: 'empty' | 'failed'; results?: undefined }
  /** With the results of the last query, so that the page does not empty itself with every letter. */
  | { state: 'searching'; results: SearchResults | undefined }
  | { state: 'found'; results: SearchResults }

/** Results of this visit: going back shows them at once, so that the browser finds the place the reader came from. */
const known = new Map<string, SearchResults>()

/**
 * The results of a search.
 *
 * @param attempt another number asks again.
 */
export function useSearchResults({ query, kinds, page }: SearchAddress, attempt: number): SearchState {
  const key = JSON.stringify([query, kinds, page])
  const [last, setLast] = useState<{ key: string; results: SearchResults | undefined }>()
  useEffect(() => {
    if (query === '' || known.has(key)) return undefined
    let isWanted = true
    const keep = (results: SearchResults | undefined) => {
      if (results) known.set(key, results)
      if (isWanted) setLast({ key, results })
    }
    const [, wantedKinds, wantedPage] = JSON.parse(key) as [string, SearchAddress['kinds'], number]
    const question = { query, kinds: wantedKinds, page: wantedPage - 1, hitsPerPage, excerptWords }
    pageSearch(question).then(safeResults).then(keep, () => keep(undefined))
    return () => {
      isWanted = false
    }
  }, [key, query, attempt])
  if (query === '') return { state: 'empty' }
  const results = known.get(key)
  if (results) return { state: 'found', results }
  return last?.key === key ? { state: 'failed' } : { state: 'searching', results: last?.results }
}
