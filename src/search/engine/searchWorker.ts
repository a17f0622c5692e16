import { developPartFile, firstPartFile, indexFolder } from '../../shared/search/searchIndex'
import { createSearchEngine } from './createSearchEngine'
import type { SearchQuestion, SearchResults } from './SearchResults'

/** What the worker sends back through the port of a question. A failure must never look like an empty result. */
export interface WorkerResponse {
  results?: SearchResults
  error?: string
}

const firstPart = `/${indexFolder}/${process.env.NODE_ENV === 'development' ? developPartFile : firstPartFile}`
/** Milliseconds for a file of the index. The second is seven times as large; meanwhile titles and headings have results. */
const timeLimit = { first: 10_000, texts: 30_000 }

async function readPart(path: string): Promise<unknown> {
  const response = await fetch(path, { signal: AbortSignal.timeout(path === firstPart ? timeLimit.first : timeLimit.texts) })
  if (!response.ok) throw new Error(`"${path}" could not be fetched: status ${response.status}.`)
  return response.json()
}

const engine = createSearchEngine(readPart, firstPart)

/** A question with the port to respond to, or none to have the index loaded ahead. */
self.addEventListener('message', ({ data: question, ports: [port] }: MessageEvent<SearchQuestion | undefined>) => {
  const work: Promise<WorkerResponse> = question ? engine.search(question).then((results) => ({ results })) : engine.prepare().then(() => ({}))
  const respond = (response: WorkerResponse) => port?.postMessage(response)
  work.then(respond, (error: unknown) => respond({ error: String(error) }))
})
