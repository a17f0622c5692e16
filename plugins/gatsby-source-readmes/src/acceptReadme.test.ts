import { describe, expect, it } from 'vitest'
import type { TreeNode } from '../../markdown-tree'
import { formatProblems } from '../../problem-report'
import { exampleSource } from '../__fixtures__/exampleSource'
import { acceptReadme, measureTree, resolveReadmeLink } from './acceptReadme'

const site = { siteUrls: ['https://docs.example.com'], oldPaths: { '/tags': '/reference/tags' } }
const words = 'A README that is long enough to be a page of this site has twenty words or more, and this one has.'

/** What becomes of a README that begins with `text`; the sentence that makes it long enough is taken off again. */
async function treeOf(text: string): Promise<TreeNode[]> {
  const accepted = await acceptReadme(`${text}\n\n${words}\n`, 'README.md', exampleSource(), site)
  expect(accepted).toMatchObject({ ok: true, problems: [] })
  const tree = accepted.ok ? accepted.value.tree : []
  expect(tree.at(-1)).toEqual(['p', 0, words])
  return tree.slice(0, -1)
}

describe('links and images', () => {
  it.each<[string, TreeNode[]]>([
    ['[x](https://docs.example.com/tags)', [['p', 0, ['a', { href: '/reference/tags' }, 'x']]]],
    ['[x](LICENSE)', [['p', 0, blobLink('LICENSE', 'x')]]],
    ['[x](javascript:alert)', [['p', 0, 'x']]],
    ['![A flag](docs/flag.png)', [['p', 0, linkTo('docs/flag.png', 'A flag')]]],
    [
      '![A flag](../../raw/main/flag.png)',
      [['p', 0, ['a', { href: 'https://github.com/Unleash/unleash-client-go/raw/main/flag.png' }, 'A flag']]],
    ],
    ['---\ntitle: Front\n---\n\n# Title\n\n[x](#title)', [['p', 0, ['a', { href: '#' }, 'x']]]],
    ['> [!NOTE]\n> x', [['Admonition', { kind: 'note', title: 'Note' }, ['p', 0, 'x']]]],
    ['![A flag](https://example.org/flag.png)', [['p', 0, ['a', { href: 'https://example.org/flag.png' }, 'A flag']]]],
    ['![build](https://github.com/Unleash/x/actions/workflows/a/badge.svg)', []],
    ['# Zoo\n\n<p align="center"><a href="https://example.org"><img src="logo.svg"></a></p>', []],
  ])('%s', async (text, tree) => {
    expect(await treeOf(text)).toEqual(tree)
  })
})

describe('hostile READMEs are text', () => {
  it.each<[string, string, TreeNode[]]>([
    ['a script', '<script>alert(1)</script>', []],
    ['a handler', '<img src=x.png alt="a picture" onerror=alert(1)>', [linkTo('x.png', 'a picture')]],
    ['a handler on a link', '<a href="a.md" onclick="alert(1)">x</a>', [['p', 0, blobLink('a.md', 'x')]]],
    ['a link that runs', '<a href="&#106;ava&#10;script:alert(1)">x</a>', [['p', 0, 'x']]],
    ['an expression', 'A {process.env.SECRET} ${1 + 1}', [['p', 0, 'A {process.env.SECRET} ${1 + 1}']]],
    ['an import', 'import fs from "fs"', [['p', 0, 'import fs from "fs"']]],
    ['deceiving characters', 'a\u202eb\u0000c\u2066d&#x202e;e', [['p', 0, 'abcde']]],
    [
      'line ends of Windows',
      '## A\r\n\r\nb\r\nc',
      [
        ['h2', { id: 'a' }, 'A'],
        ['p', 0, 'b\nc'],
      ],
    ],
    [
      'five titles',
      '# A\n\n# B\n\n# C\n\n# D\n\n# E',
      ['B', 'C', 'D', 'E'].map((title): TreeNode => ['h2', { id: title.toLowerCase() }, title]),
    ],
    ['an id of the site', '<p id="___gatsby">x</p>', [['p', { id: 'readme-___gatsby' }, 'x']]],
  ])('%s', async (_name, text, tree) => {
    expect(await treeOf(text)).toEqual(tree)
  })

  it('tags that are never closed end with the text', async () => {
    const text = `<div><b>never <i>closed\n\n${words}`
    const accepted = await acceptReadme(text, 'README.md', exampleSource(), site)
    expect(JSON.stringify(accepted)).toContain(words)
  })
})

it.each([
  ['README.rst', 'reStructuredText'],
  ['docs/README.ADOC', 'AsciiDoc'],
  ['https://example.com/v1.2/README.org', 'Org'],
  ['https://example.com/v1.2/README', 'plain text'],
])('refuses %s', async (location, markup) => {
  const { ok, problems = [] } = await acceptReadme(words, location, exampleSource(), site)
  expect(ok).toBe(false)
  expect(problems[0]?.what).toBe(`The README is written in ${markup}, which isn't supported.`)
})

it('says what is wrong with a README, and with one that breaks the compiler', async () => {
  const nested = '<b><i>'.repeat(60)
  const texts = ['<html>', 'Moved.', nested + words, '> '.repeat(150) + words, '<div>'.repeat(20_000) + words]
  const results = await Promise.all(
    texts.map((text, index) => acceptReadme(text, `README-${index}.md`, exampleSource(), site)),
  )
  expect(formatProblems(results.flatMap(({ problems = [] }) => problems))).toMatchInlineSnapshot(`
    "README-0.md
      The README is an HTML page, not Markdown.
      Use Markdown with at least 20 words besides code: check the row in content/site/sources.ts.

    README-1.md
      The README has only 1 word of text.
      Use Markdown with at least 20 words besides code: check the row in content/site/sources.ts.

    README-2.md
      The README is nested 121 levels deep; the limit is 100.
      Use Markdown with at least 20 words besides code: check the row in content/site/sources.ts.

    README-3.md
      Some Markdown is shown as preformatted text. Its lists or quotations are nested more than 50 levels deep. It starts with "> > > > > > > > > > > > > > > > > > > > > > > > > > > > > > ".
      Remove deep nesting and long runs of the same mark. To find the place, delete half of the text at a time.

    README-4.md
      Some Markdown is shown as preformatted text. It can't be compiled: Maximum call stack size exceeded. It starts with "<div><div><div><div><div><div><div><div><div><div><div><div>".
      Remove deep nesting and long runs of the same mark. To find the place, delete half of the text at a time."
  `)
})

function blobLink(file: string, text: string): TreeNode {
  return ['a', { href: `https://github.com/Unleash/unleash-client-go/blob/v3/${file}` }, text]
}

function linkTo(file: string, text: string): TreeNode {
  return ['a', { href: `https://raw.githubusercontent.com/Unleash/unleash-client-go/v3/${file}` }, text]
}

it.each<[TreeNode[], number, number]>([
  [[], 0, 0],
  [['One, two – three.'], 3, 0],
  [[['p', 0, 'One ', ['em', 0, 'two'], ' three']], 3, 2],
  [[['CodeBlock', { html: 'const a = 1' }]], 0, 1],
  [
    [
      ['p', 0, '{}'],
      ['ul', 0, ['li', 0, ['p', 0, 'Größe']]],
    ],
    1,
    3,
  ],
])('%j: %i words, %i deep', (tree, words, depth) => {
  expect(measureTree(tree)).toEqual({ words, depth })
})

const source = exampleSource()
const linkSite = {
  siteUrls: ['https://docs.example.com', 'https://old.example.org'],
  oldPaths: {
    '/sdks/go_sdk': '/reference/sdks/go',
    '/deploy/import': '/how-to/import#steps',
    '/docs/special': '/special',
    '/usage.html': '/reference/sdks/python',
    '/help': '/',
  },
}
const blob = 'https://github.com/Unleash/unleash-client-go/blob/v3'

type Row = [link: string, becomes: string | undefined]

const groups: Record<string, Row[]> = {
  'the same page': [
    ['#usage', '#usage'],
    ['#', '#'],
  ],
  'this site': [
    ['https://docs.example.com/reference/segments', '/reference/segments'],
    ['http://docs.example.com/reference/segments', '/reference/segments'],
    ['https://old.example.org/reference/segments', '/reference/segments'],
    ['HTTPS://DOCS.EXAMPLE.COM/reference/Segments', '/reference/Segments'],
    ['//docs.example.com/reference/segments', '/reference/segments'],
    ['https://docs.example.com', '/'],
    ['https://docs.example.com/', '/'],
    ['https://docs.example.com/docs', '/'],
    ['https://docs.example.com?utm=1', '/?utm=1'],
    ['https://docs.example.com/reference/segments/', '/reference/segments'],
    ['https://docs.example.com/reference/segments.html', '/reference/segments'],
    ['https://docs.example.com/docs/reference/segments.htm/', '/reference/segments'],
    ['https://docs.example.com/reference/segments?a=b#structure', '/reference/segments?a=b#structure'],
    ['https://docs.example.com/docsearch', '/docsearch'],
    ['https://docs.example.com/constructor', '/constructor'],
    ['https://user:secret@docs.example.com/reference', '/reference'],
  ],
  'old paths of this site': [
    ['https://docs.example.com/sdks/go_sdk', '/reference/sdks/go'],
    ['https://docs.example.com/sdks/go%5fsdk/', '/reference/sdks/go'],
    ['https://docs.example.com/docs/sdks/go_sdk.html?a=b#variants', '/reference/sdks/go?a=b#variants'],
    ['https://docs.example.com/deploy/import', '/how-to/import#steps'],
    ['https://docs.example.com/deploy/import?a=b', '/how-to/import?a=b#steps'],
    ['https://docs.example.com/deploy/import#step-2', '/how-to/import#steps'],
    ['https://docs.example.com/docs/special', '/special'],
    ['https://docs.example.com/special', '/special'],
    ['https://docs.example.com/usage.html', '/reference/sdks/python'],
    ['https://docs.example.com/help', '/'],
  ],
  'URLs that would leave this site if they were cut carelessly': [
    ['https://docs.example.com//evil.example/x', '/evil.example/x'],
    ['https://docs.example.com/docs//evil.example/x', '/evil.example/x'],
    ['https://docs.example.com/\\evil.example/x', '/evil.example/x'],
    ['https://docs.example.com.evil.example/x', 'https://docs.example.com.evil.example/x'],
    ['https://docs.example.com@evil.example/x', 'https://docs.example.com@evil.example/x'],
    ['https://docs.example.com:8080/x', 'https://docs.example.com:8080/x'],
    ['https://docs.example.com/a/../../..', '/'],
    ['https://docs.example.com/%', '/%'],
  ],
  elsewhere: [
    ['https://example.org/x?y#z', 'https://example.org/x?y#z'],
    ['http://example.org/a b', 'http://example.org/a%20b'],
    ['//example.org/x', 'https://example.org/x'],
    ['\\\\example.org\\x', 'https://example.org/x'],
    ['https:example.org/x', 'https://example.org/x'],
    ['mailto:someone@example.org', 'mailto:someone@example.org'],
    ['https://github.com/Unleash/unleash', 'https://github.com/Unleash/unleash'],
  ],
  'files of the repository': [
    ['LICENSE', `${blob}/LICENSE`],
    ['./docs/setup.md#windows', `${blob}/docs/setup.md#windows`],
    ['docs/setup.md?raw=true', `${blob}/docs/setup.md?raw=true`],
    ['/docs/setup.md', `${blob}/docs/setup.md`],
    ['docs/', `${blob}/docs/`],
    ['docs/two words.md', `${blob}/docs/two%20words.md`],
    ['docs/two%20words.md', `${blob}/docs/two%20words.md`],
    ['docs/100%.md', `${blob}/docs/100%.md`],
    ['docs/ä.md', `${blob}/docs/%C3%A4.md`],
    ['docs/a:b.md', `${blob}/docs/a:b.md`],
  ],
  'other parts of the repository, above its root': [
    ['../../wiki/Home', 'https://github.com/Unleash/unleash-client-go/wiki/Home'],
    ['../../issues?q=is%3Aopen#x', 'https://github.com/Unleash/unleash-client-go/issues?q=is%3Aopen#x'],
    ['docs/../../../releases/latest', 'https://github.com/Unleash/unleash-client-go/releases/latest'],
    ['/../../actions', 'https://github.com/Unleash/unleash-client-go/actions'],
    ['../main/LICENSE', 'https://github.com/Unleash/unleash-client-go/blob/main/LICENSE'],
    ['../../../unleash', 'https://github.com/Unleash/unleash'],
    ['../../../../../../..', 'https://github.com/'],
  ],
  'files that pretend to lie elsewhere': [
    ['%2e%2e/%2e%2e/settings', 'https://github.com/Unleash/unleash-client-go/settings'],
    ['..%2f..%2fsettings', 'https://github.com/Unleash/unleash-client-go/settings'],
    ['..%5c..\\settings', 'https://github.com/Unleash/unleash-client-go/settings'],
    ['../../../..//evil.example/x', 'https://github.com/evil.example/x'],
    ['/%2fevil.example/x', `${blob}/evil.example/x`],
  ],
  'what cannot be followed': [
    ['javascript:alert(1)', undefined],
    ['JavaScript:alert(1)', undefined],
    ['java\nscript:alert(1)', undefined],
    [' javascript:alert(1)', undefined],
    ['java\u200bscript:alert(1)', undefined],
    ['data:text/html,<script>alert(1)</script>', undefined],
    ['vbscript:x', undefined],
    ['file:///etc/passwd', undefined],
    ['blob:https://docs.example.com/x', undefined],
    ['https://', undefined],
    ['https://[', undefined],
    ['//', undefined],
  ],
}

describe.each(Object.entries(groups))('%s', (_name, rows) => {
  it.each(rows)('%s → %s', (link, becomes) => {
    expect(resolveReadmeLink(link, source, linkSite)).toBe(becomes)
  })
})

it('a README in a folder has its links from there', () => {
  const inFolder = exampleSource({ revision: 'release/v3', file: 'packages/sdk/README.md' })
  const base = 'https://github.com/Unleash/unleash-client-go/blob/release/v3'
  expect(resolveReadmeLink('docs/a.md', inFolder, linkSite)).toBe(`${base}/packages/sdk/docs/a.md`)
  expect(resolveReadmeLink('../other/a.md', inFolder, linkSite)).toBe(`${base}/packages/other/a.md`)
  expect(resolveReadmeLink('/a.md', inFolder, linkSite)).toBe(`${base}/a.md`)
  expect(resolveReadmeLink('../../../../issues', inFolder, linkSite)).toBe(
    'https://github.com/Unleash/unleash-client-go/issues',
  )
})
