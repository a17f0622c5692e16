import docSearchStyles from '-!@docsearch/css/dist/modal.css?source'
import ownStyles from '-!./docsearch.css?source'
import { withPrefix } from 'gatsby'
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useStyleSheets } from '../../ui/useStyleSheets'
import { dialogAmount, searchSettings } from '../../shared/search/searchSettings'
import { prepareSearch } from '../client/searchEngine'
import { useSearchResults, type SearchState } from '../client/useSearchResults'
import type { SearchFilters, SearchHit, SearchResults } from '../engine/SearchResults'
import { unmarked } from '../Marked'
import { searchUrl } from '../page/searchParameters'
import { leaveSearch, type PressedEnter } from '../searchDialogStore'
import { followUrl, SearchLink } from '../SearchLink'
import { fetchAdvice, type FilterOption, missingResultsUrl, removalOptions, searchMessage } from '../searchMessages'
import { DialogFooter } from './DialogFooter'
import { FilterBar, type FilterProps } from './FilterBar'
import { type OptionGroup, OptionList, useCombobox } from './OptionList'
import { StoredSearchActions } from './StoredSearchActions'
import { startGroups, storedGroups, type StoredSearches, useStoredSearches, withChosen } from './storedSearches'

interface Props {
  /** The older version that the page describes. */
  version: string | undefined
  field: RefObject<HTMLInputElement>
  query: string
  enter: PressedEnter | undefined
  onEdit: (query: string) => void
}

/** DocSearch's own is in the lowest layer: the focus ring of this site and `docsearch.css` override it. */
const styleSheets = [`@layer reset{${docSearchStyles}}`, ownStyles]

/** What the dialog shows below its field: results, or while the field is empty stored searches and pages to start with. */
export function DialogContent({ version, field, query: typed, enter, onEdit }: Props) {
  useStyleSheets(styleSheets)
  useEffect(prepareSearch, [])
  const query = typed.trim()
  const hasQuery = query !== ''
  const [filters, setFilters] = useState<SearchFilters>({ kinds: [], version })
  const change = (changed: Partial<SearchFilters>) => setFilters((current) => ({ ...current, ...changed }))
  const [found, press] = useSteadyResults(query, useSearchResults({ query, ...filters, ...dialogAmount }))
  const { results } = found
  const shownQuery = found.results ? found.question.query : ''
  const isFiltered = filters.kinds.length > 0 || filters.plan !== undefined
  const removals = found.results ? removalOptions(found.question, found.results) : []
  const [searches, changeSearches] = useStoredSearches()
  const [storeMessage, setStoreMessage] = useState('')
  // Otherwise it would be announced again once the field is empty.
  if (hasQuery && storeMessage !== '') setStoreMessage('')
  const { groups, hits, first } = useOptions(hasQuery, results?.pages, searches, storeMessage !== '')
  const [active, activate] = useCombobox(field, hits, shownQuery, first)
  const store = (next: StoredSearches, message: string) => {
    changeSearches(next)
    setStoreMessage(message)
    activate(-1)
  }
  const choose = (hit: SearchHit, opensNewTab: boolean) => {
    if (hasQuery) changeSearches(withChosen(searches, hit))
    if (!opensNewTab) leaveSearch(hit.url)
  }
  useEnter(found.state === 'searching' || enter?.query !== query ? undefined : enter, hits[active], choose)
  return (
    <>
      <SearchStatus
        found={found}
        isNote={removals.length > 0}
        message={hasQuery ? searchMessage(found) : storeMessage}
      />
      {results && (isFiltered || results.count > 0) && (
        <FilterBar filters={filters} counts={results.kinds} onChange={change} />
      )}
      <ResultPanel listKey={shownQuery} isBusy={found.state === 'searching'} onPress={press}>
        {hits.length > 0 && (
          <div className="search-list">
            <OptionList
              label={hasQuery ? 'Results' : 'Pages'}
              groups={groups}
              active={active}
              onActivate={activate}
              onFollow={choose}
            />
            {!hasQuery && <StoredSearchActions searches={searches} onChange={store} field={field} />}
          </div>
        )}
        <RemovalButtons removals={removals} onChange={change} />
        {results?.count === 0 && removals.length === 0 && <NoResults query={shownQuery} onSuggestion={onEdit} />}
        <PageLink query={query} filters={filters} count={results?.count} />
      </ResultPanel>
      <DialogFooter />
    </>
  )
}

/** Milliseconds within which a click follows the end of a press: on touch screens in a later task. */
const clickTime = 300

/** The latest results, but those before while a pointer is pressed: replaced between press and click, a link would move away from it. */
function useSteadyResults(query: string, latest: SearchState) {
  const [pressed, setPressed] = useState<{ query: string; found: SearchState }>()
  const found = pressed?.query === query ? pressed.found : latest
  const press = () => {
    const pressing = new AbortController()
    const kept = { query, found }
    const release = () => {
      pressing.abort()
      // The next press may have begun by then.
      setTimeout(() => setPressed((current) => (current === kept ? undefined : current)), clickTime)
    }
    setPressed(kept)
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, release, { signal: pressing.signal })
  }
  return [found, press] as const
}

/**
 * What the reader can choose from, and the place of the option that Enter follows at first. In an empty field, that is what the reader
 * chose before, but nothing that they may not have seen, and nothing after they have saved or removed a stored search (`wasStored`): that
 * may have been a second press of the same key.
 */
function useOptions(
  hasQuery: boolean,
  pages: SearchResults['pages'] | undefined,
  searches: StoredSearches,
  wasStored: boolean,
): { groups: OptionGroup[]; hits: SearchHit[]; first: 0 | -1 } {
  const [path] = useState(currentPath)
  return useMemo(() => {
    const stored = storedGroups(searches)
    const groups = hasQuery ? (pages ?? []).map(resultGroup) : [...stored, ...startGroups(stored, path)]
    const hits = groups.flatMap((group) => group.hits)
    return { groups, hits, first: hasQuery || (stored.length > 0 && !wasStored) ? 0 : -1 }
  }, [hasQuery, pages, searches, wasStored, path])
}

function currentPath(): string {
  return window.location.pathname
}

/** Follows what is active. Each press counts once: what the next key makes active is not what was meant. */
function useEnter(
  enter: PressedEnter | undefined,
  hit: SearchHit | undefined,
  choose: (hit: SearchHit, opensNewTab: boolean) => void,
) {
  const followed = useRef<PressedEnter>()
  useEffect(() => {
    if (!enter || enter === followed.current) return
    followed.current = enter
    if (!hit) return
    choose(hit, enter.opensNewTab)
    if (enter.opensNewTab) window.open(withPrefix(hit.url), '_blank', 'noopener')
    else followUrl(hit.url)
  })
}

interface StatusProps {
  found: SearchState
  /** The message is shown, too, above what the reader can do about it. */
  isNote: boolean
  message: string
}

function SearchStatus({ found: { state, results }, isNote, message }: StatusProps) {
  const hasFailed = state === 'failed'
  const shown = hasFailed || results?.count === 0 ? 'DocSearch-NoResults' : isNote ? 'search-note' : 'visually-hidden'
  return (
    <div role="status" className={shown}>
      <p className="DocSearch-Title">{hasFailed ? 'Unable to fetch results' : message}</p>
      {hasFailed && <p className="DocSearch-Help">{fetchAdvice()}</p>}
    </div>
  )
}

interface PanelProps {
  /** Another list begins at its top. */
  listKey: string
  isBusy: boolean
  onPress: () => void
  children: ReactNode
}

function ResultPanel({ listKey, isBusy, onPress, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not returned: it is a promise in newer browsers.
    panel.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [listKey])
  const isSlow = useSlowness(isBusy)
  return (
    <div
      ref={panel}
      className="DocSearch-Dropdown"
      // The scrollbar of the panel reports no release.
      onPointerDown={({ target, currentTarget }) => target !== currentTarget && onPress()}
      data-busy={isSlow || undefined}
    >
      {children}
    </div>
  )
}

/** Milliseconds after which a search shows that it's running; most are faster than a reader notices. */
const slowTime = 300

/** Whether a search takes long. */
function useSlowness(isSearching: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isSearching) return undefined
    const timer = setTimeout(() => setIsSlow(true), slowTime)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isSearching])
  return isSlow
}

/** A page with its sections below its category, and below its title if it isn't found itself. */
function resultGroup(hits: SearchHit[]): OptionGroup {
  const names = hits[0]?.names ?? []
  return {
    label: names
      .slice(0, names.length > 2 ? 2 : 1)
      .map(unmarked)
      .filter(Boolean)
      .join(' › '),
    hits,
  }
}

/** The link to the page of results, or of sections; none if it would have nothing to show. */
function PageLink({ query, filters, count = 0 }: { query: string; filters: SearchFilters; count: number | undefined }) {
  if (query !== '' && count === 0) return null
  const url = query === '' ? '/search' : searchUrl({ query, ...filters, page: 1 })
  return (
    <p className="DocSearch-HitsFooter">
      <SearchLink href={url} onFollow={(opensNewTab) => !opensNewTab && leaveSearch(url)}>
        {query === ''
          ? 'All sections of the documentation'
          : count > 1
            ? `See all ${count} results`
            : 'See the results on a page'}
      </SearchLink>
    </p>
  )
}

/** Each removes a filter that hides results. */
function RemovalButtons({ removals, onChange }: { removals: readonly FilterOption[] } & Pick<FilterProps, 'onChange'>) {
  return removals.map(({ label, change }) => (
    <p key={label} className="DocSearch-NoResults">
      <button type="button" className="DocSearch-Prefill" onClick={() => onChange(change)}>
        {label}
      </button>
    </p>
  ))
}

function NoResults({ query, onSuggestion }: { query: string; onSuggestion: (query: string) => void }) {
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Help">
        Believe this query should return results?{' '}
        <a href={missingResultsUrl(query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
      <p className="DocSearch-Help">Try searching for:</p>
      <ul className="search-suggestions">
        {searchSettings.suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="DocSearch-Prefill" onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
