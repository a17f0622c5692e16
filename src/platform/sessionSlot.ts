export type SessionKey =
  /** The token of the API console, if the reader chose to keep it. */
  | 'api.token'
  /** Changes after this date are marked while the tab is open. */
  | 'changes.since'
  /** Sections that are marked while the tab is open, as `changes.sections` has them. */
  | 'changes.marked'
  /** Paths and titles of the pages that the reader opened last. */
  | 'pages.visited'

/** undefined also where storage is blocked. */
export function readSession(key: SessionKey): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value, or removes it. */
export function writeSession(key: SessionKey, value: string | undefined): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, value)
  } catch {
    // The reader has to enter the value again.
  }
}
