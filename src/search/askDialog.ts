import { dialogField } from './dialogField'

/** Types a query into DocSearch's field, as the reader would. */
export function askDialog(query: string): void {
  // React sees only changes that go past its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(dialogField(), query)
  dialogField()?.dispatchEvent(new Event('input', { bubbles: true }))
  dialogField()?.focus()
}

/**
 * Has DocSearch ask its last question again: it does so when its field gets the focus. Not when the reader has gone down the
 * list already, which would put them back to its top.
 */
export function askDialogAgain(): void {
  const chosen = document.querySelector('.DocSearch-Hit[aria-selected=true]')
  if (chosen && chosen !== document.querySelector('.DocSearch-Hit')) return
  dialogField()?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}
