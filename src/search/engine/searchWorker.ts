import { firstPartFile, indexFolder } from '../../shared/search/indexAddress'
import { SearchEngine } from './SearchEngine'
import type { SearchQuestion, SearchResults } from './SearchResults'

/** What the page sends: a question, or none to have the index loaded ahead. */
export interface WorkerRequest {
  id: number
  question?: SearchQuestion
}

/** What the worker answers; without results it failed. */
export interface WorkerResponse {
  id: number
  results?: SearchResults
}

/** A file that has not come after this many milliseconds does not come. */
const timeLimit = 10_000

async function readPart(address: string): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeLimit) })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

const engine = new SearchEngine(readPart, `/${indexFolder}/${firstPartFile}`)

self.addEventListener('message', ({ data: { id, question } }: MessageEvent<WorkerRequest>) => {
  const reply = (response: WorkerResponse) => self.postMessage(response)
  const work = question ? engine.search(question) : engine.prepare().then(() => undefined)
  work.then(
    (results) => reply({ id, results }),
    () => reply({ id }),
  )
})
