import { afterEach, expect, test, vi } from 'vitest'
import { outcomeMessage, type SearchOutcome } from './searchOutcome'

test.each<[SearchOutcome, string]>([
  [{ state: 'none' }, ''],
  [{ state: 'failed' }, 'Unable to fetch results. You might want to check your network connection.'],
  [{ state: 'answered', count: 0, query: 'zebra' }, 'No results for "zebra"'],
  [{ state: 'answered', count: 1, query: 'pat' }, '1 result for "pat"'],
  [{ state: 'answered', count: 20, query: 'flag' }, '20 results for "flag"'],
])('%o', (outcome, message) => {
  expect(outcomeMessage(outcome)).toBe(message)
})

afterEach(() => void vi.unstubAllEnvs())

test('a developer learns that the search needs a built site, and is not sent to look at the network', () => {
  vi.stubEnv('NODE_ENV', 'development')
  expect(outcomeMessage({ state: 'failed' })).toMatchInlineSnapshot(`"Unable to fetch results. Search works on the built site: npm run build, then npm run serve."`)
})
