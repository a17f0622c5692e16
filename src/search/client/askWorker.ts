import type { SearchQuestion, SearchResults } from '../engine/SearchResults'
import { answerTime, patientTime } from '../engine/searchTimes'
import type { WorkerRequest, WorkerResponse } from '../engine/searchWorker'

interface Waiting {
  resolve: (results: SearchResults | undefined) => void
  reject: (error: Error) => void
  timer: ReturnType<typeof setTimeout>
}

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/** The embedded engine, in its worker. Rejects when its index cannot be had, or the worker does not answer in time. */
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
    // A script that never comes is no error to the browser, and neither is one that hangs.
    const timer = setTimeout(giveUp, question?.waitsForTexts ? patientTime : answerTime)
    waiting.set(lastId, { resolve, reject, timer })
    const request: WorkerRequest = question ? { id: lastId, question } : { id: lastId }
    startedWorker().postMessage(request)
  })
}

function startedWorker(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('../engine/searchWorker.ts', import.meta.url))
  worker.addEventListener('message', ({ data: { id, results } }: MessageEvent<WorkerResponse>) => {
    clearTimeout(waiting.get(id)?.timer)
    waiting.get(id)?.resolve(results)
    waiting.delete(id)
  })
  // Its script could not be loaded.
  worker.addEventListener('error', giveUp)
  return worker
}

/** Whoever waits has no answer; the next question tries with a new worker. */
function giveUp(): void {
  worker?.terminate()
  worker = undefined
  for (const { reject, timer } of waiting.values()) {
    clearTimeout(timer)
    reject(new Error('The search does not answer.'))
  }
  waiting.clear()
}
