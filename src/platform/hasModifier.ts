/** With one of these keys, a click is for the browser: it opens a link in another tab or window, or saves it. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}
