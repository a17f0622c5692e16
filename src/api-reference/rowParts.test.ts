import { expect, test } from 'vitest'
import { hasBelow, limitsOf, shownValue } from './rowParts'

test.each([
  [{ type: 'string' }, false],
  [{ type: 'object', children: [] }, false],
  [{ type: 'object', children: [{ type: 'string', name: 'a' }] }, true],
  [{ type: 'object', additional: { type: 'string' } }, true],
  [{ type: 'array of objects', items: { type: 'object' } }, true],
  [{ type: 'any', variants: [{ kind: 'oneOf' as const, rows: [{ type: 'string' }] }] }, true],
])('%o: something below is %s', (row, expected) => {
  expect(hasBelow(row)).toBe(expected)
})

test('limits come in one order', () => {
  expect(
    limitsOf({ type: 'string', format: 'uri', limits: ['at least 1 character'], pattern: '^h', readOnly: true, closed: true }),
  ).toEqual(['format: uri', 'at least 1 character', 'pattern: ^h', 'only in responses', 'no other properties'])
})

test.each([
  ['text', 'text'],
  ['', '""'],
  [null, 'null'],
  [1, '1'],
  [{ a: [true] }, '{"a":[true]}'],
])('%o is shown as %s', (value, shown) => {
  expect(shownValue(value)).toBe(shown)
})
