/**
 * Whether a heading is what the reader typed, as it stands there: `feature-archived` is not what `feature` and `archived` are
 * beside each other.
 *
 * @param typed the query, as `asName` writes it.
 */
export function isCalled(heading: string, typed: string): boolean {
  return heading.length === typed.length && asName(heading) === typed
}

/** A name as it is compared: without case and without space around it. */
export function asName(text: string): string {
  return text.trim().toLowerCase()
}
