import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readHistorySlot, writeHistorySlot } from '../../platform/historyState'
import { ShortcutSwitch } from '../../preferences/shortcuts/ShortcutSwitch'
import type { SearchAnswer } from '../../shared/search/searchAnswers'
import { Icon } from '../../ui/Icon'
import { isOfflineEdition } from '../../platform/offlineEdition'
import { RetryButton, Spinner } from '../../ui/Loadable'
import { SiteLink } from '../../ui/SiteLink'
import { useSearchResults } from '../client/useSearchResults'
import type { SearchResults } from '../../search-engine/SearchResults'
import { hasFilters } from '../facets'
import { missingResultsUrl, searchMessage } from '../searchMessages'
import { SearchLink } from '../SearchLink'
import { SectionCards } from '../SectionCards'
import * as styles from './SearchPage.module.css'
import { searchUrl, type useSearchParameters } from './searchParameters'
import { FilterLinks, SearchResultList } from './SearchResultList'
import { ownUrl } from '../../platform/basePath'

interface Props {
  field: ReturnType<typeof useSearchParameters>
}

/** Excerpts have about two lines. */
const amount = { pagesPerPage: 10, excerptWords: 32 } as const

/** The results page. Its URL says what is searched for, and follows what the reader types. */
export function SearchPage({ field }: Props) {
  const { parameters, commit } = field
  const { query, filters, version, page } = parameters
  const [attempt, setAttempt] = useState(0)
  const found = useSearchResults({ query, filters, version, page: page - 1, ...amount }, attempt)
  const { results } = found
  useReloadedPosition(results)
  const hasFoundNothing = found.state === 'found' && found.results.count === 0
  const submit = () => {
    commit()
    setAttempt((before) => before + 1)
  }
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Search</h1>
      <p className={styles.plain}>
        {isOfflineEdition
          ? 'Search requires JavaScript, and a server of files.'
          : 'Search requires JavaScript, which is turned off in this browser.'}{' '}
        You can browse the sections below.
      </p>
      <SearchForm field={field} onSubmit={submit} />
      <p role="status" className={styles.status}>
        {searchMessage(found)}
      </p>
      {version !== undefined && (
        <p>
          With version {version} of the API.{' '}
          <SiteLink href={searchUrl({ ...parameters, version: undefined, page: 1 })}>
            Search the current version
          </SiteLink>
        </p>
      )}
      {found.state === 'searching' && !results && <Spinner label="Searching" />}
      {found.state === 'failed' && <RetryButton onClick={submit}>Try again</RetryButton>}
      {results && (
        <>
          {(results.count > 0 || hasFilters(filters)) && <FilterLinks parameters={parameters} results={results} />}
          {hasFilters(filters) && (
            <p>
              <SiteLink href={searchUrl({ ...parameters, filters: {}, page: 1 })}>Search without filters</SiteLink>
            </p>
          )}
          {results.answer && <Answer answer={results.answer} />}
          <SearchResultList parameters={parameters} results={results} />
        </>
      )}
      {hasFoundNothing && (
        <p>
          Believe this query should return results? <a href={missingResultsUrl(query)}>Let us know.</a>
        </p>
      )}
      {(found.state === 'empty' || hasFoundNothing) && <Sections />}
      <div className={styles.setting}>
        <ShortcutSwitch name="slash" />
      </div>
    </div>
  )
}

/** The sentence, the default or the request that was asked for, with the link to what explains it. */
function Answer({ answer: { kind, title, text, url } }: { answer: SearchAnswer }) {
  return (
    <section aria-label="Direct answer" className={styles.answer}>
      <p className={styles.trail}>{kind}</p>
      <h2 className={styles.heading}>
        <SearchLink href={url}>{title}</SearchLink>
      </h2>
      <p>{text}</p>
    </section>
  )
}

function Sections() {
  return (
    <>
      <h2>Sections of the documentation</h2>
      <SectionCards />
    </>
  )
}

/** Before the script of the page is there, the browser requests the URL of the query. */
function SearchForm({ field: { text, setText }, onSubmit }: Pick<Props, 'field'> & { onSubmit: () => void }) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form role="search" action={ownUrl('/search')} method="get" className={styles.form} onSubmit={submit}>
      <label htmlFor="search-field" className="visually-hidden">
        Search the docs
      </label>
      <input
        id="search-field"
        name="q"
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="Search the docs"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit">
        <Icon name="search" />
        Search
      </button>
    </form>
  )
}

/** When a page is reloaded, the browser restores as much of its position as there is before the results. */
function useReloadedPosition(results: SearchResults | undefined): void {
  const isRestored = useRef(false)
  useEffect(() => {
    const keep = () => isRestored.current && writeHistorySlot('top', window.scrollY)
    window.addEventListener('scrollend', keep)
    return () => window.removeEventListener('scrollend', keep)
  }, [])
  useLayoutEffect(() => {
    if (!results || isRestored.current) return
    isRestored.current = true
    const top = readHistorySlot('top')
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' })
  }, [results])
}
