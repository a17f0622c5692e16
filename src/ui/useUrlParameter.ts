import { useCallback, useEffect, useState } from 'react'
import { replaceUrlParameters } from '../platform/historyState'
import { useIsHydrated } from './useIsHydrated'

/** Safari allows 100 changes of the history in 30 seconds. */
const debounceMs = 150

/** What the router knows of the URL: its query string, and a key that changes with every navigation. */
export interface RouterLocation {
  search: string
  key?: string | undefined
}

/** Obsolete once the router has gone somewhere else than `over`. */
interface Edit {
  over: string
  text: string
}

/**
 * State of a text field in the query string. Typing changes the current history entry: Back leaves the page.
 * @param location ignored until hydration, as the server has no query string.
 * @param resets a parameter that depends on this one, such as the page of results: an edit removes it
 */
export function useUrlParameter(name: string, { search, key = '' }: RouterLocation, resets?: string) {
  const known = useIsHydrated() ? search : ''
  // A link to the URL that the router still knows is followed as well.
  const over = key + known
  const [typed, setTyped] = useState<Edit>()
  const [committed, setCommitted] = useState<Edit>()
  const initial = new URLSearchParams(known).get(name) ?? ''
  const text = typed?.over === over ? typed.text : initial
  const commit = useCallback(
    (next: string) => {
      setCommitted({ over, text: next })
      replaceUrlParameters(changesOf(known, name, next, resets))
    },
    [over, known, name, resets],
  )
  useEffect(() => {
    if (typed?.over !== over) return undefined
    const { pathname } = window.location
    const timer = window.setTimeout(() => {
      // The router may be on the next page already.
      if (window.location.pathname === pathname) commit(typed.text)
    }, debounceMs)
    return () => window.clearTimeout(timer)
  }, [typed, over, commit])
  return {
    text,
    /** Trimmed; follows the text after a pause in typing. */
    value: (committed?.over === over ? committed.text : initial).trim(),
    setText: (next: string) => setTyped({ over, text: next }),
    /** Makes the text the value immediately, as on Enter. */
    commit: () => commit(text),
  }
}

/** Typing the URL's own value again also restores its dependent parameter. */
export function changesOf(search: string, name: string, text: string, resets?: string): Record<string, string> {
  const given = new URLSearchParams(search)
  const value = text.trim()
  if (resets === undefined) return { [name]: value }
  return { [name]: value, [resets]: value === (given.get(name) ?? '').trim() ? (given.get(resets) ?? '') : '' }
}
