import { expect, test } from 'vitest'
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
