interface HistorySlots {
  isOverlay: true
  /** Scroll position of the search results, in pixels. */
  top: number
}

export function readHistorySlot<Slot extends keyof HistorySlots>(slot: Slot): HistorySlots[Slot] | undefined {
  return (window.history.state as Partial<HistorySlots> | null)?.[slot]
}

/** Keeps the router's own values in the entry. */
export function writeHistorySlot<Slot extends keyof HistorySlots>(slot: Slot, value: HistorySlots[Slot]): void {
  window.history.replaceState(stateWith(slot, value), '')
}

/** Changes the current history entry. The router isn't notified: the page and the focus stay. */
function replaceUrl(url: string): void {
  window.history.replaceState(window.history.state, '', url)
}

/** Changes parameters of the URL; an empty value removes one. */
export function replaceUrlParameters(changes: Readonly<Record<string, string>>): void {
  const { pathname, search, hash } = window.location
  const changed = withParameters(search, changes)
  if (changed !== search) replaceUrl(pathname + changed + hash)
}

/** Replaces query string and fragment; an empty fragment removes both. */
export function replaceUrlFragment(fragment: string): void {
  replaceUrl(window.location.pathname + (fragment && `#${fragment}`))
}

/** Changes only the hash; an empty ID removes it. */
export function replaceHash(id: string): void {
  replaceUrl(pathAndQuery() + (id && `#${encodeURIComponent(id)}`))
}

/** Of the URL, which is not that of the shown page while another one loads. */
export function pathAndQuery(): string {
  return window.location.pathname + window.location.search
}

/** `?a=1`, or empty. Commas stay readable. */
export function withParameters(search: string, changes: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') parameters.delete(name)
    else parameters.set(name, value)
  }
  const written = parameters.toString().replaceAll('%2C', ',')
  return written === '' ? '' : `?${written}`
}

/** What closes each overlay on Back, the newest last. */
const overlays = new Set<() => void>()

/** @returns whether something was open */
export function closeOverlay(): boolean {
  const newest = [...overlays].at(-1)
  newest?.()
  return newest !== undefined
}

/** Browsers go back later than they are told to. What opens in between adds its entry after that: the way back must not close it. */
let overlaysAfterBack: (() => void)[] | undefined

/**
 * Adds a history entry for something that opens over the page: going back closes it and leaves the page as it is. The router
 * isn't notified (`src/start/navigation`).
 * @returns to be called when it closes: removes the entry, unless the reader is leaving for another page, which replaces it
 */
export function pushOverlayEntry(onBack: () => void): (isLeaving?: boolean) => void {
  let isClosed = false
  const release = () => overlays.delete(onPop)
  const onPop = () => {
    release()
    const openedSince = overlaysAfterBack
    overlaysAfterBack = undefined
    if (!isClosed) onBack()
    openedSince?.forEach((push) => push())
  }
  const push = () => {
    if (isClosed) return
    window.history.pushState(stateWith('isOverlay', true), '')
    overlays.add(onPop)
  }
  if (overlaysAfterBack) overlaysAfterBack.push(push)
  else push()
  return (isLeaving) => {
    isClosed = true
    if (overlaysAfterBack) return
    if (!readHistorySlot('isOverlay') || isLeaving) return release()
    overlaysAfterBack = []
    window.history.back()
  }
}

/**
 * Opens a dialog with a history entry of its own. A component passes `onClose` to both `onCancel` and `onClose` of its `<dialog>`: the
 * browser sends `close` later than it closes, and a key in between would open what is still open for React.
 * @returns as of `pushOverlayEntry`; the element that had the focus has it again
 */
export function openDialog(dialog: HTMLDialogElement | null, onClose: () => void): (isLeaving?: boolean) => void {
  dialog?.showModal()
  const release = pushOverlayEntry(onClose)
  return (isLeaving) => {
    release(isLeaving)
    // Returns the focus; removing the element alone would not.
    dialog?.close()
  }
}

function stateWith<Slot extends keyof HistorySlots>(slot: Slot, value: HistorySlots[Slot]): object {
  return { ...(window.history.state as object | null), [slot]: value }
}
