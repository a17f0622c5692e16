import { expect, test } from 'vitest'
import { isCollapsed } from './SchemaTree'

test.each([
  [{ type: 'string' }, false],
  [{ type: 'object', children: [] }, false],
  [{ type: 'any', variants: [{ kind: 'oneOf' as const, rows: [{ type: 'string' }] }] }, true],
  [{ type: 'array of strings', items: { type: 'string', limits: ['at least 1 character'] } }, false],
  [{ type: 'array of objects', items: { type: 'object', schema: 'tag', repeats: 'request-tags-0' } }, false],
  [{ type: 'array of objects', items: { type: 'object', children: [{ type: 'string', name: 'a' }] } }, true],
  [
    {
      type: 'array of lists',
      items: { type: 'array of strings', items: { type: 'string', truncated: true as const } },
    },
    true,
  ],
  [{ type: 'array', items: { type: 'string' }, additional: { type: 'string' } }, true],
  [{ type: 'object', children: [{ type: 'string', name: 'a' }] }, true],
])('%o: collapsed is %s', (row, expected) => {
  expect(isCollapsed(row)).toBe(expected)
})
