import { afterEach, expect, test, vi } from 'vitest'
import respondWithMarkdown, { config } from '../../netlify/edge-functions/markdown'
import respondWithMissingMarkdown, { config as missingConfig } from '../../netlify/edge-functions/missingMarkdown'
import { markdownPath } from '../../src/shared/pageFiles'

const origin = 'https://docs.example.com'
const copies = ['/', '/quickstart', '/reference/api/unleash/get-feature'].map(markdownPath)

/** What the function responds with to a request for a page. */
async function respond(path: string, accept: string): Promise<Response | undefined> {
  vi.stubGlobal('fetch', (url: URL) => {
    const isThere = copies.includes(url.pathname)
    return Promise.resolve(
      new Response(isThere ? `Copy at ${url.pathname}` : 'Not found', { status: isThere ? 200 : 404 }),
    )
  })
  return respondWithMarkdown(new Request(origin + path, { headers: { accept } }))
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.8, text/markdown', true],
  ['Text/Markdown; charset=utf-8; q=0.9, text/html; q=0.5', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0, text/html', false],
  ['text/markdown;q=0', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
])('a request that accepts "%s": Markdown %s', async (accept, isMarkdown) => {
  expect((await respond('/quickstart', accept)) !== undefined).toBe(isMarkdown)
})

test.each([
  ['/', '/index.md'],
  ['/quickstart', '/quickstart.md'],
  ['/quickstart/', '/quickstart.md'],
  ['/reference/api/unleash/get-feature?a=b', '/reference/api/unleash/get-feature.md'],
])('the copy of %s is %s', async (path, copy) => {
  const response = await respond(path, 'text/markdown')
  expect(await response?.text()).toBe(`Copy at ${copy}`)
  expect(response?.headers.get('vary')).toBe('accept')
})

test('a path without a copy gets what it gets without the function', async () => {
  expect(await respond('/docs/quickstart', 'text/markdown')).toBeUndefined()
})

test.each([
  ['/quickstart', true],
  ['/', true],
  ['/quickstart.md', false],
  ['/static/a.css', false],
])('Netlify runs it for %s: %s', (path, runs) => {
  expect(!new RegExp(config.excludedPattern).test(path)).toBe(runs)
})

test('a request that sends something continues as usual', async () => {
  const request = new Request(`${origin}/feedback`, { method: 'POST', headers: { accept: 'text/markdown' } })
  expect(await respondWithMarkdown(request)).toBeUndefined()
})

// https://github.com/netlify/build/blob/main/packages/edge-bundler/node/validation/manifest/schema.ts
const acceptedMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

test.each<{ name: string; config: { path: string; method?: string[] } }>([
  { name: 'markdown', config },
  { name: 'missingMarkdown', config: missingConfig },
])('Netlify accepts the methods of $name', ({ config: { method = [] } }) => {
  expect(acceptedMethods).toEqual(expect.arrayContaining(method))
})

test.each([
  [200, 'text/html; charset=utf-8', 'text/html; charset=utf-8'],
  [404, 'text/html; charset=utf-8', 'text/markdown; charset=utf-8'],
])('a copy that responds with %d and %s is sent as %s', async (status, type, sentType) => {
  const served = new Response('<h1>Page</h1>', {
    status,
    headers: { 'content-type': type, 'content-length': '13', 'x-frame-options': 'DENY' },
  })
  const context = { next: () => Promise.resolve(served) }
  const response = await respondWithMissingMarkdown(new Request(`${origin}/gone.md`), context)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe(sentType)
  expect(response.headers.get('x-frame-options')).toBe('DENY')
  expect(await response.text()).toMatch(status === 404 ? /^# Page not found\n/ : /^<h1>/)
})
