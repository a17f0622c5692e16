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

/** A button with a list of links below it; works without scripts. What closes it is loaded when it first opens. */
export function NavbarDropdown({ label, current, icon, onOpen, children }: Props) {
  const open = () => {
    onOpen()
    // Without it the list still closes by its own button.
    import('./closeDropdowns').then(({ closeDropdowns }) => closeDropdowns(), () => undefined)
  }
  return (
    <details className={styles.dropdown} name="navbar" onToggle={({ currentTarget }) => currentTarget.open && open()}>
      <summary className={styles.summary} aria-label={`${label}: ${current}`}>
        {icon && <Icon name={icon} />}
        {current}
      </summary>
      <ul role="list" className={styles.list}>
        {children}
      </ul>
    </details>
  )
}
