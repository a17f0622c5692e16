import { decodeUrl } from '../shared/encoding'

/** A URL without its hash if that is malformed: Gatsby decodes it without a check, and `/#%` would show a blank page. */
export function repairHash(url: string): string {
  const start = url.indexOf('#')
  return start === -1 || decodeUrl(url.slice(start)) !== undefined ? url : url.slice(0, start)
}

/** The element whose ID is in the hash of a URL. */
export function hashTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeUrl(hash.slice(1)) ?? '')
}

/**
 * The closed disclosure of an element, and closed disclosures and unselected panels of tabs around it, the innermost first. Boxes aren't
 * measured: browsers lay out the content of a closed disclosure.
 */
export function closedAncestors(target: HTMLElement): HTMLElement[] {
  const own = [...target.children].find((child) => child instanceof HTMLDetailsElement) as HTMLElement | undefined
  const closed: HTMLElement[] = []
  for (let ancestor: HTMLElement | null = own ?? target; ancestor; ancestor = ancestor.parentElement) {
    const isClosed = ancestor instanceof HTMLDetailsElement && !ancestor.open
    if (isClosed || tabOf(ancestor)?.checked === false) closed.push(ancestor)
  }
  return closed
}

/** The radio button that shows a panel of tabs; undefined for other elements. */
function tabOf(panel: Element): HTMLInputElement | undefined {
  const label = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
  return label instanceof HTMLLabelElement && label.control instanceof HTMLInputElement ? label.control : undefined
}

/** Focuses the element in the hash, opened if it is hidden, or else the title: Tab and screen readers continue there. */
export function focusTarget(hash: string): void {
  const target = hashTarget(hash) ?? document.querySelector<HTMLElement>('main h1')
  if (!target) return
  const closed = closedAncestors(target)
  // Some browsers open disclosures themselves; none selects tabs.
  for (const ancestor of closed) {
    if (ancestor instanceof HTMLDetailsElement) ancestor.open = true
    else tabOf(ancestor)?.click()
  }
  if (closed.length === 0) {
    focus(target)
  } else {
    // The router scrolled while the target was hidden; React renders the selected tab before the next animation frame.
    requestAnimationFrame(() => {
      target.scrollIntoView()
      focus(target)
    })
  }
}

function focus(target: HTMLElement): void {
  const { activeElement: focused } = document
  // The browser has focused it already, and the reader has pressed Tab since; a link to it has the focus because it was followed.
  const isLink = focused instanceof HTMLAnchorElement && hashTarget(focused.hash) === target
  if (focused !== target && target.contains(focused) && !isLink) return
  if (target.tabIndex < 0) target.setAttribute('tabindex', '-1')
  // The router scrolls; focus must not.
  target.focus({ preventScroll: true })
}
