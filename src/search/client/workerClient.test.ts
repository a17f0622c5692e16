import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noResults, type SearchQuestion, type SearchResults } from '../../search-engine/SearchResults'
import type { WorkerRequest, WorkerResponse } from './searchWorker'
import type * as WorkerClient from './workerClient'

const question: SearchQuestion = { query: 'flag', filters: {}, page: 0, pagesPerPage: 10, excerptWords: 20 }
const results: SearchResults = { ...noResults, count: 1, pageCount: 1 }

/** A worker that responds when the test says so. */
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
  respond(place: number, response: Omit<WorkerResponse, 'id'>): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id: this.asked[place]!.id, ...response } }))
  }
}

let workerClient: typeof WorkerClient
beforeEach(async () => {
  vi.useFakeTimers()
  FakeWorker.all = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.resetModules()
  workerClient = await import('./workerClient')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('questions go to one worker, and each gets its own results', async () => {
  const first = workerClient.searchEmbedded(question)
  const second = workerClient.searchEmbedded({ ...question, query: 'token' })
  const [worker] = FakeWorker.all
  expect(FakeWorker.all).toHaveLength(1)
  expect(worker!.asked.map(({ question }) => question?.query)).toEqual(['flag', 'token'])
  worker!.respond(1, { results: { ...results, count: 2 } })
  worker!.respond(0, { results })
  expect((await first).count).toBe(1)
  expect((await second).count).toBe(2)
})

test('a response without results is a failure', async () => {
  const asked = expect(workerClient.searchEmbedded(question)).rejects.toThrow('could not be loaded')
  const [worker] = FakeWorker.all
  worker!.respond(0, {})
  await asked
})

test('a failure in the worker is an error, never an empty result', async () => {
  const failed = expect(workerClient.searchEmbedded(question)).rejects.toThrow('status 503')
  const [worker] = FakeWorker.all
  worker!.respond(0, { error: '"/search-index.json" could not be fetched: status 503.' })
  await failed
})

test('a worker that never responds is abandoned, and the next question gets a new one', async () => {
  workerClient.prepareEmbedded()
  const asked = expect(workerClient.searchEmbedded(question)).rejects.toThrow('could not be loaded')
  await vi.advanceTimersByTimeAsync(workerClient.workerTimeout)
  await asked
  expect(FakeWorker.all[0]!.isTerminated).toBe(true)
  const again = workerClient.searchEmbedded(question)
  const [, next] = FakeWorker.all
  next!.respond(0, { results })
  expect(await again).toEqual(results)
  await vi.advanceTimersByTimeAsync(workerClient.workerTimeout)
  expect(next!.isTerminated).toBe(false)
})

test('a script that cannot be loaded fails immediately', async () => {
  const asked = expect(workerClient.searchEmbedded(question)).rejects.toThrow('could not be loaded')
  FakeWorker.all[0]!.dispatchEvent(new Event('error'))
  await asked
})
