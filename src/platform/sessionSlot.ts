export type SessionKey =
  /** The token of the API console, if the reader chose to keep it. */
  'api.token'

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
