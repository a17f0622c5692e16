import { useEffect, useState } from 'react'
import { useIsHydrated } from '../hooks/useIsHydrated'

/** A pause in typing after which the address follows, in milliseconds: browsers allow it a hundred times in half a minute. */
const pause = 150

/**
 * The filter of the index, which the address keeps (`?filter=create+token`): who comes back finds it, and it can be sent to
 * somebody. The history has one place for it, whatever was typed.
 *
 * @param search the query of the address as the router knows it; the server has none.
 */
export function useFilterAddress(search: string) {
  const given = useIsHydrated() ? search : ''
  const [typed, setTyped] = useState<{ over: string; text: string }>()
  const isTyped = typed?.over === given
  const text = isTyped ? typed.text : (new URLSearchParams(given).get('filter') ?? '')
  useEffect(() => {
    if (!isTyped) return undefined
    const { pathname } = window.location
    const timer = window.setTimeout(() => {
      // Another page may be on its way, which has the address already.
      if (window.location.pathname === pathname) writeFilter(text)
    }, pause)
    return () => window.clearTimeout(timer)
  }, [isTyped, text])
  return {
    text,
    type: (next: string) => setTyped({ over: given, text: next }),
    /** Does not wait for a pause in typing. */
    settle: () => writeFilter(text),
  }
}

/** The router need not know: the page stays, and the reader's focus with it. */
function writeFilter(text: string): void {
  const { pathname, search, hash } = window.location
  const parameters = new URLSearchParams(search)
  if (text.trim() === '') parameters.delete('filter')
  else parameters.set('filter', text.trim())
  const written = parameters.toString()
  const query = written === '' ? '' : `?${written}`
  if (query !== search) window.history.replaceState(window.history.state, '', pathname + query + hash)
}
