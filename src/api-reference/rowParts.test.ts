import { expect, test } from 'vitest'
import { hasBelow, rowId } from './rowParts'

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

test('an id is the parent\u2019s with the name, or with the segment that the build gave', () => {
  expect(rowId('request', { name: 'strategies' })).toBe('request-strategies')
  expect(rowId('request-strategies', { segment: '0' })).toBe('request-strategies-0')
  expect(rowId('request', { name: 'a b', segment: 'a-b-2' })).toBe('request-a-b-2')
})
