import { describe, expect, it, test } from 'vitest'
import { currentUrl, expandRedirects } from '.'

const site = {
  siteUrls: ['https://docs.example.com', 'https://old.example.org'],
  oldPaths: {
    '/sdks/go_sdk': '/reference/sdks/go',
    '/deploy/import': '/how-to/import#steps',
    '/chosen': '/how-to/import?tab=cli',
    '/docs/special': '/special',
    '/usage.html': '/reference/sdks/python',
    '/help': '/',
  },
}

const groups: Record<string, [href: string, becomes: string | undefined][]> = {
  'a page, in every form of its URL': [
    ['https://docs.example.com/reference/segments', '/reference/segments'],
    ['http://docs.example.com/reference/segments', '/reference/segments'],
    ['https://old.example.org/reference/segments', '/reference/segments'],
    ['HTTPS://DOCS.EXAMPLE.COM/reference/Segments', '/reference/Segments'],
    ['//docs.example.com/reference/segments', '/reference/segments'],
    ['https://user:secret@docs.example.com/reference', '/reference'],
    ['/reference/segments', '/reference/segments'],
    ['/reference/segments///', '/reference/segments'],
    ['/reference/segments.html', '/reference/segments'],
    ['/reference/segments.HTM/', '/reference/segments'],
    ['/reference/segments.md', '/reference/segments'],
    ['/docs/reference/api/unleash/patch-flag.api.mdx', '/reference/api/unleash/patch-flag'],
    ['/reference/segments?a=b#structure', '/reference/segments?a=b#structure'],
    ['https://docs.example.com', '/'],
    ['https://docs.example.com/docs', '/'],
    ['https://docs.example.com?utm=1', '/?utm=1'],
    ['/docsearch', '/docsearch'],
    ['/constructor', '/constructor'],
    ['/%', '/%'],
  ],
  'an old path': [
    ['/sdks/go_sdk', '/reference/sdks/go'],
    ['/sdks/go%5fsdk/', '/reference/sdks/go'],
    ['/docs/sdks/go_sdk.html?a=b#variants', '/reference/sdks/go?a=b#variants'],
    ['/docs/special', '/special'],
    ['/usage.html', '/reference/sdks/python'],
    ['/help', '/'],
  ],
  'an old path whose redirect has an anchor or a query, which wins': [
    ['/deploy/import', '/how-to/import#steps'],
    ['/deploy/import?a=b', '/how-to/import?a=b#steps'],
    ['/deploy/import#step-2', '/how-to/import#steps'],
    ['/chosen?tab=ui#top', '/how-to/import?tab=cli#top'],
  ],
  'a path that would name another host if it were cut carelessly': [
    ['https://docs.example.com//evil.example/x', '/evil.example/x'],
    ['https://docs.example.com/docs//evil.example/x', '/evil.example/x'],
    ['https://docs.example.com/\\evil.example/x', '/evil.example/x'],
    ['https://docs.example.com/a/../../..', '/'],
  ],
  'no link to this site': [
    ['https://docs.example.com.evil.example/x', undefined],
    ['https://docs.example.com@evil.example/x', undefined],
    ['https://docs.example.com:8080/x', undefined],
    ['//evil.example/x', undefined],
    ['/\\evil.example/x', undefined],
    ['https://[', undefined],
    ['relative.md', undefined],
    ['#here', undefined],
    ['javascript:alert(1)', undefined],
    ['mailto:someone@docs.example.com', undefined],
  ],
}

describe.each(Object.entries(groups))('%s', (_name, rows) => {
  it.each(rows)('%s → %s', (href, becomes) => {
    expect(currentUrl(href, site)).toBe(becomes)
  })
})

const table = (written: Record<string, string>[], pages: string[]) =>
  expandRedirects(written, pages).map(({ from, to }) => `${from} > ${to}`)

test('old paths and pages also work under /docs and with an extension', () => {
  expect(table([{ '/old': '/a#b', '/docs/start': '/a' }], ['/', '/a'])).toEqual([
    '/old > /a#b',
    '/docs/start > /a',
    '/docs/old > /a#b',
    '/old.html > /a#b',
    '/old.htm > /a#b',
    '/docs/start.html > /a',
    '/docs/start.htm > /a',
    '/docs/old.html > /a#b',
    '/docs/old.htm > /a#b',
    '/a.html > /a',
    '/a.htm > /a',
    '/docs > /',
    '/docs/a > /a',
  ])
})

test('a page wins over a derived redirect, an earlier redirect over a later one', () => {
  expect(table([{ '/old': '/a' }, { '/old': '/docs' }], ['/a', '/docs', '/docs/a'])).not.toContain('/docs/a > /a')
  expect(table([{ '/old': '/a' }, { '/old': '/docs' }], ['/a', '/docs'])).toContain('/old > /a')
})

test('there are six redirects for each old path, and three for each page but the home page, which has one', () => {
  const pages = ['/', ...Array.from({ length: 294 }, (_, index) => `/api/operation-${index}`)]
  const old = Object.fromEntries(Array.from({ length: 151 }, (_, index) => [`/old-${index}`, '/']))
  expect(expandRedirects([old], pages)).toHaveLength(151 * 6 + 294 * 3 + 1)
})

test('every redirect sends a browser where a link to the same path leads', () => {
  const pages = ['/', '/reference/sdks/go', '/how-to/import', '/special']
  for (const { from, to } of expandRedirects([site.oldPaths], pages))
    expect([from, currentUrl(from, site)]).toEqual([from, to])
})
