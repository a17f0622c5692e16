/** Keys as their caps name them; letters, digits and signs are keys too. */
const named = [
  'Ctrl Cmd Alt Option Shift Meta Fn Esc Enter Tab Space Backspace Delete Insert Home End PageUp PageDown CapsLock',
  'Up Down Left Right Plus Minus',
  Array.from({ length: 12 }, (_, index) => `F${index + 1}`).join(' '),
].flatMap((line) => line.split(' '))

/** What keys are called elsewhere. */
const others: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Command: 'Cmd',
  Escape: 'Esc',
  Return: 'Enter',
  Del: 'Delete',
  Ins: 'Insert',
}

export type KeyNames = { keys: readonly string[] } | { unknown: string; candidates: readonly string[] }

/**
 * Reads `Ctrl+Shift+K`.
 *
 * @returns the keys, or the first that is none with what may be meant by it.
 */
export function keyNames(text: string): KeyNames {
  const keys = text.split('+').map((key) => key.trim())
  const unknown = keys.find((key) => !named.includes(key) && !/^[A-Z0-9!-/:-@[-`{-~]$/.test(key))
  if (unknown === undefined) return { keys }
  const other = Object.hasOwn(others, unknown) ? others[unknown] : undefined
  if (other !== undefined) return { unknown, candidates: [other] }
  return { unknown, candidates: unknown.length === 1 ? [unknown.toUpperCase()] : named }
}
