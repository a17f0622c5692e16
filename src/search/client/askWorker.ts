import type { SearchQuestion, SearchResults } from '../engine/SearchResults'
import type { WorkerRequest, WorkerResponse } from '../engine/searchWorker'

interface Waiting {
  resolve: (results: SearchResults | undefined) => void
  reject: (error: Error) => void
}

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/** The embedded engine, in its worker. Rejects when its index cannot be had. */
export async function searchEmbedded(question: SearchQuestion): Promise<SearchResults> {
  const results = await ask(question)
  if (!results) throw new Error('The embedded index cannot be loaded.')
  return results
}

/** Starts the worker and loads the index ahead; what fails is tried again by the first question. */
export function prepareEmbedded(): void {
  ask(undefined).catch(() => undefined)
}

function ask(question: SearchQuestion | undefined): Promise<SearchResults | undefined> {
  return new Promise((resolve, reject) => {
    lastId += 1
    waiting.set(lastId, { resolve, reject })
    const request: WorkerRequest = question ? { id: lastId, question } : { id: lastId }
    startedWorker().postMessage(request)
  })
}

function startedWorker(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('../engine/searchWorker.ts', import.meta.url))
  worker.addEventListener('message', ({ data: { id, results } }: MessageEvent<WorkerResponse>) => {
    waiting.get(id)?.resolve(results)
    waiting.delete(id)
  })
  // Its script could not be loaded: the next question tries with a new one.
  worker.addEventListener('error', () => {
    worker?.terminate()
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error('The search could not be started.'))
    waiting.clear()
  })
  return worker
}
