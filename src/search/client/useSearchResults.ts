import { useEffect, useState } from 'react'
import { readStack } from '../../preferences/my-stack/myStack'
import type { SearchQuestion, SearchResults } from '../../search-engine/SearchResults'
import { search } from './searchEngine'

export type SearchState =
  | { state: 'empty' | 'failed'; results?: undefined }
  /** With the previous question and its results, so that nothing disappears with every letter. */
  | { state: 'searching'; results: SearchResults | undefined; question: SearchQuestion }
  | { state: 'found'; results: SearchResults; question: SearchQuestion }

interface Outcome {
  key: string
  attempt: number
  question: SearchQuestion
  /** Undefined if the search failed. */
  results: SearchResults | undefined
}

const maxKnown = 50
/** Results of this visit: going back shows them immediately, so that the browser can restore the scroll position. */
const known = new Map<string, SearchResults>()

/** The results of a question; another `attempt` searches again after a failure. */
export function useSearchResults(question: SearchQuestion, attempt = 0): SearchState {
  // Servers have no query, and don't know the reader's SDK.
  const key = JSON.stringify(question.query === '' ? question : { ...question, sdk: readStack().sdk })
  const [last, setLast] = useState<Outcome>()
  useEffect(() => {
    const asked = JSON.parse(key) as SearchQuestion
    if (asked.query === '' || known.has(key)) return undefined
    let isCurrent = true
    const show = (results: SearchResults | undefined) => {
      if (known.size === maxKnown) known.clear()
      if (results) known.set(key, results)
      if (isCurrent) setLast({ key, attempt, question: asked, results })
    }
    search(asked).then(show, () => show(undefined))
    return () => {
      isCurrent = false
    }
  }, [key, attempt])
  if (question.query === '') return { state: 'empty' }
  const results = known.get(key)
  if (results) {
    // Known results, too, are those that the next search replaces; otherwise it would show older ones meanwhile.
    if (last?.key !== key) setLast({ key, attempt, question, results })
    return { state: 'found', results, question }
  }
  const hasFailed = last?.key === key && last.attempt === attempt
  return hasFailed
    ? { state: 'failed' }
    : { state: 'searching', results: last?.results, question: last?.question ?? question }
}
