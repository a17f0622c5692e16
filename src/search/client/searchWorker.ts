import { developFile, indexFile, type SearchablePage } from '../../shared/search/searchIndex'
import { createSearchEngine } from '../../search-engine/createSearchEngine'
import type { SearchQuestion, SearchResults } from '../../search-engine/SearchResults'
import { ownUrl } from '../../platform/basePath'

export interface WorkerRequest {
  id: number
  /** Undefined to have the index loaded ahead. */
  question: SearchQuestion | undefined
}

/** A failure must never look like an empty result. */
export interface WorkerResponse {
  id: number
  results?: SearchResults
  error?: string
}

const file = process.env.NODE_ENV === 'development' ? developFile(indexFile) : indexFile

const engine = createSearchEngine(async () => {
  const response = await fetch(ownUrl(file))
  if (!response.ok) throw new Error(`"${file}" could not be fetched: status ${response.status}.`)
  return (await response.json()) as SearchablePage[]
})

self.addEventListener('message', ({ data: { id, question } }: MessageEvent<WorkerRequest>) => {
  const work = question ? engine.search(question).then((results) => ({ results })) : engine.prepare().then(() => ({}))
  const respond = (response: Omit<WorkerResponse, 'id'>) =>
    self.postMessage({ id, ...response } satisfies WorkerResponse)
  work.then(respond, (error: unknown) => respond({ error: String(error) }))
})
