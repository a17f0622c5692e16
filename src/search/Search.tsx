import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { algoliaAccount } from '../platform/buildValues'
import { openModal } from '../platform/openModal'
import { Shortcuts } from '../preferences/shortcuts/Shortcuts'
import { ErrorBoundary } from '../ui/ErrorBoundary'
import { Icon } from '../ui/Icon'
import { LoadProgress } from '../ui/Loadable'
import { useLoadable } from '../ui/useLoadable'
import * as styles from './Search.module.css'
import { SearchButton } from './SearchButton'
import { closeSearch, isSearchOpen, loadSearchModal, openSearch, prepareEngine, searchVisit } from './searchDialogStore'

const search = { isOpen: isSearchOpen.get, open: openSearch, close: closeSearch }

/** The button, the keyboard shortcuts, and the dialog while it is open. `version` is the older one that the page describes. */
export function Search({ version }: { version: string | undefined }) {
  return (
    <>
      <SearchButton />
      {/* oxlint-disable-next-line local/no-browser-while-rendering -- it is never open while pages are built */}
      {isSearchOpen.useValue() && createPortal(<SearchDialog version={version} />, document.body)}
      <Shortcuts search={search} />
    </>
  )
}

/** What the field contains and which part of it is selected. */
export interface TypedQuery {
  text: string
  start: number
  end: number
}

/** Selected text becomes the query, which the next letter replaces; what was typed is continued. */
function firstQuery(): TypedQuery {
  const { query } = searchVisit
  const text = query || String(getSelection()).slice(0, 64)
  return { text, start: query.length, end: text.length }
}

/** The dialog around DocSearch. Until its code is there, a field takes what the reader types. */
function SearchDialog({ version }: { version: string | undefined }) {
  const dialog = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState(firstQuery)
  const [{ phase, value }, retry] = useLoadable(loadSearchModal)
  useEffect(prepareEngine, [])
  useLayoutEffect(() => {
    const close = dialog.current && openModal(dialog.current, closeSearch, searchVisit.opener)
    return () => close?.(searchVisit.isLeaving)
  }, [])
  return (
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label="Search"
      className={styles.dialog}
      data-engine={algoliaAccount ? 'algolia' : 'embedded'}
    >
      {value ? (
        <ErrorBoundary part="The search">
          <value.SearchModal dialog={dialog} typed={typed} version={version} />
        </ErrorBoundary>
      ) : (
        <div className={styles.early}>
          <EarlyField typed={typed} onType={setTyped} />
          <LoadProgress
            phase={phase}
            name="The search"
            label="Loading the search"
            failure="Unable to fetch results."
            onRetry={() => {
              retry()
              dialog.current?.querySelector('input')?.focus()
            }}
          />
        </div>
      )}
    </div>
  )
}

/** Looks like DocSearch's. */
function EarlyField({ typed, onType }: { typed: TypedQuery; onType: (typed: TypedQuery) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [{ start, end }] = useState(typed)
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(start, end)
  }, [start, end])
  const read = ({ currentTarget: { value, selectionStart, selectionEnd } }: { currentTarget: HTMLInputElement }) =>
    onType({ text: value, start: selectionStart ?? value.length, end: selectionEnd ?? value.length })
  return (
    <div className={styles.box}>
      <Icon name="search" />
      <input
        ref={field}
        className={styles.field}
        aria-label="Search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="Search the docs"
        value={typed.text}
        onChange={read}
        onSelect={read}
      />
      <button type="button" aria-label="Close" onClick={closeSearch}>
        <Icon name="close" />
      </button>
    </div>
  )
}
