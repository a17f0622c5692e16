/** The field of DocSearch's dialog, while that is open. */
export function dialogField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('.DocSearch-Input')
}
