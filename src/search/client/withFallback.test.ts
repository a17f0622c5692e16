import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchQuestion, SearchResults } from '../engine/SearchResults'
import { hostedTime, readyTime, restTime, withFallback } from './withFallback'

const question: SearchQuestion = { query: 'flag', kinds: [], page: 0, pagesPerPage: 10, excerptWords: 20 }
const resultsOf = (count: number): SearchResults => ({ sections: [], count, pageCount: 1, kinds: {}, isPartial: false })
const hostedResults = resultsOf(1)
const embeddedResults = resultsOf(2)
const embedded = { search: () => Promise.resolve(embeddedResults), prepare: () => undefined }
const never = () => new Promise<SearchResults>(() => undefined)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the hosted engine answers when it can', async () => {
  expect(await withFallback(embedded)(() => Promise.resolve(hostedResults))(question)).toBe(hostedResults)
})

test('the embedded one answers when the hosted one fails', async () => {
  expect(await withFallback(embedded)(() => Promise.reject(new Error('blocked')))(question)).toBe(embeddedResults)
})

test('the embedded one answers within 3 seconds when the hosted one never does', async () => {
  const search = withFallback(embedded)(never)
  const answer = search(question)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await answer).toBe(embeddedResults)
})

/** An embedded engine with nothing loaded, which takes 2 seconds to load its index; then it answers at once. */
function coldEngine() {
  let loading: Promise<void> | undefined
  const load = () => (loading ??= new Promise<void>((resolve) => setTimeout(resolve, 2000)))
  return {
    prepare: vi.fn(() => void load()),
    search: vi.fn(async () => {
      await load()
      return embeddedResults
    }),
  }
}

test('an embedded engine that has all to load yet answers within 3 seconds as well', async () => {
  const cold = coldEngine()
  const answer = withFallback(cold)(never)(question)
  const isLate = new Promise((resolve) => setTimeout(() => resolve('late'), 3000))
  await vi.advanceTimersByTimeAsync(readyTime)
  expect(cold.prepare).toHaveBeenCalledTimes(1)
  expect(cold.search).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(hostedTime - readyTime)
  expect(cold.search).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3000 - hostedTime)
  expect(await Promise.race([answer, isLate])).toBe(embeddedResults)
})

test('nothing is loaded for a hosted engine that answers in time', async () => {
  const cold = coldEngine()
  await withFallback(cold)(() => Promise.resolve(hostedResults))(question)
  await vi.advanceTimersByTimeAsync(3000)
  expect(cold.prepare).not.toHaveBeenCalled()
})

test('after a failure the hosted engine is left alone for a while', async () => {
  const hosted = vi.fn(() => Promise.reject(new Error('blocked')))
  let time = 0
  const search = withFallback(embedded, () => time)(hosted)
  await search(question)
  await search(question)
  expect(hosted).toHaveBeenCalledTimes(1)
  time = restTime
  await search(question)
  expect(hosted).toHaveBeenCalledTimes(2)
})

test('a failure is one for all searches with the same embedded engine', async () => {
  const hosted = vi.fn(() => Promise.resolve(hostedResults))
  const orEmbedded = withFallback(embedded, () => 0)
  await orEmbedded(() => Promise.reject(new Error('blocked')))(question)
  expect(await orEmbedded(hosted)(question)).toBe(embeddedResults)
  expect(hosted).not.toHaveBeenCalled()
})

test('when neither answers the search fails, and does not wait for ever', async () => {
  const search = withFallback({ ...embedded, search: () => Promise.reject(new Error('offline')) })(never)
  const answer = expect(search(question)).rejects.toThrow('offline')
  await vi.advanceTimersByTimeAsync(3000)
  await answer
})
