import type { SearchQuestion, SearchResults } from '../engine/SearchResults'
import type { WorkerRequest, WorkerResponse } from '../engine/searchWorker'

/** Milliseconds for a question: as long as the files of the index may take (`searchWorker`), and some seconds to index them. */
export const workerTimeout = 15_000
/** The same for a question that waits for the texts. */
export const workerTextsTimeout = 45_000

interface RunningWorker {
  worker: Worker
  /** Rejects all waiting searches; the next one starts a new worker. */
  stop: () => void
  stopped: Promise<never>
  /** What to do with the response to a request, by its ID. */
  waiting: Map<number, (response: WorkerResponse) => void>
}

let running: RunningWorker | undefined
let latestId = 0

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

function send(question: SearchQuestion | undefined): Promise<WorkerResponse> {
  const { worker, stop, stopped, waiting } = (running ??= startWorker())
  const id = ++latestId
  const response = new Promise<WorkerResponse>((resolve) => waiting.set(id, resolve))
  worker.postMessage({ id, question } satisfies WorkerRequest)
  // Neither a script that never arrives nor one that hangs is an error to the browser.
  const timer = setTimeout(stop, question?.waitsForTexts ? workerTextsTimeout : workerTimeout)
  return Promise.race([response, stopped]).finally(() => {
    clearTimeout(timer)
    waiting.delete(id)
  })
}

function startWorker(): RunningWorker {
  const worker = new Worker(new URL('../engine/searchWorker.ts', import.meta.url))
  const waiting: RunningWorker['waiting'] = new Map()
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse>) => waiting.get(data.id)?.(data))
  let stop = (): void => undefined
  const stopped = new Promise<never>((_resolve, reject) => {
    stop = () => {
      worker.terminate()
      running = undefined
      reject(new Error('The search worker did not respond in time.'))
    }
  })
  // Its script could not be loaded.
  worker.addEventListener('error', stop)
  return { worker, stop, stopped, waiting }
}
