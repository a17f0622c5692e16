import { expect, test } from 'vitest'
import { isFoldedAway, rowId } from './rowParts'

test.each([
  [{ type: 'string' }, false],
  [{ type: 'object', children: [] }, false],
  [{ type: 'any', variants: [{ kind: 'oneOf' as const, rows: [{ type: 'string' }] }] }, true],
  [{ type: 'array of strings', items: { type: 'string', limits: ['at least 1 character'] } }, false],
  [{ type: 'array of objects', items: { type: 'object', schema: 'tag', repeats: 'request-tags-0' } }, false],
  [{ type: 'array of objects', items: { type: 'object', children: [{ type: 'string', name: 'a' }] } }, true],
  [{ type: 'array of lists', items: { type: 'array of strings', items: { type: 'string', folded: true as const } } }, true],
  [{ type: 'array', items: { type: 'string' }, additional: { type: 'string' } }, true],
  [{ type: 'object', children: [{ type: 'string', name: 'a' }] }, true],
])('%o: folded away is %s', (row, expected) => {
  expect(isFoldedAway(row)).toBe(expected)
})

test('an id is the parent\u2019s with the name, or with the segment that the build gave', () => {
  expect(rowId('request', { name: 'strategies' })).toBe('request-strategies')
  expect(rowId('request-strategies', { segment: '0' })).toBe('request-strategies-0')
  expect(rowId('request', { name: 'a b', segment: 'a-b-2' })).toBe('request-a-b-2')
})
