/** `unasked` also when a third party was added since. */
export type Consent = 'granted' | 'denied' | 'unasked'

/**
 * The meaning of a stored answer for today's third parties. A refusal applies to new ones too, consent only to those named.
 * @param stored `denied`, or `granted` and a JSON list of names: `granted ["Counter","Chat"]`
 */
export function consentFor(stored: string | undefined, names: readonly string[]): Consent {
  if (stored === 'denied') return 'denied'
  const granted = namesIn(stored)
  return names.every((name) => granted.includes(name)) ? 'granted' : 'unasked'
}

/** The format that `consentFor` reads. */
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
