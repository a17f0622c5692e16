import { expect, test } from 'vitest'
import { hasBelow, limitsOf, rowId, shownValue, valuesOf } from './rowParts'

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
  [{ type: 'string' }, []],
  [{ type: 'string', enum: ['a', null], default: '' }, [{ label: 'one of', text: 'a | null' }, { label: 'default', text: '""' }]],
  [{ type: 'any', examples: [1], discriminator: 'kind' }, [{ label: 'example', text: '1' }, { label: 'told apart by', text: 'kind' }]],
  [{ type: 'boolean', examples: [true] }, []],
  [{ type: 'any', examples: [1, { a: 2 }] }, [{ label: 'examples', text: '1 | {"a":2}' }]],
])('values of %j', (row, expected) => {
  expect(valuesOf(row)).toEqual(expected)
})

test('an id is the parent\u2019s with the name, or with the segment that the build gave', () => {
  expect(rowId('request', { name: 'strategies' })).toBe('request-strategies')
  expect(rowId('request-strategies', { segment: '0' })).toBe('request-strategies-0')
  expect(rowId('request', { name: 'a b', segment: 'a-b-2' })).toBe('request-a-b-2')
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
