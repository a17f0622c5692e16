import { readSession } from '../platform/sessionSlot'
import { readStorage } from '../platform/storageSlot'

/** `off`, or a date as in the list of changes. */
const visitFormat = /^(off|\d{4}-\d\d-\d\dT[\d:.]+Z)$/

/** What earlier visits have stored: `off`, a date, or undefined. The date of the tab wins, so that a reload doesn't remove the marks. */
export function storedVisit(): string | undefined {
  const seen = readStorage('changes.seen', visitFormat)
  const since = readSession('changes.since') ?? ''
  return seen !== 'off' && since !== 'off' && visitFormat.test(since) ? since : seen
}
