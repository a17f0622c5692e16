import type { ReactNode } from 'react'
import { Icon, type IconName } from '../ui/Icon'
import * as styles from './NavbarDropdown.module.css'

interface Props {
  /** What the list is of: "Language". */
  label: string
  /** The entry that is chosen now. */
  current: string
  icon?: IconName
  onOpen: () => void
  /** List items with a link each. */
  children: ReactNode
}

/** A button with a list of links below it; works without scripts. What closes it is loaded when it is about to open. */
export function NavbarDropdown({ label, current, icon, onOpen, children }: Props) {
  return (
    <details className={styles.dropdown} name="navbar" onToggle={({ currentTarget }) => currentTarget.open && onOpen()}>
      <summary className={styles.summary} aria-label={`${label}: ${current}`} onPointerEnter={prepare} onFocus={prepare}>
        {icon && <Icon name={icon} />}
        {current}
      </summary>
      <ul role="list" className={styles.list}>
        {children}
      </ul>
    </details>
  )
}

/** Without it a list still closes by its own button. */
function prepare(): void {
  import('./closeDropdowns').then(({ closeDropdowns }) => closeDropdowns(), () => undefined)
}
