import { navigate } from 'gatsby'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { readHistorySlot, writeHistorySlot } from '../../platform/historyState'
import { ShortcutSwitch } from '../../preferences/shortcuts/ShortcutSwitch'
import { Icon } from '../../ui/Icon'
import { RetryButton, Spinner } from '../../ui/Loadable'
import { SiteLink } from '../../ui/SiteLink'
import { type SearchState, useSearchResults } from '../client/useSearchResults'
import type { SearchResults } from '../engine/SearchResults'
import { missingResultsUrl, removalOptions, searchMessage } from '../searchMessages'
import { sections } from '../sections'
import * as styles from './SearchPage.module.css'
import { searchUrl, type useSearchParameters } from './searchParameters'
import { FilterLinks, SearchResultList } from './SearchResultList'

interface Props {
  /** Query string of the URL, which the server doesn't know. */
  search: string
  field: ReturnType<typeof useSearchParameters>
}

/** Excerpts have about two lines. */
const amount = { pagesPerPage: 10, excerptWords: 32 } as const

/** The results page. Its URL says what is searched for, and follows what the reader types. */
export function SearchPage({ search, field }: Props) {
  const { parameters, commit } = field
  const { query, kinds, plans, version, page, problems } = parameters
  const [attempt, setAttempt] = useState(0)
  const found = useSearchResults({ query, kinds, plans, version, page: page - 1, ...amount }, attempt)
  useResultsPosition(search, found.results)
  useLastPage(found, parameters)
  const hasFoundNothing = found.state === 'found' && found.results.count === 0
  const removals = found.results ? removalOptions(found.question, found.results) : []
  const submit = () => {
    commit()
    setAttempt((before) => before + 1)
  }
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Search</h1>
      <p className={styles.plain}>
        Search requires JavaScript, which is turned off in this browser. You can browse the sections below.
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
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {found.state === 'searching' && !found.results && <Spinner label="Searching" />}
      {found.state === 'failed' && <RetryButton onClick={submit}>Try again</RetryButton>}
      {found.results && (
        <>
          <FilterLinks parameters={parameters} counts={found.results.kinds} />
          <SearchResultList parameters={parameters} results={found.results} />
        </>
      )}
      {removals.map(({ label, change }) => (
        <p key={label}>
          <SiteLink href={searchUrl({ ...parameters, ...change, page: 1 })}>{label}</SiteLink>
        </p>
      ))}
      {hasFoundNothing && removals.length === 0 && (
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

function Sections() {
  return (
    <>
      <h2>Sections of the documentation</h2>
      <ul>
        {sections.map(({ href, label, about }) => (
          <li key={href}>
            <SiteLink href={href}>{label}</SiteLink>: {about}
          </li>
        ))}
      </ul>
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
    <form role="search" action="/search" method="get" className={styles.form} onSubmit={submit}>
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

/** Goes to the last page from one after it. */
function useLastPage(found: SearchState, parameters: Props['field']['parameters']): void {
  const pageCount = found.state === 'found' && !found.results.isPartial ? found.results.pageCount : 0
  const isBeyond = pageCount > 0 && parameters.page > pageCount
  const lastPageUrl = isBeyond ? searchUrl({ ...parameters, page: pageCount }) : undefined
  useEffect(() => {
    if (lastPageUrl !== undefined) navigate(lastPageUrl, { replace: true })
  }, [lastPageUrl])
}

/** Milliseconds after which a reader has stopped scrolling. Safari allows 100 changes of the history in 30 seconds. */
const debounceMs = 300

/** With these the reader chooses a position, which is left alone. */
const moves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/**
 * Shows results where the reader left them. Browser and router restore positions before a reloaded page has results, and the router
 * confuses those of searches that began with a page load: each history entry (another `search`) stores its own. Results from titles
 * alone are positioned again when they are replaced.
 */
function useResultsPosition(search: string, results: SearchResults | undefined): void {
  const wanted = useRef<number>()
  useLayoutEffect(() => {
    wanted.current = readHistorySlot('top') ?? 0
    let timer = 0
    const leaving = new AbortController()
    const options = { passive: true, signal: leaving.signal }
    const stayHere = () => (wanted.current = undefined)
    const keep = () => {
      if (wanted.current === undefined) writeHistorySlot('top', window.scrollY)
    }
    const wait = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(keep, debounceMs)
    }
    for (const move of moves) window.addEventListener(move, stayHere, options)
    window.addEventListener('scroll', wait, options)
    window.addEventListener('pagehide', keep, options)
    return () => {
      window.clearTimeout(timer)
      leaving.abort()
    }
  }, [search])
  useLayoutEffect(() => {
    if (!results || wanted.current === undefined) return
    window.scrollTo({ top: wanted.current, behavior: 'instant' })
    if (!results.isPartial || wanted.current === 0) wanted.current = undefined
  }, [results, search])
}
