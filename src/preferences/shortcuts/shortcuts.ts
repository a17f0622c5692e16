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

/** The shortcut that opens the search, as it is labeled on the reader's keyboard. */
export function searchKeys(): string {
  return /Mac|iP(hone|ad|od)/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'
}
