import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchQuestion, SearchResults } from '../engine/SearchResults'
import { answerTime, patientTime } from '../engine/searchTimes'
import type { WorkerRequest, WorkerResponse } from '../engine/searchWorker'
import type * as AskWorker from './askWorker'

const question: SearchQuestion = { query: 'flag', kinds: [], page: 0, pagesPerPage: 10, excerptWords: 20 }
const results: SearchResults = { sections: [], count: 1, pageCount: 1, kinds: {}, isPartial: false }

/** A worker that answers when the test says so. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = []
  asked: WorkerRequest[] = []
  isTerminated = false
  constructor() {
    super()
    FakeWorker.all.push(this)
  }
  postMessage(request: WorkerRequest): void {
    this.asked.push(request)
  }
  terminate(): void {
    this.isTerminated = true
  }
  answer(response: WorkerResponse): void {
    this.dispatchEvent(new MessageEvent('message', { data: response }))
  }
}

let askWorker: typeof AskWorker
beforeEach(async () => {
  vi.useFakeTimers()
  FakeWorker.all = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.resetModules()
  askWorker = await import('./askWorker')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('questions go to one worker, and answers to whoever asked', async () => {
  const first = askWorker.searchEmbedded(question)
  const second = askWorker.searchEmbedded({ ...question, query: 'token' })
  const [worker] = FakeWorker.all
  expect(FakeWorker.all).toHaveLength(1)
  const [a, b] = worker!.asked
  worker!.answer({ id: b!.id, results: { ...results, count: 2 } })
  worker!.answer({ id: a!.id, results })
  expect((await first).count).toBe(1)
  expect((await second).count).toBe(2)
})

test('an answer without results is a failure', async () => {
  const asked = expect(askWorker.searchEmbedded(question)).rejects.toThrow('cannot be loaded')
  const [worker] = FakeWorker.all
  worker!.answer({ id: worker!.asked[0]!.id })
  await asked
})

test('a worker that never answers is given up, and the next question has a new one', async () => {
  askWorker.prepareEmbedded()
  const asked = expect(askWorker.searchEmbedded(question)).rejects.toThrow('does not answer')
  await vi.advanceTimersByTimeAsync(answerTime)
  await asked
  expect(FakeWorker.all[0]!.isTerminated).toBe(true)
  const again = askWorker.searchEmbedded(question)
  const [, next] = FakeWorker.all
  next!.answer({ id: next!.asked[0]!.id, results })
  expect(await again).toBe(results)
  await vi.advanceTimersByTimeAsync(patientTime)
  expect(next!.isTerminated).toBe(false)
})

test('a question that waits for the texts has longer', async () => {
  const asked = askWorker.searchEmbedded({ ...question, waitsForTexts: true })
  await vi.advanceTimersByTimeAsync(answerTime)
  const [worker] = FakeWorker.all
  expect(worker!.isTerminated).toBe(false)
  worker!.answer({ id: worker!.asked[0]!.id, results })
  expect(await asked).toBe(results)
})

test('a script that cannot be loaded fails at once', async () => {
  const asked = expect(askWorker.searchEmbedded(question)).rejects.toThrow('does not answer')
  FakeWorker.all[0]!.dispatchEvent(new Event('error'))
  await asked
})
