import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { isComposing } from '../platform/isComposing'
import { openDialog } from '../platform/historyState'
import { Shortcuts } from '../preferences/shortcuts/Shortcuts'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { Icon } from '../ui/Icon'
import { Loadable } from '../ui/Loadable'
import * as styles from './Search.module.css'
import { SearchButton } from './SearchButton'
import {
  closeSearch,
  isSearchOpen,
  loadDialogContent,
  openSearch,
  type PressedEnter,
  searchVisit,
} from './searchDialogStore'

const search = { isOpen: isSearchOpen.get, open: openSearch, close: closeSearch }

/** The button, the keyboard shortcuts, and the dialog while it is open. `version` is the older one that the page describes. */
export function Search({ version }: { version: string | undefined }) {
  return (
    <>
      <SearchButton />
      {isSearchOpen.useValue() && <SearchDialog version={version} />}
      <Shortcuts search={search} />
    </>
  )
}

/** Long enough for a whole error message. */
const maxQueryLength = 300

/** The field is there while the code of the results (`DialogContent`) is loading, so that nothing the reader types is lost. */
function SearchDialog({ version }: { version: string | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState(() => searchVisit.query || String(getSelection()).slice(0, 64))
  const [enter, setEnter] = useState<PressedEnter>()
  useLayoutEffect(() => {
    const close = openDialog(dialog.current, closeSearch)
    // A selected text is replaced by what the reader types, what was typed is not.
    field.current?.setSelectionRange(searchVisit.query.length, -1)
    return () => close(searchVisit.isLeaving)
  }, [])
  const type = (next: string) => {
    setQuery(next)
    setEnter(undefined)
  }
  const edit = (next: string) => {
    type(next)
    field.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={`DocSearch ${styles.dialog}`}
      aria-label="Search"
      onCancel={closeSearch}
      onClose={closeSearch}
      onMouseDown={pressBackdrop}
    >
      <div className={styles.bar}>
        <div className={styles.box}>
          <Icon name="search" />
          <QueryField field={field} query={query} enter={enter} onType={type} onEnter={setEnter} />
          {query !== '' && (
            <button type="button" className="DocSearch-Reset" aria-label="Clear the query" onClick={() => edit('')}>
              <Icon name="close" />
            </button>
          )}
        </div>
        <button type="button" className="DocSearch-Cancel" onClick={closeSearch}>
          Cancel
        </button>
      </div>
      <Loadable
        load={loadDialogContent}
        name="The search"
        label="Loading the search"
        failure="Unable to fetch results."
        onRetry={() => field.current?.focus()}
      >
        {({ DialogContent }) => (
          <ErrorBoundary part="The search">
            <DialogContent version={version} field={field} query={query} enter={enter} onEdit={edit} />
          </ErrorBoundary>
        )}
      </Loadable>
    </dialog>
  )
}

function pressBackdrop(event: MouseEvent) {
  if (event.target !== event.currentTarget) return
  // The second press of a double click on the search button neither closes the dialog nor takes the focus from the field.
  event.preventDefault()
  if (event.detail < 2) closeSearch()
}

interface QueryFieldProps {
  field: RefObject<HTMLInputElement>
  query: string
  enter: PressedEnter | undefined
  onType: (query: string) => void
  /** Undefined for another key, after which an earlier Enter doesn't count any more. */
  onEnter: (enter: PressedEnter | undefined) => void
}

function QueryField({ field, query, enter, onType, onEnter }: QueryFieldProps) {
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, metaKey, shiftKey, nativeEvent, currentTarget } = event
    const isEnter = key === 'Enter' && !isComposing(nativeEvent)
    if (isEnter) {
      // Closing returns the focus while the key is down: it would click the search button.
      event.preventDefault()
      onEnter({ query: currentTarget.value.trim(), opensNewTab: ctrlKey || metaKey || shiftKey })
    } else if (enter) onEnter(undefined)
  }
  return (
    <input
      ref={field}
      className={styles.field}
      type="text"
      role="combobox"
      aria-label="Search"
      aria-autocomplete="list"
      aria-controls="search:options"
      // DialogContent, which has the list, updates this attribute.
      aria-expanded="false"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      placeholder="Search the docs"
      maxLength={maxQueryLength}
      value={query}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={pressKey}
    />
  )
}
