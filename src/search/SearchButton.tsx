import { withPrefix } from 'gatsby'
import { useEffect, useState } from 'react'
import { searchKeys } from '../preferences/shortcuts/shortcuts'
import { EarlyButton } from '../ui/EarlyButton'
import { Icon } from '../ui/Icon'
import * as styles from './SearchButton.module.css'
import { openSearch, prefetchDialogContent } from './searchDialogStore'

/**
 * Until the scripts run, it leads to the search page. In the `bar`, narrow screens show its icon only. DocSearch's own button would add
 * 5.7 KB to every page.
 */
export function SearchButton({ variant = 'bar' }: { variant?: 'bar' | 'large' }) {
  const [keys, setKeys] = useState<string>()
  useEffect(() => setKeys(searchKeys()), [])
  const label = variant === 'bar' ? 'Search' : 'Search the docs'
  return (
    <EarlyButton
      href={withPrefix('/search')}
      className={styles.button}
      data-variant={variant}
      data-print="hide"
      aria-label={label}
      // Without scripts, there are no keys.
      aria-keyshortcuts={keys && 'Control+K Meta+K'}
      onPointerEnter={prefetchDialogContent}
      onFocus={prefetchDialogContent}
      onPress={() => openSearch()}
    >
      <Icon name="search" />
      <span className={styles.label}>{label}</span>
      <kbd className={styles.keys} aria-hidden="true">
        {keys ?? 'Ctrl K'}
      </kbd>
    </EarlyButton>
  )
}
