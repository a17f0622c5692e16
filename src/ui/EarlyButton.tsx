import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react'
import { useIsHydrated } from './useIsHydrated'
import { hasModifier } from './SiteLink'

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where a press leads before the scripts run. */
  href: string
  onPress: () => void
}

/**
 * A button that opens a dialog, and that is a link until the scripts run: on a slow phone they take a second longer than the page,
 * and what the reader presses by then would be lost. With Ctrl or Cmd it stays a link.
 */
export function EarlyButton({ href, onPress, children, ...rest }: Props) {
  const isHydrated = useIsHydrated()
  const press = (event: MouseEvent | KeyboardEvent) => {
    if (hasModifier(event)) return
    event.preventDefault()
    onPress()
  }
  return (
    <a
      href={href}
      onClick={press}
      {...(isHydrated && {
        role: 'button',
        'aria-haspopup': 'dialog',
        onKeyDown: (event: KeyboardEvent) => event.key === ' ' && press(event),
      })}
      {...rest}
    >
      {children}
    </a>
  )
}
