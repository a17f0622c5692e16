import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withinTime } from './withinTime'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const after = <Value>(milliseconds: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(() => resolve(value), milliseconds))

test('what arrives in time is the result, and no timer stays', async () => {
  const result = withinTime(() => after(9_999, 'part'))
  await vi.advanceTimersByTimeAsync(9_999)
  expect(await result).toBe('part')
  expect(vi.getTimerCount()).toBe(0)
})

test('what arrives too late is an error of its own kind', async () => {
  const result = withinTime(() => after(10_001, 'part'))
  const outcome = expect(result).rejects.toMatchObject({ name: 'TimeoutError', message: 'Loading took too long.' })
  await vi.advanceTimersByTimeAsync(10_000)
  await outcome
})

test('what fails fails immediately, with its own error', async () => {
  await expect(withinTime(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  expect(vi.getTimerCount()).toBe(0)
})
