import { expect, test } from 'vitest'
import { formatProblems } from '../../gatsby-problem-report/src/formatProblems'
import { doubleRedirects } from './doubleRedirects'
import { expandRedirects } from './expandRedirects'
import { redirectProblems } from './redirectProblems'

const table = (written: Record<string, string>[], pages: string[]) =>
  expandRedirects(written, pages).map(({ from, to }) => `${from} > ${to}`)

test('old addresses also answer under /docs, pages under /docs and with an extension', () => {
  expect(table([{ '/old': '/a#b', '/docs/start': '/a' }], ['/', '/a'])).toEqual([
    '/old > /a#b',
    '/docs/start > /a',
    '/docs/old > /a#b',
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

test('the number of addresses: two for each old path, three for each page, one fewer for each without extension', () => {
  const pages = ['/', ...Array.from({ length: 294 }, (_, index) => `/api/operation-${index}`)]
  const old = Object.fromEntries(Array.from({ length: 151 }, (_, index) => [`/old-${index}`, '/']))
  expect(expandRedirects([old], pages)).toHaveLength(151 * 2 + 294 * 3 + 1)
})

test('whatever keeps a reader from arriving in one step is named', () => {
  const written = {
    '/guide': '/start',
    '/loop-a': '/loop-b',
    '/loop-b': '/loop-a',
    '/chain': '/old?x=1',
    '/old': '/guide',
    '/OLD': '/guide',
    '/old/': '/guide',
    '/dead': '/guid',
    '/bad path': '/guide',
    '/<script>': '/guide',
  }
  const pages = ['/guide', '/start']
  expect(formatProblems(redirectProblems(expandRedirects([written], pages), pages))).toMatchInlineSnapshot(`
    "content/site/redirects.ts  /<script>
      "/<script>" is no path that can be redirected.
      Start with a slash and use letters, digits, "/", "_", "." and "-" only.

    content/site/redirects.ts  /bad path
      "/bad path" is no path that can be redirected.
      Start with a slash and use letters, digits, "/", "_", "." and "-" only.

    content/site/redirects.ts  /chain
      "/chain" leads to "/old", which is redirected.
      Lead it to "/start".

    content/site/redirects.ts  /dead
      "/dead" leads to "/guid", which is no page.
      Nearest: "/guide".

    content/site/redirects.ts  /guide
      "/guide" is a page.
      Remove the redirect, or move the page.

    content/site/redirects.ts  /loop-a
      "/loop-a" leads in a circle.
      Let it lead to a page.

    content/site/redirects.ts  /loop-b
      "/loop-b" leads in a circle.
      Let it lead to a page.

    content/site/redirects.ts  /OLD
      "/OLD" differs from "/old" only in letter case or a slash.
      Keep one of the two.

    content/site/redirects.ts  /old/
      "/old/" differs from "/old" only in letter case or a slash.
      Keep one of the two."
  `)
})

test('an address that stands in both tables is named', () => {
  expect(doubleRedirects({ '/a': '/x' }, { '/b': '/x' })).toEqual([])
  expect(formatProblems(doubleRedirects({ '/a': '/x' }, { '/a': '/y', '/b': '/x' }))).toMatchInlineSnapshot(`
    "content/site/redirects.ts  /a
      "/a" stands in oldPaths and in productPaths.
      Keep one of the two."
  `)
})
