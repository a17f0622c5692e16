import { expect, test } from 'vitest'
import { compareResponse } from './compareResponse'

const told = (shown: unknown, returned: unknown) =>
  compareResponse(shown, returned).map(({ field, expected, actual }) => `${field}: ${expected}, ${actual}`)

test.each<[string, unknown, unknown]>([
  ['equal values', { a: 1, b: ['x'], c: null }, { a: 1, b: ['x'], c: null }],
  ['further fields of the server', { a: 1 }, { a: 1, b: 2 }],
  ['another order of fields', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['entries that the page leaves out', [{ id: 'a' }, { id: 'c' }], [{ id: 'a' }, { id: 'b' }, { id: 'c' }]],
  ['dates', { createdAt: '2024-01-05T10:12:30.000Z' }, { createdAt: '2026-11-22T01:02:03.456Z' }],
  ['IDs', { id: 7 }, { id: 31 }],
  [
    'IDs of strategies',
    { strategyId: 'fe6ff0dc-4409-404e-b093-a83beb9a5387' },
    { strategyId: '1f6c2a90-52b7-4d0e-9f3a-7c2e5b8d4a11' },
  ],
  ['secrets', { secret: '[]:production.<secret>' }, { secret: '[]:production.4c1a' }],
  ['who made a change', { createdBy: 'release@example.com' }, { createdBy: 'admin' }],
])('no difference in %s', (_what, shown, returned) => {
  expect(told(shown, returned)).toEqual([])
})

test.each<[string, unknown, unknown, string[]]>([
  ['a value', { a: { b: 1 } }, { a: { b: 2 } }, ['a.b: 1, 2']],
  ['a type', { a: '1' }, { a: 1 }, ['a: "1", 1']],
  ['a missing field', { a: { b: 1 } }, { a: {} }, ['a.b: 1, nothing']],
  ['a missing object', { a: { b: 1 } }, {}, ['a: {"b":1}, nothing']],
  [
    'an entry, found by its name',
    [{ name: 'b', on: true }],
    [{ name: 'a' }, { name: 'b', on: false }],
    ['[0].on: true, false'],
  ],
  ['the order of entries', ['b', 'a'], ['a', 'b'], ['[1]: "a", "b"']],
  ['an empty list', { a: [] }, { a: [1] }, ['a: [], [1]']],
  ['an ID of another type', { id: 7 }, { id: 'seven' }, ['id: 7, "seven"']],
  ['null', { a: null }, { a: '2024-01-05T10:12:30.000Z' }, ['a: null, "2024-01-05T10:12:30.000Z"']],
  [
    'a secret of another token',
    { secret: 'default:production.<secret>' },
    { secret: '*:production.4c1a' },
    ['secret: "default:production.<secret>", "*:production.4c1a"'],
  ],
  ['the body', {}, undefined, [': {}, nothing']],
])('a difference in %s', (_what, shown, returned, expected) => {
  expect(told(shown, returned)).toEqual(expected)
})

test('long values are shortened', () => {
  expect(compareResponse('x'.repeat(500), 'y')[0]?.expected).toHaveLength(160)
})
