import { expect, test, vi } from 'vitest'
import { storedVisit } from './storedVisit'

const [older, newer] = ['2024-01-08T09:30:00.000Z', '2024-02-05T09:30:00.000Z']
const stored: Record<string, string> = {}
const storage = {
  getItem: (key: string) => stored[key] ?? null,
  removeItem: (key: string) => Reflect.deleteProperty(stored, key),
}
vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage })

test.each([
  [undefined, undefined, undefined],
  [older, undefined, older],
  [newer, older, older],
  ['off', older, 'off'],
  ['{"toString":1}', undefined, undefined],
  ['1e999', older, older],
  [older, '[{', older],
  ['', '', undefined],
])('%j from earlier visits and %j from this tab: %j', (seen, since, visit) => {
  Object.assign(stored, { 'changes.seen': seen, 'changes.since': since })
  expect(storedVisit()).toBe(visit)
})

test('anything but a date is removed', () => {
  stored['changes.seen'] = 'true'
  storedVisit()
  expect(stored['changes.seen']).toBeUndefined()
})
