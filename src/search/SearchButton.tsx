import { useEffect, useState } from 'react'
import { searchKeys } from '../preferences/shortcuts/shortcuts'
import { Icon } from '../ui/Icon'
import * as styles from './SearchButton.module.css'
import { openSearch, prefetchSearch } from './searchDialogStore'

/** In the `bar`, narrow screens show its icon only. DocSearch's own button would add 5.7 KB to every page. */
export function SearchButton({ variant = 'bar' }: { variant?: 'bar' | 'large' }) {
  const [keys, setKeys] = useState<string>()
  useEffect(() => setKeys(searchKeys()), [])
  const label = variant === 'bar' ? 'Search' : 'Search the docs'
  return (
    <button
      type="button"
      className={styles.button}
      data-variant={variant}
      data-print="hide"
      aria-label={label}
      aria-haspopup="dialog"
      // Before React is there, a press of it counts as one of these keys (`src/start/inline/startReact`).
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={prefetchSearch}
      onFocus={prefetchSearch}
      onClick={() => openSearch()}
    >
      <Icon name="search" />
      <span className={styles.label}>{label}</span>{' '}
      <kbd className={styles.keys} aria-hidden="true">
        {keys ?? 'Ctrl K'}
      </kbd>
    </button>
  )
}
