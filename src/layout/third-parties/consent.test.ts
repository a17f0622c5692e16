import { expect, test } from 'vitest'
import { consentFor, storedConsent } from './consent'

test.each([
  ['none', undefined, 'unasked'],
  ['a refusal', storedConsent('denied', ['Counter']), 'denied'],
  ['consent to all of them', storedConsent('granted', ['Chat', 'Counter']), 'granted'],
  ['consent to more of them', storedConsent('granted', ['Chat', 'Counter', 'Tags']), 'granted'],
  ['consent to one of them', storedConsent('granted', ['Chat']), 'unasked'],
  ['what somebody else wrote', 'granted', 'unasked'],
  ['a value of another shape', 'granted {"Chat":1}', 'unasked'],
])('%s', (_name, stored, consent) => {
  expect(consentFor(stored, ['Counter', 'Chat'])).toBe(consent)
})
