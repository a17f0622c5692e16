import docSearchStyles from '-!@docsearch/css/dist/modal.css?source'
import ownStyles from '-!./docsearch.css?source'
import { withPrefix } from 'gatsby'
import { useCallback, useEffect, useMemo, useRef, useState, type PointerEvent, type RefObject, type UIEvent } from 'react'
import { useStyleSheets } from '../../hooks/useStyleSheets'
import { algoliaAccount } from '../../platform/buildValues'
import { dialogAmount, searchSettings } from '../../shared/search/searchSettings'
import { ShortcutSwitch } from '../../shortcuts/ShortcutSwitch'
import { prepareSearch } from '../client/searchEngine'
import { useSearchResults, type SearchState } from '../client/useSearchResults'
import type { SearchFilters } from '../engine/SearchResults'
import { unmarked } from '../Marked'
import { searchUrl } from '../page/searchParameters'
import { leaveSearch, type PressedEnter } from '../searchDialogStore'
import { followUrl, SearchLink } from '../SearchLink'
import { fetchAdvice, type FilterOption, kindOptions, missingResultsUrl, planOptions, removalOptions, searchMessage } from '../searchMessages'
import { visitedPages } from '../visitedPages'
import { type Choice, type OptionGroup, OptionList, useCombobox } from './OptionList'
import { StoredSearchActions } from './StoredSearchActions'
import { startGroups, storedGroups, type StoredSearches, useStoredSearches, withChosen } from './storedSearches'
import { useCommands } from './useCommands'

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

/** What the dialog shows below its field: results, or while the field is empty stored searches, pages to start with, and commands. */
export function DialogContent({ version, field, query: typed, enter, onEdit }: Props) {
  useStyleSheets(styleSheets)
  useEffect(prepareSearch, [])
  const query = typed.trim()
  const [filters, setFilters] = useState<SearchFilters>({ kinds: [], version })
  const change = (changed: Partial<SearchFilters>) => setFilters({ ...filters, ...changed })
  const latest = useSearchResults({ query, ...filters, ...dialogAmount })
  const [pressed, setPressed] = useState<{ query: string; found: SearchState }>()
  const found = pressed?.query === query ? pressed.found : latest
  const { state, results } = found
  const shownQuery = found.results ? found.question.query : ''
  const hasFoundNothing = results?.count === 0
  const pageLabel = labelOfPage(query, results?.count)
  const pageUrl = query === '' ? '/search' : searchUrl({ query, ...filters, page: 1 })
  const kinds = results ? kindOptions(filters.kinds, results.kinds).filter(({ isOn, count }) => isOn || count !== 0) : []
  const removals = found.results ? removalOptions(found.question, found.results) : []
  const [searches, changeSearches] = useStoredSearches()
  const [storeMessage, setStoreMessage] = useState('')
  // Otherwise it would be announced again once the field is empty.
  if (query !== '' && storeMessage !== '') setStoreMessage('')
  const [path] = useState(currentPath)
  const [visited] = useState(visitedPages)
  const [commands, commandMessage] = useCommands(path)
  const stored = query === '' ? storedGroups(searches) : []
  const pages = results?.pages
  const foundList = useMemo(() => withHits((pages ?? []).map(resultGroup)), [pages])
  const { groups, hits } = query === '' ? withHits([...stored, ...startGroups(stored, visited, path, commands)]) : foundList
  // Enter in an empty field follows what the reader chose before, but nothing that they may not have seen, and nothing after they have
  // saved or removed a stored search: that may have been a second press of the same key.
  const [active, activate] = useCombobox(field, hits, shownQuery, query === '' && (stored.length === 0 || storeMessage !== '') ? -1 : 0)
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
  const hasQuery = query !== ''
  const choose = useCallback(
    (hit: Choice, opensNewTab: boolean) => {
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
    hit?.run?.()
    if (!hit || hit.run) return
    choose(hit, enter.opensNewTab)
    if (enter.opensNewTab) window.open(withPrefix(hit.url), '_blank', 'noopener')
    else followUrl(hit.url)
  })

  return (
    <>
      <div role="status" className={state === 'failed' || hasFoundNothing ? 'DocSearch-NoResults' : removals.length > 0 ? 'search-note' : 'visually-hidden'}>
        {state === 'failed' ? (
          <>
            <p className="DocSearch-Title">Unable to fetch results</p>
            <p className="DocSearch-Help">{fetchAdvice()}</p>
          </>
        ) : (
          <p className="DocSearch-Title">{query === '' ? commandMessage || storeMessage : searchMessage(found)}</p>
        )}
      </div>
      <div className="search-filters">
        {(kinds.length > 1 || filters.kinds.length > 0) && <FilterButtons name="Kind" options={kinds} onChange={change} />}
        {(kinds.length > 0 || filters.plan !== undefined) && <FilterButtons name="Plan" options={planOptions(filters.plan)} onChange={change} />}
      </div>
      <div className="DocSearch-Dropdown" onScroll={noteScroll} onPointerDown={press} data-busy={isSlow || undefined}>
        {hits.length > 0 && (
          <div className="search-list">
            <OptionList
              label={query === '' ? 'Pages and commands' : 'Results'}
              groups={groups}
              active={active}
              onActivate={activate}
              onFollow={choose}
            />
            {query === '' && <StoredSearchActions searches={searches} onChange={store} field={field} />}
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
    let hasStarted = false
    const timer = setTimeout(() => {
      hasStarted = true
      setIsSlow(true)
    }, slowTime)
    return () => {
      clearTimeout(timer)
      // Fast searches change nothing, not even to the same value: React may render the dialog again for that.
      if (hasStarted) setIsSlow(false)
    }
  }, [isSearching])
  return isSearching && isSlow
}

function currentPath(): string {
  return window.location.pathname
}

function withHits(groups: readonly OptionGroup[]) {
  return { groups, hits: groups.flatMap((group) => group.hits) }
}

/** A page with its sections below its category, and below its title if it isn't found itself. */
function resultGroup(hits: Choice[]): OptionGroup {
  const names = hits[0]?.names ?? []
  return { label: names.slice(0, names.length > 2 ? 2 : 1).map(unmarked).filter(Boolean).join(' › '), hits }
}

/** The link to the page of results, or of sections; undefined if it would have nothing to show. */
function labelOfPage(query: string, count = 0): string | undefined {
  if (query === '') return 'All sections of the documentation'
  if (count > 1) return `See all ${count} results`
  return count === 1 ? 'See the results on a page' : undefined
}

/** Buttons that narrow the results. A pointer leaves the focus in the field, so that arrow keys still work. */
function FilterButtons({ name, options, onChange }: { name: string; options: readonly FilterOption[]; onChange: (change: Partial<SearchFilters>) => void }) {
  return (
    <div role="group" aria-label={name} className="search-filter">
      <span aria-hidden="true">{name}</span>
      {options.map(({ label, change, isOn, count }) => (
        <button key={label} type="button" aria-pressed={isOn} onMouseDown={(event) => event.preventDefault()} onClick={() => onChange(change)}>
          {label} {count !== undefined && <small>{count}</small>}
        </button>
      ))}
    </div>
  )
}

/** What a reader can do whose query found nothing: report it, or try another one. */
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

const commands = [
  { keys: ['↵'], effect: 'to select' },
  { keys: ['↓', '↑'], effect: 'to navigate' },
  { keys: ['esc'], effect: 'to close' },
]

/** Below the results: the keys, the switch of the `/` key, and the credit that Algolia requires for its results. */
function DialogFooter() {
  return (
    <div className="DocSearch-Footer">
      {algoliaAccount && (
        <a className="DocSearch-Label" href="https://www.algolia.com/developers" target="_blank" rel="noopener noreferrer">
          Search by Algolia
        </a>
      )}
      <ul className="DocSearch-Commands">
        {commands.map(({ keys, effect }) => (
          <li key={effect}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
            <span className="DocSearch-Label">{effect}</span>
          </li>
        ))}
      </ul>
      <div className="search-setting">
        <ShortcutSwitch name="slash" />
      </div>
    </div>
  )
}

/** The same element in each rendering, so that letters don't render it again. */
const footer = <DialogFooter />
