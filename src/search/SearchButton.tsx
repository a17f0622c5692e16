import { withPrefix } from 'gatsby'
import { useEffect, useState } from 'react'
import { EarlyButton } from '../ui/EarlyButton'
import { Icon } from '../ui/Icon'
import * as styles from './SearchButton.module.css'
import { openSearch, prefetchDialogContent } from './searchDialogStore'

interface Props {
  /** `bar` for the navbar, where narrow screens show the icon only; `large` for the middle of a page. */
  variant?: 'bar' | 'large'
}

/** Opens the search; until the scripts run, it leads to the search page. Looks like a field, which readers look for. */
export function SearchButton({ variant = 'bar' }: Props) {
  const [isMac, setMac] = useState<boolean>()
  useEffect(() => setMac(/Mac|iP(hone|ad|od)/.test(navigator.userAgent)), [])
  const label = variant === 'bar' ? 'Search' : 'Search the documentation'
  return (
    <EarlyButton
      href={withPrefix('/search')}
      className={styles.button}
      data-variant={variant}
      data-print="hide"
      aria-label={label}
      // Without scripts, there are no keys.
      aria-keyshortcuts={isMac === undefined ? undefined : 'Control+K Meta+K'}
      onPointerEnter={prefetchDialogContent}
      onFocus={prefetchDialogContent}
      onPress={() => openSearch()}
    >
      <Icon name="search" />
      <span className={styles.label}>{label}</span>
      <kbd className={styles.keys} aria-hidden="true">
        {`${isMac ? '⌘' : 'Ctrl'} K`}
      </kbd>
    </EarlyButton>
  )
}
