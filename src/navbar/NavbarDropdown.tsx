import { useEffect, useRef, type ReactNode } from 'react'
import { Icon, type IconName } from '../ui/Icon'
import * as styles from './NavbarDropdown.module.css'

interface Props {
  /** What the list is of: "Language". */
  label: string
  /** The entry that is chosen now. */
  current: string
  icon?: IconName
  onOpen?: () => void
  /** List items with a link each. */
  children: ReactNode
}

/** A button with a list of links below it; works without scripts. Escape, a click elsewhere and a chosen link close it. */
export function NavbarDropdown({ label, current, icon, onOpen, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = ({ type, target }: Event) => {
      const box = details.current
      if (!box?.open || !(target instanceof Element)) return
      if (!box.contains(target) || (type === 'click' && target.closest('a'))) box.open = false
    }
    const closeByEscape = ({ key }: KeyboardEvent) => {
      const box = details.current
      if (key !== 'Escape' || !box?.open) return
      if (box.contains(document.activeElement)) box.querySelector('summary')?.focus()
      box.open = false
    }
    document.addEventListener('click', close)
    document.addEventListener('focusin', close)
    document.addEventListener('keydown', closeByEscape)
    return () => {
      document.removeEventListener('keydown', closeByEscape)
      document.removeEventListener('click', close)
      document.removeEventListener('focusin', close)
    }
  }, [])
  return (
    <details
      ref={details}
      className={styles.dropdown}
      name="navbar"
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
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
