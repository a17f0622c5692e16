import { pushOverlayEntry } from './historyState'
import { isComposing } from './isComposing'

/** What Tab reaches, unless it is hidden. */
const tabStops = ':is(a[href], button, input, select, textarea, [tabindex="0"]):not([tabindex="-1"], :disabled)'

/**
 * Makes an element of `<body>` a modal dialog that others may be drawn over, such as menus that a library puts into `<body>`: in a modal
 * `<dialog>`, these would be below it. The page is inert, Tab stays inside, Escape and Back close it.
 * @param opener has the focus again when it closes
 * @returns to be called when it closes, as of `pushOverlayEntry`
 */
export function openModal(
  dialog: HTMLElement,
  onClose: () => void,
  opener: Element | null,
): (isLeaving?: boolean) => void {
  const page = [...document.body.children].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== dialog && !element.inert,
  )
  for (const element of page) element.inert = true
  const release = pushOverlayEntry(onClose)
  const listening = new AbortController()
  const onKeyDown = (event: KeyboardEvent) => {
    // What has the focus elsewhere, such as a menu, is closed first.
    const isOurs = event.target === document.body || (event.target instanceof Node && dialog.contains(event.target))
    if (!isOurs || isComposing(event)) return
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    } else if (event.key === 'Tab') {
      event.stopPropagation()
      keepFocusInside(dialog, event)
    }
  }
  // When the focused element disappears, the page has the focus.
  document.addEventListener('keydown', onKeyDown, { capture: true, signal: listening.signal })
  return (isLeaving) => {
    listening.abort()
    for (const element of page) element.inert = false
    release(isLeaving)
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
}

/** At either end, Tab continues at the other one; the rest is the browser's. */
function keepFocusInside(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(tabStops)].filter((stop) => stop.getClientRects().length > 0)
  const last = event.shiftKey ? stops[0] : stops.at(-1)
  if (document.activeElement !== last && dialog.contains(document.activeElement)) return
  event.preventDefault()
  ;(event.shiftKey ? stops.at(-1) : stops[0])?.focus()
}
