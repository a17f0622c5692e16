type Listener = () => void

let isOpen = false
let opener: Element | null = null
const listeners = new Set<Listener>()

/**
 * Whether the search dialog is open. The state stands outside React, because the dialog is mounted once, by the navbar, and
 * opened from anywhere: by any search button, and by the keyboard.
 */
export const searchOpening = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isOpen: (): boolean => isOpen,
  /** Opens the dialog, and remembers what had the focus. */
  open(): void {
    if (isOpen) return
    opener = document.activeElement
    isOpen = true
    tell()
  },
  /** Closes the dialog. */
  close(): void {
    isOpen = false
    tell()
  },
  /** Gives the focus back to what had it when the dialog was opened. */
  returnFocus(): void {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  },
}

function tell(): void {
  for (const listener of listeners) listener()
}
