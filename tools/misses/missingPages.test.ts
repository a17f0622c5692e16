import { expect, test } from 'vitest'
import { type KnownPaths, missingPages, redirectLines } from './missingPages'

const known: KnownPaths = {
  pages: [
    { path: '/reference/segments', title: 'Segments' },
    { path: '/how-to/how-to-create-api-tokens', title: 'Create API tokens' },
  ],
  redirects: [{ from: '/advanced/api_access', to: '/how-to/how-to-create-api-tokens' }],
}

const nginx = (url: string, status: number) =>
  `203.0.113.7 - - [21/Jan/2024:10:00:00 +0000] "GET ${url} HTTP/1.1" ${status} 1234 "https://example.com/" "Mozilla/5.0"`
const drained = (url: string, status: number) =>
  JSON.stringify({ method: 'GET', url: `https://docs.example.com${url}`, status_code: status, duration: 12 })

test('paths without a page are counted, with the page that readers may have meant', async () => {
  const log = [
    nginx('/segments', 404),
    nginx('/segments/?utm_source=mail', 404),
    drained('/segments', 404),
    drained('/xqzvw', 404),
    nginx('/reference/segments', 200),
    nginx('/segments', 301),
  ]
  expect(await missingPages(log, known)).toEqual({
    requests: 6,
    otherLines: 0,
    ofFiles: 0,
    answeredNow: 0,
    misses: [
      { path: '/segments', requests: 3, nearest: '/reference/segments' },
      { path: '/xqzvw', requests: 1, nearest: undefined },
    ],
  })
})

test.each(['/logo.png', '/.env', '/.git/config', '/wp-login.php', '/wp-admin', '/%E0%A4%A', '/%1b[31mred', '/a%00b'])(
  '%s is no page',
  async (url) => {
    expect(await missingPages([nginx(url, 404)], known)).toMatchObject({ ofFiles: 1, misses: [] })
  },
)

test('one redirect answers all spellings of a path', async () => {
  const log = ['/Segmens', '/segmens', '/segmens', '/segmens.html', '/docs/segmens/'].map((url) => nginx(url, 404))
  expect((await missingPages(log, known)).misses).toEqual([
    { path: '/segmens', requests: 5, nearest: '/reference/segments' },
  ])
})

test('the lines of redirects are those that settings accept', async () => {
  const { misses } = await missingPages(
    ["/segments/it's", '/segments/*', '/segments/:x', '/segments/~x', '/segments'].map((url) => nginx(url, 404)),
    { ...known, pages: [...known.pages, { path: "/segments/it's-here", title: 'It' }] },
  )
  expect(redirectLines(misses)).toEqual(["'/segments': '/reference/segments',"])
})

test.each(['/Segments', '/reference/%73egmens'])('%s was meant as a page', async (url) => {
  expect((await missingPages([nginx(url, 404)], known)).misses[0]?.nearest).toBe('/reference/segments')
})

test('paths that have a page or a redirect by now are counted apart', async () => {
  const log = [
    nginx('/reference/segments', 404),
    nginx('/reference/segments.html', 404),
    nginx('/docs/reference/segments', 404),
    drained('/advanced/api_access', 404),
    drained('/Advanced/API_Access', 404),
  ]
  expect(await missingPages(log, known)).toMatchObject({ answeredNow: 5, misses: [] })
})

test.each(['2024-01-21 the server started', '{"msg":"ready"}', '{"url":', '"GET / HTTP/1.1" x'])(
  '%s is no request',
  async (line) => {
    expect(await missingPages(['', line], known)).toMatchObject({ requests: 0, otherLines: 1, misses: [] })
  },
)
