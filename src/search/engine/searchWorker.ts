import { firstPartFile, indexFolder } from '../../shared/search/indexAddress'
import { SearchEngine } from './SearchEngine'
import type { SearchQuestion, SearchResults } from './SearchResults'
import { firstPartTime, textsTime } from './searchTimes'

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

const firstPart = `/${indexFolder}/${firstPartFile}`

async function readPart(address: string): Promise<unknown> {
  const time = address === firstPart ? firstPartTime : textsTime
  const response = await fetch(address, { signal: AbortSignal.timeout(time) })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

const engine = new SearchEngine(readPart, firstPart)

self.addEventListener('message', ({ data: { id, question } }: MessageEvent<WorkerRequest>) => {
  const reply = (response: WorkerResponse) => self.postMessage(response)
  const work = question ? engine.search(question) : engine.prepare().then(() => undefined)
  work.then(
    (results) => reply({ id, results }),
    () => reply({ id }),
  )
})
