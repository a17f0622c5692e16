import { useEffect } from 'react'
import { createStore } from '../hooks/createStore'
import { readStorage, writeStorage, type StorageKey } from '../platform/storageSlot'
import { takeEarlyQuery } from './earlyQuery'
import { closeSearch, isSearchOpen, openSearch } from './searchDialogStore'

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

/**
 * What a key press does: Ctrl or Cmd plus K opens and closes the search; outside text fields, `/` opens it and `?` opens the list of
 * shortcuts.
 *
 * @param isInField whether a text field has the focus.
 * @param isOn which of the shortcuts the reader has left on.
 */
export function searchShortcut(
  pressed: PressedKey,
  isInField: boolean,
  isOn: Record<keyof typeof shortcuts, boolean>,
): 'toggle' | 'open' | 'help' | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (key.toLowerCase() === 'k' && isOn.k && ctrlKey !== metaKey && !altKey && !shiftKey) return 'toggle'
  if (isInField || ctrlKey || metaKey || altKey) return undefined
  // German keyboards need Shift for `/`, all need it for `?`.
  if (key === '/' && isOn.slash) return 'open'
  return key === '?' && isOn.help ? 'help' : undefined
}

/** Opens and closes the search from the keyboard, wherever the focus is. */
export function useSearchShortcuts(): void {
  useEffect(() => {
    const query = takeEarlyQuery()
    if (query !== undefined) openSearch(query)
    const onKeyDown = (event: KeyboardEvent) => {
      const isOpen = isSearchOpen.get()
      if (event.defaultPrevented || event.isComposing || (!isOpen && isOtherDialogOpen())) return
      const { k, slash, help } = shortcuts
      const isOn = { k: k.get(), slash: slash.get(), help: help.get() && !isOpen }
      const shortcut = searchShortcut(event, isField(event.target), isOn)
      if (shortcut === undefined) return
      event.preventDefault()
      // A held key must not open again what it has just closed.
      if (event.repeat) return
      if (shortcut === 'help') isShortcutListOpen.set(true)
      else if (!isOpen) openSearch()
      else if (shortcut === 'toggle') closeSearch()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type=checkbox]), select, textarea'))
}

/** The menu of narrow screens is modal: nothing may open below it. */
function isOtherDialogOpen(): boolean {
  return document.querySelector('dialog:modal') !== null
}
