import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noResults, type SearchQuestion, type SearchResults } from '../../search-engine/SearchResults'
import { hostedTime, readyTime, restTime, withFallback } from './searchEngine'

const question: SearchQuestion = { query: 'flag', filters: {}, page: 0, pagesPerPage: 10, excerptWords: 20 }
const resultsOf = (count: number): SearchResults => ({ ...noResults, count, pageCount: 1 })
const hostedResults = resultsOf(1)
const embeddedResults = resultsOf(2)
const embedded = { search: () => Promise.resolve(embeddedResults), prepare: () => undefined }
const never = () => new Promise<SearchResults>(() => undefined)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the hosted engine is used when it responds', async () => {
  expect(await withFallback(() => Promise.resolve(hostedResults), embedded)(question)).toBe(hostedResults)
})

test('the embedded engine is used when the hosted one fails', async () => {
  expect(await withFallback(() => Promise.reject(new Error('blocked')), embedded)(question)).toBe(embeddedResults)
})

test('the embedded engine returns results within 3 seconds when the hosted one never responds', async () => {
  const search = withFallback(never, embedded)
  const found = search(question)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await found).toBe(embeddedResults)
})

/** An embedded engine with nothing loaded, which takes 2 seconds to load its index; then it returns results immediately. */
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

test('an embedded engine that still has to load everything also returns results within 3 seconds', async () => {
  const cold = coldEngine()
  const found = withFallback(never, cold)(question)
  const isLate = new Promise((resolve) => setTimeout(() => resolve('late'), 3000))
  await vi.advanceTimersByTimeAsync(readyTime)
  expect(cold.prepare).toHaveBeenCalledTimes(1)
  expect(cold.search).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(hostedTime - readyTime)
  expect(cold.search).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3000 - hostedTime)
  expect(await Promise.race([found, isLate])).toBe(embeddedResults)
})

test('nothing is loaded when the hosted engine responds in time', async () => {
  const cold = coldEngine()
  await withFallback(() => Promise.resolve(hostedResults), cold)(question)
  await vi.advanceTimersByTimeAsync(3000)
  expect(cold.prepare).not.toHaveBeenCalled()
})

test('after a failure, the hosted engine is not used for a while', async () => {
  const hosted = vi.fn(() => Promise.reject(new Error('blocked')))
  const search = withFallback(hosted, embedded)
  await search(question)
  await search(question)
  expect(hosted).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(restTime)
  await search(question)
  expect(hosted).toHaveBeenCalledTimes(2)
})

test('when both fail the search fails, within the time limit', async () => {
  const search = withFallback(never, { ...embedded, search: () => Promise.reject(new Error('offline')) })
  const found = expect(search(question)).rejects.toThrow('offline')
  await vi.advanceTimersByTimeAsync(3000)
  await found
})
