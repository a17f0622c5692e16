import { runChecks, type ReportResult } from 'afdocs'
import respondWithMarkdown, { config } from '../netlify/edge-functions/markdown'
import { samplePages } from './samplePages'
import { expect, test } from './test'

const siteUrl = 'https://docs.getunleash.io'

/** One page of each template: variants of operations have the same parts. */
const pages = samplePages.filter(({ kind }) => !kind.startsWith('API operation') || kind === 'API operation')

/** Checks of the Agent-Friendly Documentation Spec that the sample pages don't pass, with the reason. */
const known: Record<string, string> = {
  'markdown-content-parity':
    'it compares whole blocks, which have labels of controls as well; markdownCopy.spec.ts compares all pages by sentence',
  'auth-alternative-access': 'skipped, because all pages are public',
}

const fetchFromNetwork = globalThis.fetch

/** A `fetch` that requests URLs of the published site from the built one, with the edge function in front, and no other host. */
function localFetch(localUrl = ''): typeof fetch {
  return async (input, init) => {
    const asked = new Request(input, init)
    const { origin, pathname, search } = new URL(asked.url)
    if (origin !== siteUrl) throw new Error(`Request to another host: ${asked.url}`)
    // The function itself requests a path with an extension.
    const copy = new RegExp(config.excludedPattern).test(pathname) ? undefined : await respondWithMarkdown(asked)
    if (copy) return copy
    const { method, headers, signal } = asked
    // Checks compute for seconds. Meanwhile, the server closes connections, and a request on one of those would fail.
    headers.set('connection', 'close')
    const served = await fetchFromNetwork(localUrl + pathname + search, { method, headers, signal, redirect: 'manual' })
    const location = served.headers.get('location')
    // Also the target of a redirect must be a URL of the site.
    if (location !== null && asked.redirect !== 'manual')
      return fetch(new URL(location, asked.url), { method, headers, signal })
    // Some checks don't read the body.
    const response = new Response(await served.arrayBuffer(), served)
    return Object.defineProperty(response, 'url', { value: asked.url })
  }
}

test.describe('agents', () => {
  test.describe.configure({ timeout: 90_000 })

  test.beforeEach(({ baseURL }) => {
    globalThis.fetch = localFetch(baseURL)
  })
  test.afterEach(() => {
    globalThis.fetch = fetchFromNetwork
  })

  test('pages pass the checks of the Agent-Friendly Documentation Spec, except the known ones', async () => {
    const report = await runChecks(siteUrl, {
      samplingStrategy: 'curated',
      curatedPages: pages.map(({ path }) => siteUrl + path),
      requestDelay: 0,
      maxConcurrency: 8,
    })
    expect(report.testedPages).toBe(pages.length)
    expect(report.requestSummary?.failed).toBe(0)
    expect(surprises(report)).toEqual([])
  })

  test('a check fails without what it looks for', async () => {
    const serve = globalThis.fetch
    globalThis.fetch = async (input, init) =>
      new Request(input).url.endsWith('/llms.txt') ? new Response('', { status: 404 }) : serve(input, init)
    const report = await runChecks(siteUrl, { checkIds: ['llms-txt-exists'], requestDelay: 0 })
    expect(surprises(report)).toEqual([expect.stringMatching(/^llms-txt-exists: fail: No llms.txt found/)])
  })

  test('no request leaves the machine', async () => {
    await expect(fetch('https://example.com/')).rejects.toThrow('Request to another host: https://example.com/')
  })
})

/** Checks that don't pass without being known, and known ones that pass. */
function surprises({ results }: ReportResult): string[] {
  return results.flatMap(({ id, status, message }) => {
    if (status === 'pass') return id in known ? [`${id}: passes, so remove it from the known ones`] : []
    return id in known && status !== 'error' ? [] : [`${id}: ${status}: ${message}`]
  })
}
