/** Whether third parties may be loaded; `unasked` also when one was added since. */
export type Consent = 'granted' | 'denied' | 'unasked'

/**
 * What a stored answer means for the third parties there are now. A refusal holds for those that come later, too; consent
 * is for those that were named.
 *
 * @param stored `denied`, or `granted` and a JSON list of names: `granted ["Counter","Chat"]`
 */
export function consentFor(stored: string | undefined, names: readonly string[]): Consent {
  if (stored === 'denied') return 'denied'
  const granted = namesIn(stored)
  return names.every((name) => granted.includes(name)) ? 'granted' : 'unasked'
}

/** How an answer is stored, to be read by `consentFor`. */
export function storedConsent(consent: 'granted' | 'denied', names: readonly string[]): string {
  return consent === 'denied' ? 'denied' : `granted ${JSON.stringify(names)}`
}

function namesIn(stored = ''): unknown[] {
  try {
    const names: unknown = JSON.parse(stored.replace(/^granted /, ''))
    return Array.isArray(names) ? names : []
  } catch {
    return []
  }
}
