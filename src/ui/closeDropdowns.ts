import { dropdownName } from './dropdown'

let isListening = false

/** From the first opened list on, Escape, a click or focus outside, and a chosen entry close all dropdowns. */
export function closeDropdowns(): void {
  if (isListening) return
  isListening = true
  for (const type of ['click', 'focusin', 'keydown'] as const) document.addEventListener(type, onEvent)
}

function onEvent({ type, target, key }: Event & { key?: string }): void {
  if (!(target instanceof Element) || (type === 'keydown' && key !== 'Escape')) return
  for (const list of document.querySelectorAll<HTMLDetailsElement>(`details[name="${dropdownName}"][open]`)) {
    const isInside = list.contains(target)
    if (type === 'keydown' && isInside) list.querySelector('summary')?.focus()
    const isChosen = type === 'click' && target.closest('a, button') !== null
    if (type === 'keydown' || !isInside || isChosen) list.open = false
  }
}
