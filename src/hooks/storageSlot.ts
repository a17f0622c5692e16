/** Every key this site keeps in browser storage, by what is in it. */
export type StorageKey =
  /** `light` or `dark`; light while there is none. Clearing it follows the system, as long as the page is open. */
  | 'theme'
  /** The last announcement that was shown, and `true` once it was closed. */
  | 'announcement.id'
  | 'announcement.dismissed'
  /** Name of the version the reader chose last. */
  | 'version.preferred'
  /** `off` when the reader does not want `/` to open the search. DocSearch keeps recent and favourite searches by itself. */
  | 'search.slash'
  /** The chosen tab of a group. */
  | `tabs.${string}`
  /** Address of the reader's server for the samples of the API reference; only where the reader asks for it. */
  | 'api.server'
  /** `denied`, or `granted` and to whom (`src/third-parties/consent`): whether third parties may be loaded. */
  | 'thirdParties.consent'

let hasWarned = false

/** What would have been stored: a reader who blocked storage still gets every control, until the page is left. */
const unstored = new Map<StorageKey, string>()

function warnOnce(): void {
  if (hasWarned) return
  hasWarned = true
  // eslint-disable-next-line no-console
  console.warn('Browser storage is not available: choices such as the colour mode are not remembered.')
}

/** The stored value, or undefined. Without storage: what was to be stored since the page was loaded, and one warning. */
export function readStorage(key: StorageKey): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined
  } catch {
    warnOnce()
    return unstored.get(key)
  }
}

/** Forgets a value; without storage there is one warning as well. */
export function clearStorage(key: StorageKey): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    warnOnce()
    unstored.delete(key)
  }
}

/** Stores a value; without storage it is kept until the page is left, with one warning. */
export function writeStorage(key: StorageKey, value: string): void {
  try {
    window.localStorage.setItem(key, value)
  } catch {
    warnOnce()
    unstored.set(key, value)
  }
}
