/** What the field has in which a reader types before the dialog is there (see `SearchWaiting`), and what of it is selected. */
export function typedAhead(): { query: string; selected: [number | null, number | null] } {
  const field = document.querySelector<HTMLInputElement>('#typed-ahead')
  return { query: field?.value ?? '', selected: [field?.selectionStart ?? 0, field?.selectionEnd ?? 0] }
}
