import { afterEach, expect, test, vi } from 'vitest'
import type { SearchState } from './client/useSearchResults'
import type { SearchResults } from './engine/SearchResults'
import { missingResultsUrl, searchMessage, shownQuery } from './searchMessages'

const results = (count: number): SearchResults => ({ pages: [], count, pageCount: 1, kinds: {}, isPartial: false })

test.each<[SearchState, string]>([
  [{ state: 'empty' }, ''],
  [{ state: 'failed' }, 'Unable to fetch results. You might want to check your network connection.'],
  [{ state: 'searching', results: undefined, query: '' }, ''],
  [{ state: 'searching', results: results(3), query: 'fla' }, '3 results for "fla"'],
  [{ state: 'found', results: results(0), query: 'zebra' }, 'No results for "zebra"'],
  [{ state: 'found', results: results(1), query: 'pat' }, '1 result for "pat"'],
  [{ state: 'found', results: results(20), query: 'flag' }, '20 results for "flag"'],
])('%o', (found, message) => {
  expect(searchMessage(found)).toBe(message)
})

test('the message names the kinds that were searched', () => {
  const found: SearchState = { state: 'found', results: results(2), query: 'flag' }
  expect(searchMessage(found, ['api', 'how-to'])).toBe('2 results for "flag" in How-to guides, API')
})

afterEach(() => void vi.unstubAllEnvs())

test('a developer learns that the search needs a built site, and is not told to check the network', () => {
  vi.stubEnv('NODE_ENV', 'development')
  expect(searchMessage({ state: 'failed' })).toMatchInlineSnapshot(`"Unable to fetch results. Search works on the built site: npm run build, then npm run serve."`)
})

test.each([
  ['', ''],
  ['flag', 'flag'],
  ['x'.repeat(80), 'x'.repeat(80)],
  ['x'.repeat(81), `${'x'.repeat(80)}…`],
  [`${'x'.repeat(79)} yz`, `${'x'.repeat(79)}…`],
  ['🚩'.repeat(81), `${'🚩'.repeat(80)}…`],
])('%s is shown as %s', (query, shown) => {
  expect(shownQuery(query)).toBe(shown)
})

test('a pasted log does not become the title of an issue', () => {
  const issue = new URL(missingResultsUrl('word '.repeat(1000))).searchParams
  expect(issue.get('title')).toMatch(/^\[Docs\] No search results for "word .{70,80}…"$/)
  expect(issue.get('body')?.length).toBeLessThan(200)
})
