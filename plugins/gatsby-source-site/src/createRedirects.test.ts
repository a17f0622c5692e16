import { expect, test } from 'vitest'
import { formatProblems } from '../../problem-report'
import { expandRedirects } from '../../site-links'
import { doubleRedirects, redirectProblems } from './createRedirects'

test('everything that keeps a browser from arriving in one step is named', () => {
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
      "/<script>" isn't a path that can be redirected.
      Start with a slash and use letters, digits, "/", "_", "." and "-" only.

    content/site/redirects.ts  /bad path
      "/bad path" isn't a path that can be redirected.
      Start with a slash and use letters, digits, "/", "_", "." and "-" only.

    content/site/redirects.ts  /chain
      "/chain" redirects to "/old", which is redirected itself.
      Redirect it to "/start".

    content/site/redirects.ts  /dead
      "/dead" redirects to "/guid", which isn't a page.
      Did you mean "/guide"?

    content/site/redirects.ts  /guide
      "/guide" is a page.
      Remove the redirect, or move the page.

    content/site/redirects.ts  /loop-a
      "/loop-a" redirects in a loop.
      Redirect it to a page.

    content/site/redirects.ts  /loop-b
      "/loop-b" redirects in a loop.
      Redirect it to a page.

    content/site/redirects.ts  /OLD
      "/OLD" differs from "/old" only in letter case or a slash.
      Keep one of the two.

    content/site/redirects.ts  /old/
      "/old/" differs from "/old" only in letter case or a slash.
      Keep one of the two."
  `)
})

test('a path in both tables is named', () => {
  expect(doubleRedirects({ '/a': '/x' }, { '/b': '/x' })).toEqual([])
  expect(formatProblems(doubleRedirects({ '/a': '/x' }, { '/a': '/y', '/b': '/x' }))).toMatchInlineSnapshot(`
    "content/site/productPaths.ts  /a
      "/a" is in oldPaths, too.
      Remove it here or in content/site/redirects.ts."
  `)
})

test('a problem names the file of its table', () => {
  const [oldPaths, productPaths] = [{ '/a': '/x' }, { '/b': '/y' }]
  const problems = redirectProblems(expandRedirects([oldPaths, productPaths], ['/']), ['/'], productPaths)
  expect(problems.map(({ file, entry }) => [file, entry])).toEqual([
    ['content/site/redirects.ts', '/a'],
    ['content/site/productPaths.ts', '/b'],
  ])
})
