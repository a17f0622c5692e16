import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Fields = Record<string, unknown>

interface Stored {
  objects: Map<string, Fields>
  settings: Fields
  synonyms: Fields[]
}

interface BatchRequest {
  action: string
  body: Fields & { objectID: string }
}

/** A failure that the server returns for requests whose path matches. */
interface PlannedFailure {
  path: RegExp
  /** How many matching requests succeed first. */
  after: number
  /** None of a server that never responds. */
  status?: number
}

/** One query of several, in the format of Algolia's API. */
interface Query {
  indexName: string
  query: string
  facetFilters?: (string | string[])[]
  facets?: string[]
  hitsPerPage: number
  page?: number
}

/**
 * A local HTTP service that behaves like Algolia's as far as this site uses it: batches, settings, synonyms, browsing, tasks that are
 * published only at the second request for their status, and several queries at once with facets. What is written is visible immediately,
 * as a later task of the same index waits for the earlier ones.
 */
export async function startAlgoliaServer(port = 0) {
  const { indices, respond } = createIndices()
  const requests: string[] = []
  const keys = new Set<string>()
  let failure: PlannedFailure | undefined

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const url = new URL(request.url ?? '/', 'http://localhost')
      const line = `${request.method} ${decodeURIComponent(url.pathname)}`
      requests.push(line)
      keys.add(String(request.headers['x-algolia-api-key'] ?? url.searchParams.get('x-algolia-api-key')))
      const [status, body] = failureOf(line, failure) ?? respond(line, text === '' ? {} : (JSON.parse(text) as Fields))
      if (status === undefined) return
      response
        .writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
        .end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo

  return {
    host: { url: `127.0.0.1:${address.port}`, protocol: 'http' as const },
    index: (name: string) => indices.get(name),
    requests,
    keys,
    failOn: (planned: PlannedFailure | undefined) => {
      failure = planned
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function failureOf(line: string, failure: PlannedFailure | undefined): [number | undefined, object] | undefined {
  if (!failure?.path.test(line)) return undefined
  if (failure.after > 0) {
    failure.after -= 1
    return undefined
  }
  return [failure.status, { message: 'Service unavailable' }]
}

/** What is stored by name of index, and a function from a request line and its body to status and response. */
function createIndices() {
  const indices = new Map<string, Stored>()
  const asked = new Map<number, number>()
  let lastTask = 0
  return { indices, respond }

  function respond(line: string, body: Fields): [number, object] {
    const [, method, name = '', rest = ''] = /^(\w+) \/1\/indexes\/([^/]+)\/?(.*)$/.exec(line) ?? []
    if (method === 'POST' && name === '*') return [200, { results: (body.requests as Query[]).map(answerQuery) }]
    const index = indices.get(name)
    if (rest.startsWith('task/')) {
      const id = Number(rest.slice('task/'.length))
      asked.set(id, (asked.get(id) ?? 0) + 1)
      return [200, { status: (asked.get(id) ?? 0) > 1 ? 'published' : 'notPublished', pendingTask: false }]
    }
    if (method === 'GET' && rest === 'settings') return index ? [200, index.settings] : [404, { message: 'Index does not exist', status: 404 }]
    const stored = index ?? { objects: new Map(), settings: {}, synonyms: [] }
    if (method === 'PUT' && rest === 'settings') return write(name, { ...stored, settings: body })
    if (method === 'POST' && rest === 'browse') return [200, { hits: [...stored.objects.values()], nbPages: 1 }]
    if (method === 'POST' && rest === 'synonyms/batch') return write(name, { ...stored, synonyms: body as never })
    if (method === 'POST' && rest === 'batch') {
      for (const { action, body: object } of body.requests as BatchRequest[]) {
        if (action === 'deleteObject') stored.objects.delete(object.objectID)
        else stored.objects.set(object.objectID, object)
      }
      return write(name, stored)
    }
    return [400, { message: `Unknown: ${line}`, status: 400 }]
  }

  function answerQuery(query: Query) {
    const found = searchObjects(query, [...(indices.get(query.indexName)?.objects.values() ?? [])])
    return { index: query.indexName, ...found }
  }

  function write(name: string, stored: Stored): [number, object] {
    indices.set(name, stored)
    lastTask += 1
    return [200, { taskID: lastTask, updatedAt: '2026-01-01T00:00:00Z', objectIDs: [] }]
  }
}

/** Finds objects that have all words and pass the filters, at most four of each page, and counts pages for each facet that is asked for. */
function searchObjects({ query, facetFilters = [], facets = [], hitsPerPage, page = 0 }: Query, objects: Fields[]) {
  const words = query.toLowerCase().split(/\s+/)
  const passes = (object: Fields) =>
    facetFilters.every((filters) =>
      [filters].flat().some((filter) => {
        const [facet = '', value = ''] = filter.split(/:(.*)/s)
        return [object[facet]].flat().includes(value)
      }),
    )
  const matching = objects.filter((object) => {
    const text = JSON.stringify([object.hierarchy, object.content]).toLowerCase()
    return passes(object) && words.every((word) => text.includes(word))
  })
  const paths = [...new Set(matching.map(({ url_without_anchor: path }) => path))]
  const pages = paths.map((path) => matching.filter((object) => object.url_without_anchor === path))
  const counts = (facet: string) => {
    const values = pages.flatMap(([first]) => (first?.[facet] ?? []) as string[])
    return Object.fromEntries(values.map((value) => [value, values.filter((other) => other === value).length]))
  }
  return {
    hits: pages.slice(page * hitsPerPage, (page + 1) * hitsPerPage).flatMap((hits) => hits.slice(0, 4).map((hit) => withMarks(hit, words))),
    nbHits: pages.length,
    nbPages: Math.ceil(pages.length / (hitsPerPage || 1)),
    facets: Object.fromEntries(facets.map((facet) => [facet, counts(facet)])),
  }
}

function withMarks(object: Fields, words: readonly string[]) {
  const marked = (value: unknown) => {
    const text = typeof value === 'string' ? value : ''
    const found = words.reduce((marks, word) => marks.replaceAll(new RegExp(word, 'gi'), '<mark>$&</mark>'), text)
    return { value: found, matchLevel: found === text ? 'none' : 'full' }
  }
  const names = Object.entries(object.hierarchy as Fields).filter(([, name]) => name !== null)
  return {
    ...object,
    _highlightResult: { hierarchy: Object.fromEntries(names.map(([level, name]) => [level, marked(name)])) },
    _snippetResult: { content: marked(object.content) },
  }
}
