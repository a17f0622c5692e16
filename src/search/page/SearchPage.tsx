import { navigate } from 'gatsby'
import { useEffect, useState } from 'react'
import { Spinner } from '../../ui/Spinner'
import { missingResultsUrl } from '../missingResultsUrl'
import { outcomeMessage, type SearchOutcome } from '../searchOutcome'
import { SlashSwitch } from '../SlashSwitch'
import { KindFilter } from './KindFilter'
import { SearchForm } from './SearchForm'
import * as styles from './SearchPage.module.css'
import { SearchPager } from './SearchPager'
import { writeAddress } from './searchAddress'
import { SearchResultList } from './SearchResultList'
import { SectionList } from './SectionList'
import { useResultsPosition } from './useResultsPosition'
import type { useSearchQuery } from './useSearchQuery'
import { useSearchResults, type SearchState } from './useSearchResults'

interface Props {
  /** The query of the address, `?q=…`; the server does not know it. */
  search: string
  asked: ReturnType<typeof useSearchQuery>
}

/** The page of results. The address says what is searched for; while the reader types, it follows. */
export function SearchPage({ search, asked: { address, text, type, settle } }: Props) {
  const [attempt, setAttempt] = useState(0)
  const found = useSearchResults(address, attempt)
  useResultsPosition(search, found.results)
  // An address with a page that is not there leads to the last one.
  const pageCount = found.state === 'found' && !found.results.isPartial ? found.results.pageCount : 0
  const elsewhere = pageCount > 0 && address.page > pageCount ? writeAddress({ ...address, page: pageCount }) : undefined
  useEffect(() => {
    if (elsewhere !== undefined) navigate(elsewhere, { replace: true })
  }, [elsewhere])
  const hasFoundNothing = found.state === 'found' && found.results.count === 0
  const submit = () => {
    settle()
    setAttempt((before) => before + 1)
  }
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Search</h1>
      <p className={styles.plain}>
        Searching needs JavaScript, which is turned off in this browser. You can look around in the sections below.
      </p>
      <SearchForm query={text} onType={type} onSubmit={submit} />
      <p role="status" className={styles.status}>
        {outcomeMessage(outcomeOf(found, address.query))}
      </p>
      {found.state === 'searching' && !found.results && <Spinner label="Searching" />}
      {found.state === 'failed' && (
        <button type="button" className={styles.retry} onClick={submit}>
          Try again
        </button>
      )}
      {found.results && (
        <>
          <KindFilter address={address} counts={found.results.kinds} />
          <SearchResultList sections={found.results.sections} />
          <SearchPager address={address} pageCount={found.results.pageCount} />
        </>
      )}
      {hasFoundNothing && (
        <p>
          Believe this query should return results? <a href={missingResultsUrl({ query: address.query })}>Let us know.</a>
        </p>
      )}
      {(found.state === 'empty' || hasFoundNothing) && (
        <>
          <h2>Sections of the documentation</h2>
          <SectionList />
        </>
      )}
      <div className={styles.setting}>
        <SlashSwitch />
      </div>
    </div>
  )
}

/** While an answer is on its way, the one that is still shown. */
function outcomeOf(found: SearchState, query: string): SearchOutcome {
  if (!found.results) return { state: found.state === 'failed' ? 'failed' : 'none' }
  return { state: 'answered', count: found.results.count, query: found.state === 'searching' ? found.query : query }
}
