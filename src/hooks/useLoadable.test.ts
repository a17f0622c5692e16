import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TimedOut, withinTime } from './useLoadable'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const after = <Value>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), milliseconds))

test('what arrives in time is the result, and no timer stays', async () => {
  const result = withinTime(() => after(9_999, 'part'), 10_000)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(await result).toBe('part')
  expect(vi.getTimerCount()).toBe(0)
})

test('what arrives too late is an error of its own kind', async () => {
  const result = withinTime(() => after(10_001, 'part'), 10_000)
  const outcome = expect(result).rejects.toBeInstanceOf(TimedOut)
  await vi.advanceTimersByTimeAsync(10_000)
  await outcome
})

test('what fails fails immediately, with its own error', async () => {
  await expect(withinTime(() => Promise.reject(new Error('offline')), 10_000)).rejects.toThrow('offline')
  expect(vi.getTimerCount()).toBe(0)
})
