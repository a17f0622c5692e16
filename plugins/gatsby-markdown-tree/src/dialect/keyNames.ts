/** Keys as their caps name them; letters, digits and signs are keys too. */
const named = [
  'Ctrl Cmd Alt Option Shift Meta Fn Esc Enter Tab Space Backspace Delete Insert Home End PageUp PageDown CapsLock',
  'Up Down Left Right Plus Minus',
  Array.from({ length: 12 }, (_, index) => `F${index + 1}`).join(' '),
].flatMap((line) => line.split(' '))

export type KeyNames = { keys: readonly string[] } | { unknown: string; names: readonly string[] }

/** Reads `Ctrl+Shift+K`. */
export function keyNames(text: string): KeyNames {
  const keys = text.split('+').map((key) => key.trim())
  const unknown = keys.find((key) => !named.includes(key) && !/^[A-Z0-9!-/:-@[-`{-~]$/.test(key))
  return unknown === undefined ? { keys } : { unknown, names: named }
}
