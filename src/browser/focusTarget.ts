import { namedBy } from './namedBy'
import { revealTarget } from './revealTarget'

/**
 * Moves focus to what the reader came for: the heading the address names, else the title. Without this, Tab would start at the
 * top of the page again, and a screen reader would not start with the text.
 */
export function focusTarget(hash: string): void {
  const named = namedBy(hash)
  if (named) revealTarget(named, () => focus(named))
  else focus(document.querySelector<HTMLElement>('main h1'))
}

function focus(target: HTMLElement | null): void {
  if (!target) return
  if (target.tabIndex < 0) target.setAttribute('tabindex', '-1')
  // The router scrolls; focus must not.
  target.focus({ preventScroll: true })
}
