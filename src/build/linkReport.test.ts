import { expect, test } from 'vitest'
import { formatProblems } from '../../plugins/problem-report'
import { linkReport, type CheckedSite } from './linkReport'
import { builtPageReader } from './builtPageReader'

const readBuiltPage = builtPageReader()

function site(pages: Record<string, string>, rest: Partial<CheckedSite> = {}): CheckedSite {
  return {
    pages: Object.entries(pages).map(([path, html]) => readBuiltPage(path, html)),
    files: new Set(['/img/logo.svg']),
    redirects: new Map([['/old', '/guide']]),
    writtenRedirects: [],
    written: { pages: new Map(), facts: [] },
    sourceFiles: new Map(Object.keys(pages).map((path) => [path, `content/docs${path}.mdx`])),
    siteUrl: 'https://docs.example.com',
    ...rest,
  }
}

const guide =
  '<html><head><link href="/app.js"></head><body><h2 id="steps">Steps</h2><p id="caf\u00e9"></p></body></html>'

test.each([
  ['a page', '/guide'],
  ['a page with query', '/guide?sdk=go'],
  ['an anchor', '/guide#steps'],
  ['an encoded anchor', '/guide#caf%C3%A9'],
  ['the page itself', '#here'],
  ['the empty anchor', '#'],
  ['the site by its whole URL', 'https://docs.example.com/guide#steps'],
  ['another site', 'https://example.org/nowhere#x'],
  ['an email address', 'mailto:a@example.org'],
  ['a file', '/img/logo.svg'],
])('%s is a good link', (_case, href) => {
  const report = linkReport(site({ '/guide': guide, '/a': `<body><i id="here"></i><a href="${href}">x</a></body>` }))
  expect(formatProblems(report)).toBe('')
})

test('links are those of the site also when it is built for a base path', () => {
  const read = builtPageReader('/docs')
  const html = '<body><a href="/docs/guide#steps">a</a><a href="/docs/guid">b</a><img src="/docs/img/logo.svg"></body>'
  const pages = [read('/guide', guide), read('/a', html)]
  expect(formatProblems(linkReport(site({}, { pages })))).toMatchInlineSnapshot(`
    "/a  /a > b
      "/guid" does not match any page or file of this site.
      Did you mean "/guide"?"
  `)
})

test('dead links, anchors, images and old paths are reported by page, those of the shell once', () => {
  const shell = '<header data-region="navbar"><a href="/quick-start">Start</a></header>'
  const pages = {
    '/guide': `${shell}${guide}`,
    '/quickstart': `${shell}<p><a href="/guide#step">The <b>steps</b></a> <a href="/guides">guides</a></p>
      <a href="/old">old</a><a href="/guide/">slash</a><img src="/img/lgo.svg" alt="Logo"><a href="http://[">bad</a>
      <a href="https://docs.example.com/gone">whole</a><a href="/%E0%A4%A">malformed</a>`,
  }
  expect(formatProblems(linkReport(site(pages)))).toMatchInlineSnapshot(`
    "content/docs/quickstart.mdx  /quickstart > bad
      "http://[" is not a valid URL.
      Write a path of this site, or a URL with a scheme.

    content/docs/quickstart.mdx  /quickstart > guides
      "/guides" does not match any page or file of this site.
      Did you mean "/guide"?

    content/docs/quickstart.mdx  /quickstart > Logo
      "/img/lgo.svg" does not match any page or file of this site.
      Did you mean "/img/logo.svg"?

    content/docs/quickstart.mdx  /quickstart > malformed
      "/%E0%A4%A" does not match any page or file of this site.
      Use one of "/guide", "/quickstart".

    content/docs/quickstart.mdx  /quickstart > old
      "/old" is an old path, which redirects to another page.
      Link to "/guide".

    content/docs/quickstart.mdx  /quickstart > slash
      "/guide/" does not match any page or file of this site.
      Did you mean "/guide"?

    content/docs/quickstart.mdx  /quickstart > The steps
      "/guide#step" links to an anchor that does not exist on /guide.
      Did you mean "steps"?

    content/docs/quickstart.mdx  /quickstart > whole
      "https://docs.example.com/gone" does not match any page or file of this site.
      Use one of "/guide", "/quickstart".

    content/site (navbar)  Start
      "/quick-start" does not match any page or file of this site.
      Did you mean "/quickstart"?"
  `)
})

test('a redirect to an anchor that does not exist is a problem', () => {
  const writtenRedirects = [
    { from: '/old', to: '/guide#stepz', sourceFile: 'content/site/redirects.ts' },
    { from: '/b', to: '/guide#steps', sourceFile: 'content/site/redirects.ts' },
    { from: '/concepts', to: '/guide#step', sourceFile: 'content/site/productPaths.ts' },
  ]
  const derived = ['', '.htm', '.html'].map((extension) => [`/old${extension}`, '/guide#stepz'] as const)
  const report = linkReport(site({ '/guide': guide }, { redirects: new Map(derived), writtenRedirects }))
  expect(formatProblems(report)).toMatchInlineSnapshot(`
    "content/site/productPaths.ts  /concepts
      "/guide#step" links to an anchor that does not exist on /guide.
      Did you mean "steps"?

    content/site/redirects.ts  /old
      "/guide#stepz" links to an anchor that does not exist on /guide.
      Did you mean "steps"?"
  `)
})

test('text after void elements still belongs to its part of the page', () => {
  const page = readBuiltPage(
    '/',
    '<footer data-region="footer"><br><img src="/a.png"><a href="/x">x</a></footer><a href="/y">y</a>',
  )
  expect(page.links.map(({ target, region }) => `${region} ${target}`)).toEqual([
    'footer /a.png',
    'footer /x',
    'page /y',
  ])
})

test('inline scripts and style sheets are read whole, with their white space, for the content security policy', () => {
  const html =
    '<head><style data-href="/a.css">a > b::before { content: "&amp;<p>" }</style><script>a < b && "</p>"</script></head><body><script src="/app.js"></script><script id="x">\n  c\n</script></body>'
  const { inlineScripts, styleSheets } = readBuiltPage('/', html)
  expect(inlineScripts).toEqual(['a < b && "</p>"', '\n  c\n'])
  expect(styleSheets).toEqual(['a > b::before { content: "&amp;<p>" }'])
})

test('what a fetched text brought about is a warning', () => {
  const pages = {
    '/api': '',
    '/api/list-tags': '<a href="/gone">gone</a>',
    '/guide': '<a href="https://docs.example.com/api/create-tag">create</a><a href="/api/list-tags#usage">usage</a>',
  }
  const sourceFiles = new Map([
    ['/api', 'https://example.com/openapi.json'],
    ['/api/list-tags', 'https://example.com/openapi.json'],
    ['/guide', 'content/docs/guide.mdx'],
  ])
  expect(linkReport(site(pages, { sourceFiles })).map(({ severity }) => severity)).toEqual([
    'warning',
    'warning',
    'warning',
  ])
  expect(linkReport(site(pages)).map(({ severity }) => severity)).toEqual(['error', 'error', 'error'])
})

test('a dead link of a list is one problem, however many pages show the list', () => {
  const page = '<body><p><a href="/elixir">Elixir</a></p></body>'
  const facts = [{ target: '/elixir', file: 'content/data/sdks.ts', entry: 'elixir > page' }]
  const problems = linkReport(site({ '/sdks': page, '/tests': page }, { written: { pages: new Map(), facts } }))
  expect(problems.map(({ file, entry }) => `${file}  ${entry}`)).toEqual(['content/data/sdks.ts  elixir > page'])
})
