import { describe, expect, it } from 'vitest'
import { exampleSource } from '../__fixtures__/exampleSource'
import type { TreeNode } from '../../gatsby-markdown-tree/src/TreeNode'
import { formatProblems } from '../../gatsby-problem-report/src/formatProblems'
import { acceptReadme } from './acceptReadme'

const addresses = { siteUrls: ['https://docs.example.com'], oldPaths: { '/tags': '/reference/tags' } }
const words = 'A README that is long enough to be a page of this site has twenty words or more, and this one has.'

/** What becomes of a README that begins with `text`; the sentence that makes it long enough is taken off again. */
async function treeOf(text: string): Promise<TreeNode[]> {
  const accepted = await acceptReadme(`${text}\n\n${words}\n`, 'README.md', exampleSource(), addresses)
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
    [
      '![A flag](docs/flag.png)',
      [['p', 0, linkTo('docs/flag.png', 'A flag')]],
    ],
    ['![A flag](https://example.org/flag.png)', [['p', 0, ['a', { href: 'https://example.org/flag.png' }, 'A flag']]]],
    ['![build](https://github.com/Unleash/x/actions/workflows/a/badge.svg)', []],
  ])('%s', async (text, tree) => {
    expect(await treeOf(text)).toEqual(tree)
  })
})

describe('hostile READMEs are text', () => {
  it.each<[string, string, TreeNode[]]>([
    ['a script', '<script>alert(1)</script>', []],
    ['a handler', '<img src=x.png alt=x onerror=alert(1)>', [linkTo('x.png', 'x')]],
    ['a handler on a link', '<a href="a.md" onclick="alert(1)">x</a>', [['p', 0, blobLink('a.md', 'x')]]],
    ['a link that runs', '<a href="&#106;ava&#10;script:alert(1)">x</a>', [['p', 0, 'x']]],
    ['an expression', 'A {process.env.SECRET} ${1 + 1}', [['p', 0, 'A {process.env.SECRET} ${1 + 1}']]],
    ['an import', 'import fs from "fs"', [['p', 0, 'import fs from "fs"']]],
    ['deceiving characters', 'a\u202eb\u0000c\u2066d&#x202e;e', [['p', 0, 'abcde']]],
    ['line ends of Windows', '## A\r\n\r\nb\r\nc', [['h2', { id: 'a' }, 'A'], ['p', 0, 'b\nc']]],
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
    const accepted = await acceptReadme(text, 'README.md', exampleSource(), addresses)
    expect(JSON.stringify(accepted)).toContain(words)
  })
})

it('says what is wrong with a text, and with a text that breaks the compiler', async () => {
  const texts = ['<html>', 'Moved.', '> '.repeat(150) + words, '<div>'.repeat(20_000) + words]
  const results = await Promise.all(
    texts.map((text, index) => acceptReadme(text, `README-${index}.md`, exampleSource(), addresses)),
  )
  expect(formatProblems(results.flatMap(({ problems = [] }) => problems))).toMatchInlineSnapshot(`
    "README-0.md
      The text is an HTML page, not Markdown.
      A README is Markdown with 20 words or more besides its code: check the address in content/site/sources.ts.

    README-1.md
      The text has 1 word to read.
      A README is Markdown with 20 words or more besides its code: check the address in content/site/sources.ts.

    README-2.md
      The text is nested 151 levels deep, 100 are allowed.
      A README is Markdown with 20 words or more besides its code: check the address in content/site/sources.ts.

    README-3.md
      The text cannot be compiled: Maximum call stack size exceeded.
      Simplify the text: remove deep nesting, or halve it until the part is found."
  `)
})

function blobLink(file: string, text: string): TreeNode {
  return ['a', { href: `https://github.com/Unleash/unleash-client-go/blob/v3/${file}` }, text]
}

function linkTo(file: string, text: string): TreeNode {
  return ['a', { href: `https://raw.githubusercontent.com/Unleash/unleash-client-go/v3/${file}` }, text]
}
