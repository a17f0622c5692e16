import { expect, test } from 'vitest'
import { pack, type WrittenLink } from '../../plugins/markdown-tree'
import { formatProblems } from '../../plugins/problem-report'
import { builtPageReader } from './builtPageReader'
import { linkReport } from './linkReport'
import { deadLinks, idsOfPage } from './writtenLinks'

const file = 'content/docs/quickstart.mdx'
const link = (line: number, text: string, target: string): WrittenLink => ({ target, text, file, line })
const siteUrl = 'https://docs.example.com'
const redirects = new Map([['/old', '/guide']])
const sdks = ['flutter', 'go', 'java'].map((name) => `/sdks/${name}`)
const facts = [{ target: '/sdks/elixir', file: 'content/data/sdks.ts', entry: 'elixir > page' }]

function problemsOf(links: readonly WrittenLink[]) {
  const pages = new Map<string, () => ReadonlySet<string> | undefined>([
    ['/guide', () => new Set(['steps'])],
    ['/quickstart', () => new Set(['here'])],
    ['/search', () => undefined],
    ...sdks.map((path) => [path, () => new Set<string>()] as const),
  ])
  const sourceFiles = new Map([['/sdks/go', 'https://example.com/README.md']])
  return deadLinks({ pages: new Map([['/quickstart', links]]), facts }, { pages, redirects, sourceFiles, siteUrl })
}

test('dead links of pages and lists are reported where they are written', () => {
  const links = [
    link(7, 'guides', '/guides'),
    link(9, 'The steps', '/guide#step'),
    link(9, 'this page', '#her'),
    link(12, '<Card>', '/old'),
    link(13, 'whole', 'https://docs.example.com/gone'),
    link(14, 'fetched', '/sdks/go#install'),
  ]
  expect(problemsOf(links).map(({ severity }) => severity)).toEqual([
    ...links.map(({ text }) => (text === 'fetched' ? 'warning' : 'error')),
    'error',
  ])
  expect(formatProblems(problemsOf(links))).toMatchInlineSnapshot(`
    "content/data/sdks.ts  elixir > page
      "/sdks/elixir" does not match any page or file of this site.
      Use one of "/sdks/flutter", "/sdks/go", "/sdks/java".

    content/docs/quickstart.mdx:7  guides
      "/guides" does not match any page or file of this site.
      Did you mean "/guide"?

    content/docs/quickstart.mdx:9  The steps
      "/guide#step" links to an anchor that does not exist on /guide.
      Did you mean "steps"?

    content/docs/quickstart.mdx:9  this page
      "#her" links to an anchor that does not exist on /quickstart.
      Did you mean "here"?

    content/docs/quickstart.mdx:12  <Card>
      "/old" is an old path, which redirects to another page.
      Link to "/guide".

    content/docs/quickstart.mdx:13  whole
      "https://docs.example.com/gone" does not match any page or file of this site.
      Use one of "/guide", "/quickstart", "/search".

    content/docs/quickstart.mdx:14  fetched
      "/sdks/go#install" links to an anchor that does not exist on /sdks/go.
      Give the heading an ID: "## Title [#id]"."
  `)
})

test('what leads somewhere, or is not known yet, is not reported', () => {
  const targets = [
    '/guide',
    '/guide#steps',
    '#here',
    '/search#field',
    '/img/logo.svg',
    'https://example.org/x',
    'mailto:a@b.c',
  ]
  const fetched = { ...link(1, 'x', '/gone'), file: 'https://example.com/README.md' }
  expect(problemsOf([...targets.map((target) => link(1, 'x', target)), fetched])).toHaveLength(facts.length)
})

test('a built page names the line of its links, and the list of those in its tables once', () => {
  const read = builtPageReader()
  const table = '<a href="/sdks/elixir">Elixir</a>'
  const pages = [
    read('/quickstart', `<body><a href="/gone">gone</a>${table}<a href="/made">made by a component</a></body>`),
    read('/guide', `<body>${table}</body>`),
  ]
  const problems = linkReport({
    pages,
    files: new Set(),
    redirects,
    writtenRedirects: [],
    sourceFiles: new Map([['/quickstart', file]]),
    siteUrl,
    written: { pages: new Map([['/quickstart', [link(7, 'gone', '/gone'), link(21, 'also', '/gone')]]]), facts },
  })
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/data/sdks.ts  elixir > page
      "/sdks/elixir" does not match any page or file of this site.
      Link to a page that exists.

    content/docs/quickstart.mdx  /quickstart > made by a component
      "/made" does not match any page or file of this site.
      Use one of "/quickstart", "/guide".

    content/docs/quickstart.mdx:7  gone
      "/gone" does not match any page or file of this site.
      Use one of "/quickstart", "/guide".

    content/docs/quickstart.mdx:21  also
      "/gone" does not match any page or file of this site.
      Use one of "/quickstart", "/guide"."
  `)
})

test('the IDs of a page are those in its tree and in the lists that it shows', () => {
  const node = {
    tree: pack([
      ['h2', { id: 'a' }, ['span', { id: 'old-a' }], 'A'],
      ['p', 0, 'text "id":"b"'],
    ]),
  }
  expect([...idsOfPage(node as never, ['c'])()]).toEqual(['c', 'a', 'old-a'])
})
