import { earlyQuery } from '../preferences/shortcuts/searchShortcut'
import { openSearch } from '../search/searchDialogStore'
import { endProgress } from './navigationProgress'

/**
 * Does what the reader pressed and typed before React had hydrated the page (`inline/startReact`), by the ordinary event on the ordinary element.
 * What is pressed meanwhile waits for its turn.
 */
export async function replayPresses(): Promise<void> {
  const { earlyInput } = window
  if (!earlyInput) return
  const { presses, changed, keys, stop } = earlyInput
  changed.forEach(reportChange)
  if (changed.size > 0) await drawn()
  for (let press = presses.shift(); press; press = presses.shift()) {
    if (press instanceof KeyboardEvent) window.dispatchEvent(new KeyboardEvent('keydown', press))
    else press.click()
    await drawn()
  }
  stop()
  window.earlyInput = undefined
  reportPlace()
  const query = earlyQuery(keys)
  if (query !== undefined) openSearch(query)
  endProgress()
}

/** React draws what has changed before the next press: a form that is sent has the text of its fields. */
function drawn(): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Tells React of a field or a disclosure that has changed before: it compares with the value that it has found. */
function reportChange(element: Element): void {
  if (element instanceof HTMLDetailsElement) element.dispatchEvent(new Event('toggle'))
  else if (element instanceof HTMLSelectElement) element.dispatchEvent(new Event('change', { bubbles: true }))
  else if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
    element.checked = !element.checked
    element.click()
  } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    const { value } = element
    element.value = ''
    // Not by React's own setter of this element, which would remember it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** What follows the pointer, the focus and the scroll position learns where they are. */
function reportPlace(): void {
  const hovered = [...document.querySelectorAll(':hover')].at(-1)
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  hovered?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  window.dispatchEvent(new Event('scroll'))
}
