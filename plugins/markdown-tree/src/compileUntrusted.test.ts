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
    ['wiki links', '[[Home]] and [[a|B]]', [['p', 0, '[[Home]] and [[a|B]]']]],
    ['old elements', '<strike>a</strike> <tt>b</tt>', [['p', 0, ['s', 0, 'a'], ' ', ['code', 0, 'b']]]],
    [
      'elements with a meaning',
      '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> <abbr title="one">1</abbr> <mark>a</mark> <bdo dir="rtl">b</bdo>',
      [
        [
          'p',
          0,
          ['ruby', 0, '漢', ['rp', 0, '('], ['rt', 0, 'kan'], ['rp', 0, ')']],
          ' ',
          ['abbr', { title: 'one' }, '1'],
          ' ',
          ['mark', 0, 'a'],
          ' ',
          ['bdo', { dir: 'rtl' }, 'b'],
        ],
      ],
    ],
    [
      'the direction of a text',
      '<div dir="rtl">\n\n# מדריך\n\n<h2 dir="auto">א</h2>\n\nשלום!\n\n</div><p dir="up">a</p>',
      [
        ['div', { dir: 'rtl' }, ['h2', { dir: 'auto', id: 'א' }, 'א'], ['p', 0, 'שלום!']],
        ['p', 0, 'a'],
      ],
    ],
    [
      'a table with a caption',
      '<table><caption>a</caption><tr><td>b</td></tr></table>',
      [['TableBox', 0, ['table', 0, ['caption', 0, 'a'], ['tbody', 0, ['tr', 0, ['td', 0, 'b']]]]]],
    ],
  ])('%s', async (_, markdown, tree) => expect(await treeOf(markdown)).toEqual(tree))
})

describe("GitHub's marks", () => {
  const box = (kind: string, title: string, ...children: unknown[]) => [['Admonition', { kind, title }, ...children]]

  test.each<[string, string, unknown]>([
    ['a note', '> [!NOTE]\n> a *b*', box('note', 'Note', ['p', 0, 'a ', ['em', 0, 'b']])],
    ['a tip in small letters', '> [!tip]\n> a', box('tip', 'Tip', ['p', 0, 'a'])],
    [
      'of several blocks',
      '> [!IMPORTANT]\n>\n> a\n>\n> - b',
      box('info', 'Important', ['p', 0, 'a'], ['ul', 0, ['li', 0, 'b']]),
    ],
    ['before an element', '> [!NOTE]\n> *a* b', box('note', 'Note', ['p', 0, ['em', 0, 'a'], ' b'])],
    ['before a hard break', '> [!WARNING]  \n> a', box('caution', 'Warning', ['p', 0, 'a'])],
    ['in a list', '- > [!CAUTION]\n  > a', [['ul', 0, ['li', 0, ...box('danger', 'Caution', ['p', 0, 'a'])]]]],
    ['before text on its line', '> [!NOTE] a', [['blockquote', 0, ['p', 0, '[!NOTE] a']]]],
    ['before an element on its line', '> [!NOTE]*a*', [['blockquote', 0, ['p', 0, '[!NOTE]', ['em', 0, 'a']]]]],
    ['unknown', '> [!HINT]\n> a', [['blockquote', 0, ['p', 0, '[!HINT]\na']]]],
    ['a quotation', '> a', [['blockquote', 0, ['p', 0, 'a']]]],
  ])('an alert: %s', async (_, markdown, tree) => expect(await treeOf(markdown)).toEqual(tree))

  test.each([
    [':rocket: a :+1:', '🚀 a 👍'],
    [':tada::rocket:', '🎉🚀'],
    ['开始:rocket:', '开始🚀'],
    ['1:100:3 10:30:45 a:key:b :unknown: :octocat:', '1:100:3 10:30:45 a:key:b :unknown: :octocat:'],
  ])('emoji: %s', async (markdown, text) => expect(await treeOf(markdown)).toEqual([['p', 0, text]]))

  test('emoji are no part of code', async () => {
    expect(await treeOf('`:rocket:`\n\n    :rocket:')).toEqual([
      ['p', 0, ['code', 0, ':rocket:']],
      ['CodeBlock', { html: ':rocket:', language: 'Text' }],
    ])
  })

  test("a heading with an emoji has GitHub's ID", async () => {
    const { tree, headings } = await compile('## :rocket: Start\n\n[a](#rocket-start)')
    expect(headings).toEqual([{ id: 'rocket-start', text: '🚀 Start', depth: 2 }])
    expect(tree.at(-1)).toEqual(['p', 0, ['a', { href: '#rocket-start' }, 'a']])
  })
})

describe('front matter', () => {
  test.each([
    ['YAML', '---\ntitle: Front\n# a comment\ntags:\n  - a\n- b\n---\n\na'],
    ['TOML', '+++\ntitle = "Front"\n[params]\nx = 1\n+++\na'],
    ['with CRLF and a byte order mark', '\ufeff---\r\ntitle: Front\r\n---\r\na'],
  ])('in %s is left out', async (_, markdown) => expect(await treeOf(markdown)).toEqual([['p', 0, 'a']]))

  test.each(['---\n\nSome words.\n\n---\n\na', '---\ntitle: a', 'a\n\n---\nb: c\n\n---'])(
    '%j has none',
    async (markdown) => expect(JSON.stringify(await treeOf(markdown))).toContain('["hr",0]'),
  )

  test('keeps the lines of links', async () => {
    const lines: unknown[] = []
    await compile('---\na: b\n---\n\n[c](/d)', { resolveLink: (_, line) => void lines.push(line) })
    expect(lines).toEqual([5])
  })
})

describe('headings', () => {
  test.each([
    ['the title goes', '# T\n\n## A\n\n### B', '2 a, 3 b'],
    ['five titles', '# A\n\n# B\n\n# C\n\n# D\n\n# E', '2 b, 2 c, 2 d, 2 e'],
    ['a title that is not the first heading', '## A\n\n# B', '2 a, 2 b'],
    ['deep ones first', '### A\n\n## B\n\n##### C\n\n### D\n\n###### E', '2 a, 2 b, 3 c, 3 d, 4 e'],
    ['all levels', '# A\n\n# B\n\n## C\n\n### D\n\n#### E\n\n##### F\n\n###### G', '2 b, 3 c, 4 d, 5 e, 6 f, 6 g'],
    ['the text of the title again', '# A\n\n## A', '2 a-1'],
    ['no title', '### A\n\n#### B', '2 a, 3 b'],
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
    ['to nothing on the page', '[a](#nowhere) [c](#%)', 'a c'],
    ['to the removed title', '[a](#my-project)\n\n# My project', ['a', { href: '#' }, 'a']],
    ['to an anchor in the title', '[a](#own)\n\n<h1><a id="own"></a>T</h1>', ['a', { href: '#' }, 'a']],
    ['to the top', '[a](#)', ['a', { href: '#' }, 'a']],
    ['to the top, by a name of browsers', '[a](#Top)', ['a', { href: '#' }, 'a']],
    ['to the README, as GitHub calls it', '[a](#readme)', ['a', { href: '#' }, 'a']],
    ['to a heading of that name', '[a](#top)\n\n## Top', ['a', { href: '#top' }, 'a']],
    ['with a title', '[a](/b "c")', ['a', { href: '/b', title: 'c' }, 'a']],
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
    [
      'next to each other',
      '<p><img src="a.png"><a href="/b"><img src="b.png" alt="b"></a><img src="c.png"></p>',
      [
        [
          'p',
          0,
          ['a', { href: 'https://example.com/a.png' }, 'Image'],
          ' ',
          ['a', { href: '/b' }, 'b'],
          ' ',
          ['a', { href: 'https://example.com/c.png' }, 'Image'],
        ],
      ],
    ],
    [
      'next to words and signs',
      'a![b](b.png)c (![d](d.png)).',
      [
        [
          'p',
          0,
          'a ',
          ['a', { href: 'https://example.com/b.png' }, 'b'],
          ' c (',
          ['a', { href: 'https://example.com/d.png' }, 'd'],
          ').',
        ],
      ],
    ],
  ])('%s', async (_, markdown, tree) => expect(await treeOf(markdown)).toEqual(tree))

  test.each<[string, string, unknown]>([
    ['a logo below the title', '# A\n\n![](logo.png)\n\nb', [['p', 0, 'b']]],
    ['a banner above it, in a link', '[![A banner](b.png)](https://a.example)\n\n# A\n\nb', [['p', 0, 'b']]],
    ['the name as a picture', '<p><img src="a.png" alt="A.js"></p>\n\nb', [['p', 0, 'b']]],
    ['several of them', '![](a.png) ![Logo of B](b.png)\n\nc', [['p', 0, 'c']]],
    ['a screenshot', '![Screenshot](a.png)', [['p', 0, ['a', { href: 'https://example.com/a.png' }, 'Screenshot']]]],
    ['what is described', '![A flag](a.png)', [['p', 0, ['a', { href: 'https://example.com/a.png' }, 'A flag']]]],
    [
      'pictures below words',
      'a\n\n![](b.png)',
      [
        ['p', 0, 'a'],
        ['p', 0, ['a', { href: 'https://example.com/b.png' }, 'Image']],
      ],
    ],
  ])('at the top of a page: %s', async (_, markdown, tree) => {
    expect((await compile(markdown, { isPage: true })).tree).toEqual(tree)
    // In another thread, too.
    const long = `${markdown}\n\n${'Many words. '.repeat(200)}`
    expect((await compile(long, { isPage: true })).tree.slice(0, -1)).toEqual(tree)
  })

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
    ['beside another image', `${badge}![a](b.svg)`, [['p', 0, ['img', { src: '/img/b.svg', alt: 'a' }]]]],
    [
      'on a line of their own',
      `<p><img src="b.svg" alt="a"><br>\n<a href="/a"><img src="https://badge.fury.io/x"></a> • <b>${badge.replace(/.*\((.*)\)/, '<img src="$1">')}</b><br>\nWords</p>`,
      [['p', 0, ['img', { src: '/img/b.svg', alt: 'a' }], ['br', 0], '\nWords']],
    ],
    ['in a heading', `## A ${badge}`, [['h2', { id: 'a' }, 'A ']]],
    ['in a list', `- ${badge}\n- ${badge}\n\na`, [['p', 0, 'a']]],
    ['in blocks around them', `<div><div>\n\n${badge}\n\n</div></div>\n\na`, [['p', 0, 'a']]],
    [
      'in a table they stay',
      `| a |\n|---|\n| ${badge} |`,
      [
        [
          'TableBox',
          { name: 'a' },
          [
            'table',
            0,
            ['thead', 0, ['tr', 0, ['th', 0, 'a']]],
            ['tbody', 0, ['tr', 0, ['td', 0, ['a', { href: 'https://img.shields.io/x.svg' }, 'v']]]],
          ],
        ],
      ],
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
