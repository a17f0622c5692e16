import { useEffect, useState } from 'react'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { readAddress, writeAddress, type SearchAddress } from './searchAddress'

/** A pause in typing after which results follow, in milliseconds. */
const pause = 150

/** A text that was typed over the query of an address; with the next address it is forgotten. */
interface TypedText {
  over: string
  text: string
}

/**
 * What is searched for: what the address says until the reader types something else, which the address follows without a
 * place in the history for every letter.
 *
 * @param search the query of the address, `?q=…`; the server does not know it.
 */
export function useSearchQuery(search: string) {
  const given = useIsHydrated() ? search : ''
  const [typed, setTyped] = useState<TypedText>()
  const [settled, setSettled] = useState<TypedText>()
  const fromAddress = readAddress(given)
  const hasTyped = settled?.over === given
  const query = hasTyped ? settled.text.trim() : fromAddress.query
  const isNew = query !== fromAddress.query
  const address: SearchAddress = { ...fromAddress, query, page: isNew ? 1 : fromAddress.page }
  const text = typed?.over === given ? typed.text : fromAddress.query
  useEffect(() => {
    if (!typed || typed.over !== given) return undefined
    const timer = window.setTimeout(() => setSettled(typed), pause)
    return () => window.clearTimeout(timer)
  }, [typed, given])
  const written = writeAddress(address)
  useEffect(() => {
    // The router need not know: the page stays, and the reader's focus with it.
    const { pathname, search: shown } = window.location
    if (hasTyped && pathname + shown !== written) window.history.replaceState(window.history.state, '', written)
  }, [hasTyped, written])
  return {
    address,
    /** The text of the field. */
    text,
    type: (next: string) => setTyped({ over: given, text: next }),
    /** Does not wait for a pause in typing. */
    settle: () => setSettled({ over: given, text }),
  }
}
