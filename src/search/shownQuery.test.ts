import { expect, test } from 'vitest'
import { missingResultsUrl } from './missingResultsUrl'
import { shownQuery } from './shownQuery'

test.each([
  ['', ''],
  ['flag', 'flag'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), `${'x'.repeat(80)}…`],
  [`${'x'.repeat(79)} yz`, `${'x'.repeat(79)}…`],
  ['🚩'.repeat(81), `${'🚩'.repeat(80)}…`],
])('%s', (query, shown) => {
  expect(shownQuery(query)).toBe(shown)
})

test('a pasted log does not become the title of an issue', () => {
  const issue = new URL(missingResultsUrl({ query: 'word '.repeat(1000) })).searchParams
  expect(issue.get('title')).toMatch(/^\[Docs\] No search results for "word .{70,80}…"$/)
  expect(issue.get('body')?.length).toBeLessThan(200)
})
