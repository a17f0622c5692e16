import { describe, expect, test } from 'vitest'
import { compileUntrusted, nestingOf, type UntrustedOptions } from './compileUntrusted'

const options: UntrustedOptions = {
  file: 'https://example.com/README.md',
  idPrefix: 'readme-',
  resolveLink: (url) => (url.includes('gone') ? undefined : url.replace('https://docs.example.com', '')),
  resolveImage: (url) => (url.endsWith('.svg') ? { src: `/img/${url}` } : { link: `https://example.com/${url}` }),
}
const compile = (markdown: string, changed: Partial<UntrustedOptions> = {}) =>
  compileUntrusted(markdown, { ...options, ...changed })
const treeOf = async (markdown: string) => (await compile(markdown)).tree

describe('the tree', () => {
  test.each<[string, string, unknown]>([
    ['text', 'a **b** `c`', [['p', 0, 'a ', ['strong', 0, 'b'], ' ', ['code', 0, 'c']]]],
    ['HTML that Markdown has too', '<p align="center">a <b>b</b></p>', [['p', 0, 'a ', ['b', 0, 'b']]]],
    [
      'Markdown within HTML',
      '<details>\n<summary>A</summary>\n\n*b*\n\n</details>',
      [['details', 0, ['summary', 0, 'A'], ['p', 0, ['em', 0, 'b']]]],
    ],
    [
      'a table',
      '| a |\n|---|\n| b |',
      [
        [
          'TableBox',
          { name: 'a' },
          ['table', 0, ['thead', 0, ['tr', 0, ['th', 0, 'a']]], ['tbody', 0, ['tr', 0, ['td', 0, 'b']]]],
        ],
      ],
    ],
    [
      'code',
      '```js\nlet a\n```',
      [['CodeBlock', { html: '<span class="t-keyword">let</span> a', language: 'JavaScript' }]],
    ],
    ['code of an unknown language', '```mermaid\n<a>\n```', [['CodeBlock', { html: '&lt;a&gt;', language: 'Text' }]]],
    ['a language with more behind it', '```js{1,3}\na\n```', [['CodeBlock', { html: 'a', language: 'Text' }]]],
    ['indented code', '    a\n      b', [['CodeBlock', { html: 'a\n  b', language: 'Text' }]]],
    ['preformatted HTML', '<pre>\na <b>b</b>\n</pre>', [['CodeBlock', { html: 'a b', language: 'Text' }]]],
    [
      'tasks',
      '- [ ] a',
      [['ul', 0, ['li', 0, ['input', { type: 'checkbox', disabled: true, 'aria-label': 'Not done' }], ' a']]],
    ],
    [
      'directives and expressions are text',
      ':::note\n\n{a} a:b <Tabs>c</Tabs>',
      [
        ['p', 0, ':::note'],
        ['p', 0, '{a} a:b c'],
      ],
    ],
    ['CRLF', '# A\r\n\r\nb\r\nc', [['p', 0, 'b\nc']]],
    ['nothing', '', []],
    ['comments', 'a <!-- b --> c\n\n<!-- d -->', [['p', 0, 'a  c']]],
  ])('%s', async (_, markdown, tree) => expect(await treeOf(markdown)).toEqual(tree))
})

describe('headings', () => {
  test.each([
    ['the title goes', '# T\n\n## A\n\n### B', '2 a, 3 b'],
    ['five titles', '# A\n\n# B\n\n# C\n\n# D\n\n# E', '2 b, 2 c, 2 d, 2 e'],
    ['a title that is not the first heading', '## A\n\n# B', '3 a, 2 b'],
    ['no title', '### A\n\n#### B', '2 a, 3 b'],
    ['levels below h6', '# T\n\n# A\n\n###### B', '2 a, 6 b'],
    ['a title in HTML', '<h1 align="center"><img src="a.png"><br>T</h1>\n\n## A', '2 a'],
    ['underlined', 'T\n=\n\nA\n-', '2 a'],
    ['equal texts', '## A\n\n## A\n\n## a', '2 a, 2 a-1, 2 a-2'],
    ['an id of the author', '<h2 id="own">A</h2>', '2 a'],
    ['ids of Gatsby', '## ___gatsby\n\n## Gatsby', '2 readme-___gatsby, 2 readme-gatsby'],
    ['of signs only', '## !!!\n\n## ???', '2 section, 2 section-1'],
    ['without text', '## \n\n## A\n\n## <span></span>', '2 a'],
    ['in a quotation', '> ## A', '2 a'],
    ['footnotes are none', 'a[^1]\n\n## A\n\n[^1]: b', '2 a'],
  ])('%s', async (_, markdown, expected) => {
    const { headings, tree } = await compile(markdown)
    expect(headings.map(({ depth, id }) => `${depth} ${id}`).join(', ')).toBe(expected)
    const json = JSON.stringify(tree)
    expect(json).not.toContain('["h1"')
    for (const { depth, id } of headings) expect(json).toContain(`["h${depth}",{"id":"${id}"}`)
  })

  test('have the text a reader sees', async () => {
    expect((await compile('## A *b* `c` [d](/e) ![f](https://example.com/g.png)')).headings).toEqual([
      { id: 'a-b-c-d-f', text: 'A b c d f', depth: 2 },
    ])
  })
})

describe('links', () => {
  test.each<[string, string, unknown]>([
    ['resolved', '[a](https://docs.example.com/b#c)', ['a', { href: '/b#c' }, 'a']],
    ['dropped, their text stays', '[a *b*](/gone)', 'a '],
    ['by reference', '[a][x]\n\n[x]: /b', ['a', { href: '/b' }, 'a']],
    ['mail', '<a@example.com>', ['a', { href: 'mailto:a@example.com' }, 'a@example.com']],
    ['to a heading', '[a](#B)\n\n## B', ['a', { href: '#b' }, 'a']],
    ["to a heading by the author's id", '[a](#own)\n\n<h2 id="own">B</h2>', ['a', { href: '#b' }, 'a']],
    ["to an author's id", '[a](#own)\n\n<span id="own">B</span>', ['a', { href: '#readme-own' }, 'a']],
    ['to an anchor of old', '[a](#own)\n\n<a name="own"></a>B', ['a', { href: '#readme-own' }, 'a']],
    ['as GitHub writes them', '[a](#user-content-b)\n\n## B', ['a', { href: '#b' }, 'a']],
    ['to nothing on the page', '[a](#nowhere) [b](#) [c](#%)', 'a b c'],
    ['without text', 'a[](/b)<a href="/c"></a>', 'a'],
  ])('%s', async (_, markdown, expected) => {
    const [paragraph] = await treeOf(markdown)
    expect(Array.isArray(paragraph) && paragraph[2]).toEqual(expected)
  })

  test('are resolved with their line', async () => {
    const lines: unknown[] = []
    await compile('a\n\n[b](/c)\n\n- [d](/e)', { resolveLink: (url, line) => void lines.push([url, line]) })
    expect(lines).toEqual([
      ['/c', 3],
      ['/e', 5],
    ])
  })

  test('cannot be made harmful by what they resolve to', async () => {
    const { tree } = await compile('[a](/b)', { resolveLink: () => 'javascript:alert(1)' })
    expect(tree).toEqual([['p', 0, 'a']])
  })

  test('of footnotes lead there and back', async () => {
    const json = JSON.stringify(await treeOf('a[^n]\n\n[^n]: b'))
    expect(json).toContain('{"href":"#readme-fn-n","aria-describedby":"readme-footnote-label","id":"readme-fnref-n"}')
    expect(json).toContain('["li",{"id":"readme-fn-n"}')
    expect(json).toContain('{"href":"#readme-fnref-n"')
  })

  test('ids are unique', async () => {
    const json = JSON.stringify(await treeOf('<a name="x">a</a> <b id="x">b</b> <i id="x">c</i>'))
    expect(json).toBe('[["p",0,["span",{"id":"readme-x"},"a"]," ",["b",0,"b"]," ",["i",0,"c"]]]')
  })
})

describe('images', () => {
  test.each<[string, string, unknown]>([
    [
      'from elsewhere become links',
      '![a](https://evil.example/b.png)',
      [['p', 0, ['a', { href: 'https://evil.example/b.png' }, 'a']]],
    ],
    [
      'without scheme too',
      '![a](//evil.example/b.png)',
      [['p', 0, ['a', { href: 'https://evil.example/b.png' }, 'a']]],
    ],
    [
      'without alt text',
      '![](https://evil.example/b.png)',
      [['p', 0, ['a', { href: 'https://evil.example/b.png' }, 'Image']]],
    ],
    ['of the repository', '![a](b.png)', [['p', 0, ['a', { href: 'https://example.com/b.png' }, 'a']]]],
    ['of this site', '![a](b.svg)', [['p', 0, ['img', { src: '/img/b.svg', alt: 'a' }]]]],
    ['in a link', '[![a](b.png)](/c)', [['p', 0, ['a', { href: '/c' }, 'a']]]],
    [
      'in a picture',
      '<picture><source srcset="x"><img src="b.png" alt="a"></picture>',
      [['p', 0, ['a', { href: 'https://example.com/b.png' }, 'a']]],
    ],
    ['of data', '![a](data:image/png;base64,AA)', [['p', 0, 'a']]],
  ])('%s', async (_, markdown, tree) => expect(await treeOf(markdown)).toEqual(tree))

  test('that resolve to nothing leave their alt text', async () => {
    expect((await compile('a ![b](c.png)', { resolveImage: () => undefined })).tree).toEqual([['p', 0, 'a b']])
  })
})

describe('badges', () => {
  const badge = '![v](https://img.shields.io/x.svg)'
  test.each<[string, string, unknown]>([
    ['alone', badge, []],
    ['linked', `[${badge}](https://npmjs.com) ${badge}\n[${badge}](/b)`, []],
    ['in HTML', '<p align="center">\n<a href="/a"><img src="https://badge.fury.io/x"></a><br>\n</p>', []],
    ['in HTML without paragraph', '<a href="/a"><img src="https://badge.fury.io/x"></a>\n\na', [['p', 0, 'a']]],
    ['in a sentence they stay', `a ${badge}`, [['p', 0, 'a ', ['a', { href: 'https://img.shields.io/x.svg' }, 'v']]]],
    [
      'beside another image they stay',
      `${badge}![a](b.svg)`,
      [['p', 0, ['a', { href: 'https://img.shields.io/x.svg' }, 'v'], ['img', { src: '/img/b.svg', alt: 'a' }]]],
    ],
  ])('%s', async (_, markdown, tree) => expect(await treeOf(markdown)).toEqual(tree))
})

test.each([
  ['', 0],
  ['text - with > marks', 0],
  ['- a', 1],
  ['  - a', 1],
  ['-a', 0],
  ['**a** b', 0],
  ['> - 1. a\n\n- b', 3],
  ['>>> a', 3],
  ['- - - - -', 5],
  ['12) 3. a', 2],
  ['- '.repeat(20_000), 20_000],
])('%j', (markdown, depth) => {
  expect(nestingOf(markdown)).toBe(depth)
})
