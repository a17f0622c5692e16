import { developPartFile, firstPartFile, indexFolder } from '../../shared/search/searchIndex'
import { createSearchEngine } from './createSearchEngine'
import type { SearchQuestion, SearchResults } from './SearchResults'

export interface WorkerRequest {
  id: number
  /** Undefined to have the index loaded ahead. */
  question: SearchQuestion | undefined
}

/** A failure must never look like an empty result. */
export interface WorkerResponse {
  results?: SearchResults
  error?: string
}

export type WorkerMessage = WorkerResponse & Pick<WorkerRequest, 'id'>

const firstPart = `/${indexFolder}/${process.env.NODE_ENV === 'development' ? developPartFile : firstPartFile}`
/** Milliseconds for a file of the index. The second is seven times as large; meanwhile titles and headings have results. */
const timeLimit = { first: 10_000, texts: 30_000 }

async function readPart(path: string): Promise<unknown> {
  const response = await fetch(path, {
    signal: AbortSignal.timeout(path === firstPart ? timeLimit.first : timeLimit.texts),
  })
  if (!response.ok) throw new Error(`"${path}" could not be fetched: status ${response.status}.`)
  return response.json()
}

const engine = createSearchEngine(readPart, firstPart)

self.addEventListener('message', ({ data: { id, question } }: MessageEvent<WorkerRequest>) => {
  const work = question ? engine.search(question).then((results) => ({ results })) : engine.prepare().then(() => ({}))
  const respond = (response: WorkerResponse) => self.postMessage({ id, ...response } satisfies WorkerMessage)
  work.then(respond, (error: unknown) => respond({ error: String(error) }))
})
