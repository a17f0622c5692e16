import { expect, test } from 'vitest'
import { bodyId, headerParent, nameSegment, responseId, rowId } from './schemaRows'

test('a row has the anchor of its parent with its name, or with the segment that the build set', () => {
  expect(rowId('request', { name: 'strategies' })).toBe('request-strategies')
  expect(rowId('request-strategies', { segment: '0' })).toBe('request-strategies-0')
  expect(rowId('request', { name: 'a b', segment: 'a-b-2' })).toBe('request-a-b-2')
})

test('bodies and headers differ by status and media type', () => {
  expect(bodyId(responseId('200'), 'application/json', 0)).toBe('response-200')
  expect(bodyId(responseId('200'), 'text/csv', 1)).toBe('response-200-text-csv')
  expect(headerParent('4XX')).toBe('response-4XX-header')
})

test.each([
  ['a_b', 'a_b'],
  ['c.d', 'c.d'],
  ['$ref ', 'ref'],
  ['a / b', 'a-b'],
  ['<é>', 'unnamed'],
])('the name %j is %s in an anchor', (name, segment) => {
  expect(nameSegment(name)).toBe(segment)
})
