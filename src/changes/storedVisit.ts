import { readSession } from '../platform/sessionSlot'
import { readStorage } from '../platform/storageSlot'

/** As in the list of changes. */
const dateFormat = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** What earlier visits have stored: `off`, a date, or undefined. The date of the tab wins, so that a reload doesn't remove the marks. */
export function storedVisit(): string | undefined {
  const seen = readStorage('changes.seen', /^(off|\d{4}-\d\d-\d\dT[\d:.]+Z)$/)
  const since = readSession('changes.since') ?? ''
  return seen !== 'off' && dateFormat.test(since) ? since : seen
}
