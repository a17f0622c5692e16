import { expect, test } from 'vitest'
import { offlinePage } from './offlinePage'

const files = new Set([
  'index.html',
  '404.html',
  'quickstart/index.html',
  'reference/segments/index.html',
  'reference/index.html',
  'search/index.html',
  'quickstart.md',
  'img/logo.svg',
  'styles.css',
  'document-head.js',
])
const symbols = new Map([['img/sdks.svg', '<symbol id="go" viewBox="0 0 24 24"><path d="M0 0"/></symbol>']])
const page = (body: string, file = 'reference/segments/index.html', base = '/docs') =>
  offlinePage(body, { file, base, files, symbols, firstScript: 'first()' })

test.each([
  ['/docs/', '../../index.html'],
  ['/docs', '../../index.html'],
  ['/docs/quickstart', '../../quickstart/index.html'],
  ['/docs/quickstart?sdk=go#next-steps', '../../quickstart/index.html?sdk=go#next-steps'],
  ['/docs/reference', '../index.html'],
  ['/docs/quickstart.md', '../../quickstart.md'],
  ['#structure', '#structure'],
  ['https://other.example/docs/x?a=1&amp;b=2', 'https://other.example/docs/x?a=1&amp;b=2'],
  ['//other.example/', '//other.example/'],
  ['/docsify', '/docsify'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('a link to %s becomes %s', (href, expected) => {
  const { html, missing } = page(`<p><a class="x" href="${href}">Text</a></p>`)
  expect(html).toBe(`<p><a class="x" href="${expected}">Text</a></p>`)
  expect(missing).toEqual([])
})

test.each([
  ['/', 'index.html'],
  ['/quickstart', 'quickstart/index.html'],
  ['/img/logo.svg', 'img/logo.svg'],
])('at the root of a host, a link of the home page to %s becomes %s', (href, expected) => {
  expect(page(`<a href="${href}">Text</a>`, 'index.html', '').html).toBe(`<a href="${expected}">Text</a>`)
})

test('pictures, icons, forms and links of the head are relative as well', () => {
  const { html } = page(
    '<link rel="icon" href="/docs/img/logo.svg"/><img src="/docs/img/logo.svg" alt="A &quot;b&quot;"/>' +
      '<svg viewBox="0 0 1 1"><use href="/docs/img/logo.svg#go"/></svg><form action="/docs/search"></form>',
  )
  expect(html).toBe(
    '<link rel="icon" href="../../img/logo.svg"/><img src="../../img/logo.svg" alt="A &quot;b&quot;"/>' +
      '<svg viewBox="0 0 1 1"><use href="../../img/logo.svg#go"/></svg><form action="../../search/index.html"></form>',
  )
})

test('a page has a note about what a disk lacks, which only the first script shows', () => {
  const { html } = page('<html><head><title>A</title></head><body><p>Text</p></body></html>')
  expect(html).toMatch(
    /<head><script>first\(\)<\/script><title>A<\/title><style>\.disk-note\{display:none[^<]*<\/style><\/head>/,
  )
  expect(html).toMatch(/<body><div class="disk-note">[^<]* need a server of files\.<\/div><p>Text<\/p><\/body>/)
  expect(page('<body></body>', '404.html').html).toBe('<body></body>')
})

test('symbols of a file are in the page, because browsers refuse those of a file on a disk', () => {
  const { html } = page('<body><svg><use href="/docs/img/sdks.svg#go"/></svg></body>')
  expect(html).toContain(
    '<svg><use href="#symbol:go"/></svg><div hidden><svg>' +
      '<symbol id="symbol:go" viewBox="0 0 24 24"><path d="M0 0"/></symbol></svg></div></body>',
  )
})

test('a link to the Markdown of a section leads to that of its page', () => {
  const { html, missing } = page('<a href="/docs/quickstart/next-steps.md">Next steps</a>')
  expect(html).toBe('<a href="../../quickstart.md">Next steps</a>')
  expect(missing).toEqual([])
})

test('links that lead nowhere in the edition are named', () => {
  expect(page('<a href="/docs/gone">a</a><img src="/docs/img/gone.png">').missing).toEqual(['/gone', '/img/gone.png'])
})

test('the page that is shown for any URL keeps its paths', () => {
  const html = '<head><title>Not found</title></head><a href="/docs/quickstart">Quickstart</a>'
  expect(page(html, '404.html').html).toBe(html)
})

test('the head has its style sheet and its script as files, and nothing for crawlers', () => {
  const { html, headScript } = page(
    '<html><head><meta charset="utf-8"/><link rel="preload" as="font" href="/docs/a.woff2"/><link rel="manifest" href="/docs/site.webmanifest"/><meta property="og:title" content="A"/>' +
      '<meta name="twitter:card" content="b"/><script type="application/ld+json">{"a":"<"}</script>' +
      '<style data-href="/docs/styles.css" data-identity="gatsby">a{b:c}</style>' +
      '<script data-path="/reference/segments" data-base="/docs">head(1&&2)</script><title>T</title></head></html>',
  )
  expect(html.replace(/<style>.*?<\/style>/, '')).toBe(
    '<html><head><script>first()</script><meta charset="utf-8"/>' +
      '<link rel="stylesheet" href="../../styles.css" data-href="/docs/styles.css">' +
      '<script src="../../document-head.js" data-path="/reference/segments" data-base="/docs"></script><title>T</title></head></html>',
  )
  expect(headScript).toBe('head(1&&2)')
})

test('the scripts of React keep their paths, without digests and preloads', () => {
  const { html } = page(
    '<template id="site:scripts"><link rel="preload" href="/docs/app.js" integrity="sha256-x"><script src="/docs/app.js" integrity="sha256-x" async></script></template><a href="/docs/reference">R</a>',
  )
  expect(html).toBe(
    '<template id="site:scripts"><script src="/docs/app.js" async=""></script></template><a href="../index.html">R</a>',
  )
})
