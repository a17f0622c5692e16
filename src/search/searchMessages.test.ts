import { afterEach, expect, test, vi } from 'vitest'
import type { SearchState } from './client/useSearchResults'
import { noResults, type SearchFilters, type SearchQuestion, type SearchResults } from '../search-engine/SearchResults'
import { missingResultsUrl, searchMessage, shownQuery } from './searchMessages'

const question = (query: string): SearchQuestion => ({
  query,
  filters: {},
  page: 0,
  pagesPerPage: 10,
  excerptWords: 20,
})
const results = (count: number): SearchResults => ({ ...noResults, count, completeCount: count })

test.each<[SearchState, string]>([
  [{ state: 'empty' }, ''],
  [{ state: 'failed' }, 'Unable to fetch results. You might want to check your network connection.'],
  [{ state: 'searching', results: undefined, question: question('') }, ''],
  [{ state: 'searching', results: results(3), question: question('fla') }, '3 results for "fla"'],
  [{ state: 'found', results: results(0), question: question('zebra') }, 'No results for "zebra"'],
  [{ state: 'found', results: results(1), question: question('pat') }, '1 result for "pat"'],
  [{ state: 'found', results: results(20), question: question('flag') }, '20 results for "flag"'],
])('%o', (found, message) => {
  expect(searchMessage(found)).toBe(message)
})

test.each([
  [{ completeCount: 0 }, '2 results for "old key", with some of these words'],
  [{ completeCount: 1 }, '1 result for "old key", and 1 with some of these words'],
  [{ unknownWords: ['old'] }, '2 results for "old key". No page has "old"'],
  [
    { unknownWords: ['OLD_KEY', 'OLD_KEY', 'y'.repeat(41)] },
    `2 results for "old key". No page has "OLD_KEY" or "${'y'.repeat(40)}…"`,
  ],
  [{ count: 0, completeCount: 0, unknownWords: ['old', 'key'] }, 'No results for "old key"'],
])('says when pages lack words: %j', (more, message) => {
  expect(searchMessage({ state: 'found', results: { ...results(2), ...more }, question: question('old key') })).toBe(
    message,
  )
})

test.each<[SearchFilters, number, string]>([
  [{ kind: ['how-to', 'api'] }, 2, '2 results for "flag" in How-to guides, API'],
  [{ kind: ['guide'], plans: ['oss'] }, 0, 'No results for "flag" in Guides, Open source'],
])('with %j, %d: %s', (filters, count, message) => {
  expect(searchMessage({ state: 'found', results: results(count), question: { ...question('flag'), filters } })).toBe(
    message,
  )
})

afterEach(() => void vi.unstubAllEnvs())

test('a developer learns where the reason is printed, and is not told to check the network', () => {
  vi.stubEnv('NODE_ENV', 'development')
  expect(searchMessage({ state: 'failed' })).toMatchInlineSnapshot(
    `"Unable to fetch results. The output of npm run develop says why."`,
  )
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
