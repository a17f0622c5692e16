import { expect, test } from 'vitest'
import { saysGold } from './gradeText'

test.each([
  ['a row of a table', '| `DATABASE_POOL_MAX` | 4 |', true],
  ['emphasis and escapes', String.raw`**DATABASE\_POOL\_MAX** is 4`, true],
  ['another row', '| `DATABASE_POOL_MAX` | 8 |\n| `DATABASE_POOL_MIN` | 4 |', false],
  ['only the address of a link', '[DATABASE_POOL_MAX](/a/4)', false],
])('%s', (_, markdown, says) => expect(saysGold(markdown, [/DATABASE_POOL_MAX.*\b4\b/])).toBe(says))

test('all facts must be there', () => {
  expect(saysGold('client and admin', [/client/, /admin/])).toBe(true)
  expect(saysGold('client', [/client/, /admin/])).toBe(false)
})
