import { useEffect, useState } from 'react'
import { Icon } from '../ui/Icon'
import { prepareSearchDialog } from './loadSearchDialog'
import * as styles from './SearchButton.module.css'
import { searchOpening } from './searchOpening'

interface Props {
  /** `bar` for the navbar, where narrow screens show the icon only; `large` for the middle of a page. */
  variant?: 'bar' | 'large'
}

/** Opens the search. Looks like a field, because that is what readers look for. */
export function SearchButton({ variant = 'bar' }: Props) {
  const [isMac, setMac] = useState(false)
  useEffect(() => setMac(/Mac|iP(hone|ad|od)/.test(navigator.userAgent)), [])
  return (
    <button
      type="button"
      className={styles.button}
      data-variant={variant}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={prepareSearchDialog}
      onFocus={prepareSearchDialog}
      onClick={searchOpening.open}
    >
      <Icon name="search" />
      <span className={styles.label}>{variant === 'bar' ? 'Search' : 'Search the documentation'}</span>
      <kbd className={styles.keys} aria-hidden="true">
        {`${isMac ? '⌘' : 'Ctrl'} K`}
      </kbd>
    </button>
  )
}
