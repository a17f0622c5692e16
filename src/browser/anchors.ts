import { decodeUrl } from '../shared/encoding'

/** Without a malformed hash: Gatsby decodes it without a check, and `/#%` would show a blank page. */
export function repairHash(url: string): string {
  const start = url.indexOf('#')
  return start === -1 || decodeUrl(url.slice(start)) !== undefined ? url : url.slice(0, start)
}

export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeUrl(hash.slice(1)) ?? '')
}

/** The closed disclosure of an element, and closed disclosures and unselected tab panels around it, the innermost first. */
export function closedAncestors(target: HTMLElement): HTMLElement[] {
  const own = [...target.children].find((child) => child instanceof HTMLDetailsElement) as HTMLElement | undefined
  const closed: HTMLElement[] = []
  for (let ancestor: HTMLElement | null = own ?? target; ancestor; ancestor = ancestor.parentElement) {
    const isClosed = ancestor instanceof HTMLDetailsElement && !ancestor.open
    if (isClosed || (ancestor.role === 'tabpanel' && ancestor.dataset.hidden !== undefined)) closed.push(ancestor)
  }
  return closed
}

/** Focuses the element in the hash, opened if it is hidden, or else the title: there Tab and screen readers go on. */
export function focusTarget(hash: string): void {
  const target = hashTarget(hash)
  if (target) openAncestors(target, () => focus(target))
  else focus(document.querySelector<HTMLElement>('main h1'))
}

/** Some browsers open disclosures themselves; none selects tabs. */
function openAncestors(target: HTMLElement, onOpen: () => void): void {
  const closed = closedAncestors(target)
  if (closed.length === 0) {
    onOpen()
    return
  }
  for (const ancestor of closed) {
    if (ancestor instanceof HTMLDetailsElement) ancestor.open = true
    else document.getElementById(ancestor.getAttribute('aria-labelledby') ?? '')?.click()
  }
  // The router scrolled while the target was hidden; React renders the selected tab before the next animation frame.
  requestAnimationFrame(() => {
    target.scrollIntoView()
    onOpen()
  })
}

function focus(target: HTMLElement | null): void {
  if (!target) return
  if (target.tabIndex < 0) target.setAttribute('tabindex', '-1')
  // The router scrolls; focus must not.
  target.focus({ preventScroll: true })
}
