import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchQuestion, SearchResults } from '../engine/SearchResults'
import { hostedTime, restTime, withFallback } from './withFallback'

const question: SearchQuestion = { query: 'flag', kinds: [], page: 0, hitsPerPage: 20, excerptWords: 20 }
const resultsOf = (count: number): SearchResults => ({ sections: [], count, pageCount: 1, kinds: {} })
const hostedResults = resultsOf(1)
const embeddedResults = resultsOf(2)
const embedded = () => Promise.resolve(embeddedResults)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the hosted engine answers when it can', async () => {
  expect(await withFallback(() => Promise.resolve(hostedResults), embedded)(question)).toBe(hostedResults)
})

test('the embedded one answers when the hosted one fails', async () => {
  expect(await withFallback(() => Promise.reject(new Error('blocked')), embedded)(question)).toBe(embeddedResults)
})

test('the embedded one answers within 3 seconds when the hosted one never does', async () => {
  const search = withFallback(() => new Promise(() => undefined), embedded)
  const answer = search(question)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await answer).toBe(embeddedResults)
  expect(hostedTime).toBeLessThan(3000)
})

test('after a failure the hosted engine is left alone for a while', async () => {
  const hosted = vi.fn(() => Promise.reject(new Error('blocked')))
  let time = 0
  const search = withFallback(hosted, embedded, () => time)
  await search(question)
  await search(question)
  expect(hosted).toHaveBeenCalledTimes(1)
  time = restTime
  await search(question)
  expect(hosted).toHaveBeenCalledTimes(2)
})

test('when neither answers the search fails, and does not wait for ever', async () => {
  const search = withFallback(() => new Promise(() => undefined), () => Promise.reject(new Error('offline')))
  const answer = expect(search(question)).rejects.toThrow('offline')
  await vi.advanceTimersByTimeAsync(3000)
  await answer
})
