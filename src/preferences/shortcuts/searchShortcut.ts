// Without React: the script that waits for it uses these, too.

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>
type EarlyKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'repeat'>

/**
 * What a key press does: Ctrl or Cmd plus K opens and closes the search; outside text fields, `/` opens it and `?` opens the list of
 * shortcuts.
 * @param isInField whether a text field has the focus.
 * @param isOn which of the shortcuts the reader has left on.
 */
export function searchShortcut(pressed: PressedKey, isInField: boolean, isOn: Record<'k' | 'slash' | 'help', boolean>) {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (key.toLowerCase() === 'k' && isOn.k && ctrlKey !== metaKey && !altKey && !shiftKey) return 'toggle'
  if (isInField || ctrlKey || metaKey || altKey) return undefined
  // German keyboards need Shift for `/`, all need it for `?`.
  if (key === '/' && isOn.slash) return 'open'
  return key === '?' && isOn.help ? 'help' : undefined
}

/**
 * What was typed after a shortcut of the search before React was there (`src/start/inline/startReact`).
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

/** Whether letters that are pressed at an element are written into it. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), select, textarea'))
  )
}
