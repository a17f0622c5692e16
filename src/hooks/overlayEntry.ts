interface OverlayState {
  isOverlay?: boolean
}

/** Whether the newest entry of the history stands for something open over the page (see `holdHistory`), not for a page. */
export function isOverlayEntry(): boolean {
  return Boolean((window.history.state as OverlayState | null)?.isOverlay)
}

/**
 * Puts an entry on top of the history for something that opens over the page, so that going back closes it and leaves the
 * page as it is. The router does not hear of that: for it nothing has happened.
 *
 * @param onBack is called when the reader went back
 * @returns to be called when it is closed, however: takes the entry away again, unless the reader is on the way to another
 *   page, which takes the entry's place (`src/browser/pageLoadRecovery`).
 */
export function holdHistory(onBack: () => void): (isLeaving: boolean) => void {
  const { history } = window
  history.pushState({ ...(history.state as object | null), isOverlay: true } satisfies OverlayState, '')
  const release = () => window.removeEventListener('popstate', onPop, true)
  const onPop = (event: PopStateEvent) => {
    event.stopImmediatePropagation()
    release()
    onBack()
  }
  // Before all other listeners: this one captures.
  window.addEventListener('popstate', onPop, true)
  return (isLeaving) => {
    if (isOverlayEntry() && !isLeaving) history.back()
    else release()
  }
}
