import { useEffect, useState } from 'react'
import { pageSearch } from '../client/pageSearch'
import { safeResults } from '../client/safeResults'
import type { SearchResults } from '../engine/SearchResults'
import type { SearchAddress } from './searchAddress'

/** Results on one page of results. */
const pagesPerPage = 10
/** Words of an excerpt: about two lines. */
const excerptWords = 32

export type SearchState =
  | { state: 'empty' | 'failed'; results?: undefined }
  /** With the last query and its results, so that the page does not empty itself with every letter. */
  | { state: 'searching'; results: SearchResults | undefined; query: string }
  | { state: 'found'; results: SearchResults }

interface LastAnswer {
  key: string
  attempt: number
  query: string
  /** There are none when nothing could be fetched. */
  results: SearchResults | undefined
}

/** Results of this visit: going back shows them at once, so that the browser finds the place the reader came from. */
const known = new Map<string, SearchResults>()

/**
 * The results of a search. What titles alone have answered is shown, and replaced when the texts of the index are there.
 *
 * @param attempt another number asks again.
 */
export function useSearchResults({ query, kinds, page }: SearchAddress, attempt: number): SearchState {
  const key = JSON.stringify([query, kinds, page])
  const [last, setLast] = useState<LastAnswer>()
  useEffect(() => {
    if (query === '' || known.has(key)) return undefined
    let isWanted = true
    const show = (results: SearchResults | undefined) => {
      if (results && !results.isPartial) known.set(key, results)
      if (isWanted) setLast({ key, attempt, query, results })
    }
    const [, wantedKinds, wantedPage] = JSON.parse(key) as [string, SearchAddress['kinds'], number]
    const question = { query, kinds: wantedKinds, page: wantedPage - 1, pagesPerPage, excerptWords }
    const ask = async () => {
      const early = safeResults(await pageSearch(question))
      // That nothing was found is not sure before the texts were looked at.
      if (!early.isPartial || early.sections.length > 0) show(early)
      if (early.isPartial && isWanted) show(await pageSearch({ ...question, waitsForTexts: true }).then(safeResults, () => early))
    }
    ask().catch(() => show(undefined))
    return () => {
      isWanted = false
    }
  }, [key, query, attempt])
  if (query === '') return { state: 'empty' }
  const results = known.get(key) ?? (last?.key === key ? last.results : undefined)
  if (results) return { state: 'found', results }
  const hasFailed = last?.key === key && last.attempt === attempt
  return hasFailed ? { state: 'failed' } : { state: 'searching', results: last?.results, query: last?.query ?? '' }
}
