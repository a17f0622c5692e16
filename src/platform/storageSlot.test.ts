import { beforeEach, expect, test, vi } from 'vitest'
import { dropInvalidScrollPositions, readStorage, writeStorage } from './storageSlot'

/** Browser storage: entries are properties, as in browsers. */
class FakeStorage {
  [key: string]: unknown
}
const methods = {
  getItem(this: FakeStorage, key: string) {
    return this[key] ?? null
  },
  setItem(this: FakeStorage, key: string, value: string) {
    this[key] = value
  },
  removeItem(this: FakeStorage, key: string) {
    Reflect.deleteProperty(this, key)
  },
}
for (const [name, value] of Object.entries(methods)) Object.defineProperty(FakeStorage.prototype, name, { value })

const browser = () => ({ localStorage: new FakeStorage(), sessionStorage: new FakeStorage() })
let fake: ReturnType<typeof browser>

beforeEach(() => {
  fake = browser()
  vi.stubGlobal('window', fake)
})

test('a value of the right format is read, any other is removed', () => {
  writeStorage('theme', 'dark')
  writeStorage('search.slash', '{"toString":1}')
  expect(readStorage('theme', /^(dark|light)$/)).toBe('dark')
  expect(readStorage('search.slash', /^(on|off)$/)).toBeUndefined()
  expect(readStorage('version.preferred', /^\w+$/)).toBeUndefined()
  expect(Object.assign({}, fake.localStorage)).toEqual({ theme: 'dark' })
})

test('scroll positions that are not numbers are removed, and nothing else', () => {
  const valid = { '@@scroll|/|initial': '120', '@@scroll|/topics|a': '0.5' }
  const junk = ['{"toString":1,"valueOf":1}', '1e999', '"9"', '[]', 'null', 'x'].map((value, index) => [
    `@@scroll|/|${index}`,
    value,
  ])
  Object.assign(fake.sessionStorage, valid, Object.fromEntries(junk), { other: '{}' })
  dropInvalidScrollPositions()
  expect(Object.assign({}, fake.sessionStorage)).toEqual({ ...valid, other: '{}' })
})
