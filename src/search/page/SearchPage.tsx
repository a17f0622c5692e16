import { useEffect, useState, useSyncExternalStore } from 'react'
import { Spinner } from '../../ui/Spinner'
import { missingResultsUrl } from '../missingResultsUrl'
import { outcomeMessage } from '../searchOutcome'
import { SlashSwitch } from '../SlashSwitch'
import { KindFilter } from './KindFilter'
import { readAddress, writeAddress } from './searchAddress'
import { SearchForm } from './SearchForm'
import * as styles from './SearchPage.module.css'
import { SearchPager } from './SearchPager'
import { SearchResultList } from './SearchResultList'
import { SectionList } from './SectionList'
import { useSearchResults } from './useSearchResults'

const nothing = () => () => undefined
/** A pause in typing after which results follow, in milliseconds. */
const pause = 150

/**
 * The page of results. The address says what is searched for; while the reader types it follows, without a place in the
 * history for every letter.
 *
 * @param search the query of the address, `?q=…`; the server does not know it.
 */
export function SearchPage({ search }: { search: string }) {
  const isHydrated = useSyncExternalStore(nothing, () => true, () => false)
  const given = isHydrated ? search : ''
  const [typed, setTyped] = useState<{ over: string; text: string }>()
  const [settled, setSettled] = useState<{ over: string; text: string }>()
  const [attempt, setAttempt] = useState(0)
  const fromAddress = readAddress(given)
  const query = settled?.over === given ? settled.text.trim() : fromAddress.query
  const isNew = query !== fromAddress.query
  const address = { ...fromAddress, query, page: isNew ? 1 : fromAddress.page }
  const shown = typed?.over === given ? typed.text : fromAddress.query
  useEffect(() => {
    if (!typed || typed.over !== given) return undefined
    const timer = window.setTimeout(() => setSettled(typed), pause)
    return () => window.clearTimeout(timer)
  }, [typed, given])
  const written = writeAddress(address)
  useEffect(() => {
    // The router need not know: the page stays, and the reader's focus with it.
    if (isNew) window.history.replaceState(window.history.state, '', written)
  }, [isNew, written])
  const found = useSearchResults(address, attempt)
  const submit = () => {
    setSettled({ over: given, text: shown })
    setAttempt((before) => before + 1)
  }
  const message =
    found.state === 'found'
      ? outcomeMessage({ state: 'answered', count: found.results.count, query })
      : found.state === 'failed'
        ? outcomeMessage({ state: 'failed' })
        : ''
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Search</h1>
      <p className={styles.plain}>
        Searching needs JavaScript, which is turned off in this browser. You can look around in the sections below.
      </p>
      <SearchForm query={shown} onType={(text) => setTyped({ over: given, text })} onSubmit={submit} />
      <p role="status" className={styles.status}>
        {message}
      </p>
      {found.state === 'empty' && (
        <>
          <h2>Sections of the documentation</h2>
          <SectionList />
        </>
      )}
      {found.state === 'searching' && <Spinner label="Searching" />}
      {found.state === 'failed' && (
        <button type="button" className={styles.retry} onClick={submit}>
          Try again
        </button>
      )}
      {found.state === 'found' && (
        <>
          <KindFilter address={address} counts={found.results.kinds} />
          <SearchResultList sections={found.results.sections} />
          <SearchPager address={address} pageCount={found.results.pageCount} />
          {found.results.count === 0 && (
            <>
              <p>
                Believe this query should return results? <a href={missingResultsUrl({ query })}>Let us know.</a>
              </p>
              <h2>Sections of the documentation</h2>
              <SectionList />
            </>
          )}
        </>
      )}
      <div className={styles.setting}>
        <SlashSwitch />
      </div>
    </div>
  )
}
