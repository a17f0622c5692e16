export type StorageKey =
  /** `light`, `dark` or `system`; light by default. Clearing it follows the system while the page is open. */
  | 'theme'
  /** ID of the last announcement shown, and `true` once it was closed. */
  | 'announcement.id'
  | 'announcement.dismissed'
  | 'version.preferred'
  /** `off` after the reader has turned a key off: `/`, Ctrl or Cmd plus K, `?`. */
  | 'search.slash'
  | 'search.ctrlK'
  | 'shortcuts.help'
  /** Recent and favorite searches, in the format of DocSearch; one list per index. */
  | `__DOCSEARCH_${'RECENT' | 'FAVORITE'}_SEARCHES__${string}`
  /** The chosen tab of a group, but for that of SDKs. */
  | `tabs.${string}`
  /** The reader's SDK, which is also the chosen tab, versions and plan: `go@4.1,unleash@5.8,pro`. */
  | 'stack'
  /** The numbers of the lessons of a course that the reader has done: `1 2 5`. */
  | `course.${string}`
  /** URL of the reader's server for API samples, if the reader chose to keep it. */
  | 'api.server'
  /** Whether third parties may be loaded: `denied`, or `granted` and to whom (`src/layout/third-parties/consent`). */
  | 'thirdParties.consent'

let hasWarned = false

/** Replaces storage for readers who blocked it, until they leave the page. */
const unstored = new Map<StorageKey, string>()

function warnOnce(): void {
  if (hasWarned) return
  hasWarned = true
  // oxlint-disable-next-line no-console
  console.warn('Nothing is stored in this browser.')
}

/**
 * Without storage: the value written since the page was loaded, and one warning.
 * @param format of the whole value: a name or a URL by default. Anything else, which an extension or an older version has stored, is
 * removed.
 */
export function readStorage(key: StorageKey, format = /^[\w .:+#/~%[\]-]{0,300}$/): string | undefined {
  try {
    const value = window.localStorage.getItem(key) ?? undefined
    if (value === undefined || format.test(value)) return value
    clearStorage(key)
    return undefined
  } catch {
    warnOnce()
    return unstored.get(key)
  }
}

export function clearStorage(key: StorageKey): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    warnOnce()
    unstored.delete(key)
  }
}

/** Removes what the site and its libraries have stored. The reload waits for this to end; where storage is blocked, there is nothing to remove. */
export function clearStorageAndReload(): void {
  window.location.reload()
  window.localStorage.clear()
  window.sessionStorage.clear()
}

/** Gatsby's router passes what is stored as a scroll position to `scrollTo`, which throws at some objects. */
export function dropInvalidScrollPositions(): void {
  try {
    const { sessionStorage } = window
    for (const key of Object.keys(sessionStorage)) {
      if (/^@@/.test(key) && !isFinite(Number(sessionStorage.getItem(key)))) sessionStorage.removeItem(key)
    }
  } catch {
    warnOnce()
  }
}

/** For libraries that know browsers without storage, but none that blocks it, where reading the property throws. */
export function hideBlockedStorage(): void {
  try {
    void window.localStorage
  } catch {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined })
  }
}

export function writeStorage(key: StorageKey, value: string): void {
  try {
    window.localStorage.setItem(key, value)
  } catch {
    warnOnce()
    unstored.set(key, value)
  }
}
