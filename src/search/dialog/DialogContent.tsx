import docSearchStyles from '-!@docsearch/css/dist/modal.css?source'
import ownStyles from '-!./docsearch.css?source'
import { withPrefix } from 'gatsby'
import {
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
  type UIEvent,
} from 'react'
import { useAfterPaint } from '../../ui/useAfterPaint'
import { useStyleSheets } from '../../ui/useStyleSheets'
import { dialogAmount, searchSettings } from '../../shared/search/searchSettings'
import { prepareSearch } from '../client/searchEngine'
import { useSearchResults, type SearchState } from '../client/useSearchResults'
import type { SearchFilters, SearchHit, SearchResults } from '../engine/SearchResults'
import { unmarked } from '../Marked'
import { searchUrl } from '../page/searchParameters'
import { leaveSearch, type PressedEnter } from '../searchDialogStore'
import { followUrl, SearchLink } from '../SearchLink'
import {
  fetchAdvice,
  type FilterOption,
  kindOptions,
  missingResultsUrl,
  planOptions,
  removalOptions,
  searchMessage,
} from '../searchMessages'
import { DialogFooter } from './DialogFooter'
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

/** The same element in each rendering, so that letters don't render it again. */
const footer = <DialogFooter />

/** What the dialog shows below its field: results, or while the field is empty stored searches and pages to start with. */
export function DialogContent({ version, field, query: typed, enter, onEdit }: Props) {
  useStyleSheets(styleSheets)
  useEffect(prepareSearch, [])
  const query = typed.trim()
  const hasQuery = query !== ''
  const [filters, setFilters] = useState<SearchFilters>({ kinds: [], version })
  const change = useCallback(
    (changed: Partial<SearchFilters>) => setFilters((current) => ({ ...current, ...changed })),
    [],
  )
  const latest = useSearchResults({ query, ...filters, ...dialogAmount })
  const [pressed, setPressed] = useState<{ query: string; found: SearchState }>()
  const found = pressed?.query === query ? pressed.found : latest
  const { state, results } = found
  // Counts follow the results, so that these are painted earlier.
  const painted = useAfterPaint(results)
  const counted = results && (painted ?? results)
  const shownQuery = found.results ? found.question.query : ''
  const isFiltered = filters.kinds.length > 0 || filters.plan !== undefined
  const hasFailed = state === 'failed'
  const hasFoundNothing = results?.count === 0
  const pageLabel = labelOfPage(query, hasFoundNothing ? 0 : counted?.count)
  const pageUrl = hasQuery ? searchUrl({ query, ...filters, page: 1 }) : '/search'
  const removals = found.results ? removalOptions(found.question, found.results) : []
  const [searches, changeSearches] = useStoredSearches()
  const [storeMessage, setStoreMessage] = useState('')
  // Otherwise it would be announced again once the field is empty.
  if (hasQuery && storeMessage !== '') setStoreMessage('')
  const [path] = useState(currentPath)
  const stored = hasQuery ? [] : storedGroups(searches)
  const pages = results?.pages
  const foundList = useMemo(() => withHits((pages ?? []).map(resultGroup)), [pages])
  const { groups, hits } = hasQuery ? foundList : withHits([...stored, ...startGroups(stored, path)])
  // Enter in an empty field follows what the reader chose before, but nothing that they may not have seen, and nothing after they have
  // saved or removed a stored search: that may have been a second press of the same key.
  const [active, activate] = useCombobox(
    field,
    hits,
    shownQuery,
    !hasQuery && (stored.length === 0 || storeMessage !== '') ? -1 : 0,
  )
  const store = (next: StoredSearches, message: string) => {
    changeSearches(next)
    setStoreMessage(message)
    activate(-1)
  }
  const isSlow = useSlowness(state === 'searching')
  const scrolled = useRef<Element>()
  // Scrolling what isn't scrolled would lay out the results before the browser needs to.
  useEffect(() => {
    // Not returned: it is a promise in newer browsers.
    scrolled.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [shownQuery])
  const noteScroll = ({ currentTarget }: UIEvent) => {
    scrolled.current = currentTarget.scrollTop > 0 ? currentTarget : undefined
  }
  // Results that are replaced between press and click would move the link away from the pointer.
  const press = ({ target, currentTarget }: PointerEvent) => {
    // The scrollbar of the panel reports no release.
    if (target === currentTarget) return
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
  const choose = useCallback(
    (hit: SearchHit, opensNewTab: boolean) => {
      if (hasQuery) changeSearches(withChosen(searches, hit))
      if (!opensNewTab) leaveSearch(hit.url)
    },
    [hasQuery, searches, changeSearches],
  )
  // Each press counts once, for what is active at that time: what the next key makes active is not what was meant.
  const followed = useRef<PressedEnter>()
  useEffect(() => {
    if (enter === followed.current || enter?.query !== query || state === 'searching') return
    followed.current = enter
    const hit = hits[active]
    if (!hit) return
    choose(hit, enter.opensNewTab)
    if (enter.opensNewTab) window.open(withPrefix(hit.url), '_blank', 'noopener')
    else followUrl(hit.url)
  })

  return (
    <>
      <div
        role="status"
        className={
          hasFailed || hasFoundNothing ? 'DocSearch-NoResults' : removals.length > 0 ? 'search-note' : 'visually-hidden'
        }
      >
        <p className="DocSearch-Title">
          {hasFailed ? 'Unable to fetch results' : hasQuery ? searchMessage(found) : storeMessage}
        </p>
        {hasFailed && <p className="DocSearch-Help">{fetchAdvice()}</p>}
      </div>
      {counted && (isFiltered || !hasFoundNothing) && (
        <FilterBar filters={filters} counts={counted.kinds} onChange={change} />
      )}
      <div className="DocSearch-Dropdown" onScroll={noteScroll} onPointerDown={press} data-busy={isSlow || undefined}>
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
        {removals.map(({ label, change: removal }) => (
          <p key={label} className="DocSearch-NoResults">
            <button type="button" className="DocSearch-Prefill" onClick={() => change(removal)}>
              {label}
            </button>
          </p>
        ))}
        {hasFoundNothing && removals.length === 0 && <NoResults query={shownQuery} onSuggestion={onEdit} />}
        {pageLabel !== undefined && (
          <p className="DocSearch-HitsFooter">
            <SearchLink href={pageUrl} onFollow={(opensNewTab) => !opensNewTab && leaveSearch(pageUrl)}>
              {pageLabel}
            </SearchLink>
          </p>
        )}
      </div>
      {footer}
    </>
  )
}

/** Milliseconds within which a click follows the end of a press: on touch screens in a later task. */
const clickTime = 300
/** Milliseconds after which a search shows that it's running; most are faster than a reader notices. */
const slowTime = 300

/** Whether a search takes long. A sign that comes and goes with each letter would have the browser draw the list twice. */
function useSlowness(isSearching: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isSearching) return undefined
    const timer = setTimeout(() => setIsSlow(true), slowTime)
    return () => clearTimeout(timer)
  }, [isSearching])
  // Fast searches change nothing, not even to the same value: React may render the dialog again for that.
  if (isSlow && !isSearching) setIsSlow(false)
  return isSearching && isSlow
}

function currentPath(): string {
  return window.location.pathname
}

function withHits(groups: readonly OptionGroup[]) {
  return { groups, hits: groups.flatMap((group) => group.hits) }
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

/** The link to the page of results, or of sections; undefined if it would have nothing to show. */
function labelOfPage(query: string, count = 0): string | undefined {
  if (query === '') return 'All sections of the documentation'
  if (count > 1) return `See all ${count} results`
  return count === 1 ? 'See the results on a page' : undefined
}

interface FilterProps {
  filters: SearchFilters
  counts: SearchResults['kinds']
  onChange: (changed: Partial<SearchFilters>) => void
}

/** All kinds, so that no button moves with a letter. Rendered only if filters or counts change: it has more elements than the first results. */
const FilterBar = memo(function FilterBar({ filters, counts, onChange }: FilterProps) {
  return (
    <div className="search-filters">
      <FilterButtons name="Kind" options={kindOptions(filters.kinds, counts)} onChange={onChange} />
      <FilterButtons name="Plan" options={planOptions(filters.plan)} onChange={onChange} />
    </div>
  )
})

/** Buttons that narrow the results. A pointer leaves the focus in the field, so that arrow keys still work. */
function FilterButtons({
  name,
  options,
  onChange,
}: {
  name: string
  options: readonly FilterOption[]
  onChange: (change: Partial<SearchFilters>) => void
}) {
  return (
    <div role="group" aria-label={name} className="search-filter">
      <span aria-hidden="true">{name}</span>
      {options.map(({ label, change, isOn, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isOn}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChange(change)}
        >
          {label} {count !== undefined && <small>{count}</small>}
        </button>
      ))}
    </div>
  )
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
