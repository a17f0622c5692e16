import { createStore } from '../../ui/createStore'
import { readStorage, writeStorage, type StorageKey } from '../../platform/storageSlot'

/**
 * The shortcuts of this site, each of which the reader can turn off: speech input and tremors press keys by accident (WCAG 2.1.4).
 * `K` is pressed with Ctrl or Cmd.
 */
export const shortcuts = {
  k: shortcut('search.ctrlK'),
  slash: shortcut('search.slash'),
  help: shortcut('shortcuts.help'),
}

/** Whether the list of shortcuts is open. */
export const isShortcutListOpen = createStore(false)

function shortcut(key: StorageKey) {
  const { set, ...store } = createStore(true, () => readStorage(key) !== 'off')
  const turn = (isOn: boolean): void => {
    set(isOn)
    writeStorage(key, isOn ? 'on' : 'off')
  }
  return { ...store, turn }
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>
type EarlyKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'repeat'>

/**
 * What a key press does: Ctrl or Cmd plus K opens and closes the search; outside text fields, `/` opens it and `?` opens the list of
 * shortcuts.
 * @param isInField whether a text field has the focus.
 * @param isOn which of the shortcuts the reader has left on.
 */
export function searchShortcut(pressed: PressedKey, isInField: boolean, isOn: Record<keyof typeof shortcuts, boolean>) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (key.toLowerCase() === 'k' && isOn.k && ctrlKey !== metaKey && !altKey && !shiftKey) return 'toggle'
  if (isInField || ctrlKey || metaKey || altKey) return undefined
  // German keyboards need Shift for `/`, all need it for `?`.
  if (key === '/' && isOn.slash) return 'open'
  return key === '?' && isOn.help ? 'help' : undefined
}

/**
 * What was typed after a shortcut of the search before the site's scripts ran (`keepEarlyKeys` in `src/start`).
 * @param keys from the first shortcut on
 * @returns undefined if nothing was pressed, or Escape after all
 */
export function earlyQuery(keys: readonly EarlyKey[]): string | undefined {
  let query: string | undefined
  for (const { key, ctrlKey, metaKey, repeat } of keys) {
    if (repeat) continue
    if (ctrlKey || metaKey) query ??= ''
    else if (key === 'Escape') query = undefined
    else if (query === undefined) query = key === '/' ? '' : undefined
    else if (key === 'Backspace') query = query.slice(0, -1)
    else if (key.length === 1) query += key
  }
  return query
}

/** The shortcut that opens the search, as it is labeled on the reader's keyboard. */
export function searchKeys(): string {
  return /Mac|iP(hone|ad|od)/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'
}
