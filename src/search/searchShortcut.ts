/** What of a key press decides. */
interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/**
 * What a key press asks of the search: Ctrl or Cmd and K opens and closes it, `/` opens it where it is not part of a text.
 *
 * @param isInField whether the focus is where text is typed.
 * @param isSlashOn whether the reader wants `/` to do anything: speech input and shaky hands press it by accident, so it can
 * be turned off (WCAG 2.1.4).
 */
export function searchShortcut(pressed: PressedKey, isInField: boolean, isSlashOn: boolean): 'toggle' | 'open' | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = pressed
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey) return 'toggle'
  // Shift may be what a `/` takes: on German keyboards it does.
  if (key === '/' && isSlashOn && !isInField && !ctrlKey && !metaKey && !altKey) return 'open'
  return undefined
}
