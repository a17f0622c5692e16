import { afterEach, expect, test, vi } from 'vitest'
import type { SearchState } from './client/useSearchResults'
import type { SearchFilters, SearchQuestion, SearchResults } from './engine/SearchResults'
import {
  kindOptions,
  missingResultsUrl,
  planOptions,
  removalOptions,
  searchMessage,
  shownQuery,
} from './searchMessages'

const question = (query: string): SearchQuestion => ({ query, kinds: [], page: 0, pagesPerPage: 10, excerptWords: 20 })
const results = (count: number): SearchResults => ({
  pages: [],
  count,
  hidden: 0,
  pageCount: 1,
  kinds: {},
  isPartial: false,
})

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

const inGuides = { kinds: ['guide' as const] }

test.each<[SearchFilters, Partial<SearchResults>, string]>([
  [{ kinds: ['api', 'how-to'] }, { count: 2 }, '2 results for "flag" in How-to guides, API'],
  [{ kinds: [], plans: ['pro'] }, { count: 2 }, '2 results for "flag" on the Pro plan'],
  [
    { ...inGuides, plans: ['oss'] },
    { count: 0, hidden: 1 },
    'No results for "flag" in Guides on the Open source plan. 1 result for other plans is hidden.',
  ],
  [
    { kinds: [], plans: ['pro'] },
    { count: 2, hidden: 12 },
    '2 results for "flag" on the Pro plan. 12 results for other plans are hidden.',
  ],
])('with %j and %j: %s', (filters, counts, message) => {
  expect(
    searchMessage({
      state: 'found',
      results: { ...results(0), ...counts },
      question: { ...question('flag'), ...filters },
    }),
  ).toBe(message)
})

test.each<[string, SearchFilters, Partial<SearchResults>, string[]]>([
  ['nothing without filters', { kinds: [] }, { count: 0 }, []],
  ['nothing while nothing is hidden', { kinds: [], plans: ['pro'] }, { count: 3, kinds: { api: 3 } }, []],
  [
    'all plans if some results are hidden',
    { kinds: [], plans: ['pro'] },
    { count: 3, hidden: 1, kinds: { api: 3 } },
    ['Show results for all plans'],
  ],
  ['all kinds if others have results', inGuides, { count: 0, kinds: { api: 3 } }, ['Show results of all kinds']],
  ['nothing if no kind has results', inGuides, { count: 0 }, []],
  [
    'what helps if a kind and a plan have none',
    { ...inGuides, plans: ['oss'] },
    { count: 0, hidden: 1 },
    ['Show results for all plans'],
  ],
  ['no filters if none of them helps alone', { ...inGuides, plans: ['oss'] }, { count: 0 }, ['Search without filters']],
])('readers are offered %s', (_case, filters, counts, labels) => {
  const options = removalOptions(filters, { ...results(0), ...counts })
  expect(options.map(({ label }) => label)).toEqual(labels)
})

test('a chosen kind or plan is left again; the plan of the reader’s stack is marked, and none is chosen for the reader', () => {
  const kinds = kindOptions(['guide'], { guide: 2, api: 3 })
  expect(kinds.find(({ label }) => label === 'Guides')).toEqual({
    label: 'Guides',
    isOn: true,
    count: 2,
    change: { kinds: [] },
  })
  expect(kinds.find(({ label }) => label === 'API')).toEqual({
    label: 'API',
    isOn: false,
    count: 3,
    change: { kinds: ['guide', 'api'] },
  })
  expect(planOptions([], 'pro')).toEqual([
    { label: 'Open source', isOn: false, change: { plans: ['oss'] } },
    { label: 'Pro (my stack)', isOn: false, change: { plans: ['pro'] } },
    { label: 'Enterprise', isOn: false, change: { plans: ['enterprise'] } },
  ])
  expect(planOptions(['oss'], '').map(({ change }) => change)).toEqual([
    { plans: [] },
    { plans: ['oss', 'pro'] },
    { plans: ['oss', 'enterprise'] },
  ])
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
