import { withinTime } from '../../shared/withinTime'
import type { SearchQuestion, SearchResults } from '../../search-engine/SearchResults'
import type { WorkerRequest, WorkerResponse } from './searchWorker'

/** In milliseconds, for loading the index on a slow line and searching it. A browser reports no error when a file never arrives. */
export const workerTimeout = 45_000

let running: Worker | undefined
let latestId = 0
/** What to do with the response to a request, by its ID. */
const waiting = new Map<number, (response: WorkerResponse) => void>()

/** Searches in the worker of the embedded engine. Rejects if its index is unavailable or the worker doesn't respond in time. */
export async function searchEmbedded(question: SearchQuestion): Promise<SearchResults> {
  const { results, error = 'The search index could not be loaded.' } = await send(question)
  if (!results) throw new Error(error)
  return results
}

/** Starts the worker and loads the index; the first search tries again what failed. */
export function prepareEmbedded(): void {
  send(undefined).catch(() => undefined)
}

async function send(question: SearchQuestion | undefined): Promise<WorkerResponse> {
  running ??= startWorker()
  const id = ++latestId
  running.postMessage({ id, question } satisfies WorkerRequest)
  try {
    return await withinTime(() => new Promise<WorkerResponse>((resolve) => waiting.set(id, resolve)), workerTimeout)
  } catch (error) {
    stop()
    throw error
  } finally {
    waiting.delete(id)
  }
}

function startWorker(): Worker {
  const worker = new Worker(new URL('./searchWorker.ts', import.meta.url))
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => waiting.get(data.id)?.(data))
  // Its script could not be loaded; that of a worker that was stopped before may say so late.
  worker.addEventListener('error', () => {
    if (worker === running) stop()
  })
  return worker
}

/** Fails all waiting searches; the next one starts a new worker. */
function stop(): void {
  running?.terminate()
  running = undefined
  for (const [id, respond] of waiting) respond({ id, error: 'The search worker could not be loaded.' })
}
