import { describe, expect, test } from 'vitest'
import { compileDialect } from './compileDialect'
import { compileFixture } from '../__fixtures__/compileFixture'

const treeOf = async (source: string, files?: Record<string, string>) => {
  const { tree, problems } = await compileFixture(source, files)
  expect(problems).toEqual([])
  return tree
}

describe('the tree', () => {
  test.each<[string, string, unknown]>([
    [
      'a paragraph',
      'Some *text* and `code`.',
      [['p', 0, 'Some ', ['em', 0, 'text'], ' and ', ['code', 0, 'code'], '.']],
    ],
    ['a link', '[a](/b "c")', [['p', 0, ['a', { href: '/b', title: 'c' }, 'a']]]],
    ['a link by reference', '[a][x]\n\n[x]: /b', [['p', 0, ['a', { href: '/b' }, 'a']]]],
    [
      'an image',
      '![a](./flag.png "c")',
      [['Figure', { src: '/static/1/flag.png', alt: 'a', caption: 'c', width: 640, height: 480 }]],
    ],
    [
      'an image by reference, within a line',
      'b ![a][x]\n\n[x]: /img/logo.svg',
      [['p', 0, 'b ', ['img', { src: '/img/logo.svg', alt: 'a', width: 32, height: 32 }]]],
    ],
    [
      'a picture with a dark variant',
      '![a](./pictures/page.new.webp)',
      [
        [
          'Figure',
          {
            src: '/static/1/pictures/page.new.webp',
            dark: '/static/1/pictures/page.new.dark.webp',
            alt: 'a',
            width: 800,
            height: 300,
            note: 'Example data.',
          },
        ],
      ],
    ],
    [
      'a picture with a dark variant, within a line',
      'b ![a](./pictures/page.new.webp)',
      [
        [
          'p',
          0,
          'b ',
          [
            'ThemedImage',
            {
              src: '/static/1/pictures/page.new.webp',
              dark: '/static/1/pictures/page.new.dark.webp',
              alt: 'a',
              width: 800,
              height: 300,
              note: 'Example data.',
            },
          ],
        ],
      ],
    ],
    [
      'a figure',
      '<Figure src="flag.png" alt="a" />',
      [['Figure', { src: '/static/1/flag.png', width: 640, height: 480, alt: 'a' }]],
    ],
    [
      'a video',
      '<Video src="https://youtu.be/dQw4w9WgXcQ" />',
      [
        [
          'Video',
          {
            src: 'https://youtu.be/dQw4w9WgXcQ',
            embed: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
            host: 'YouTube',
          },
        ],
      ],
    ],
    [
      'marks on lines of code',
      '```ts {1} ins={2} del={3} focus={1-3} showLineNumbers wrap collapse\nlet a\n\nlet b\n// c\n```',
      [
        [
          'CodeBlock',
          {
            html:
              '<mark><span class="t-keyword">let</span> a\n</mark><ins>\n</ins>' +
              '<del><span class="t-keyword">let</span> b\n</del><span data-line="dim">// c</span>',
            language: 'TypeScript',
            isNumbered: true,
            isWrapped: true,
            lines: 4,
          },
        ],
      ],
    ],
    [
      'lines with an error or a warning',
      '```ts error={1} warning={2}\nlet a\nb\n```',
      [
        [
          'CodeBlock',
          {
            html: '<mark data-line="error"><span class="t-keyword">let</span> a\n</mark><mark data-line="warning">b</mark>',
            language: 'TypeScript',
          },
        ],
      ],
    ],
    [
      'commands of npm',
      '```npm\nnpm install a\n```',
      [
        [
          'Tabs',
          { groupId: 'package-manager' },
          ...[
            ['npm', 'npm', 'install'],
            ['yarn', 'Yarn', 'add'],
            ['pnpm', 'pnpm', 'add'],
          ].map(([value, label, verb]) => [
            'Tab',
            { value, label },
            ['CodeBlock', { html: `<span class="t-function">${value} ${verb}</span> a`, language: 'Shell' }],
          ]),
        ],
      ],
    ],
    [
      'steps',
      '<Steps>\n\n1. a\n2. b\n\n</Steps>',
      [['Steps', 0, ['ol', { role: 'list' }, ['li', 0, 'a'], ['li', 0, 'b']]]],
    ],
    [
      'a file tree',
      '<FileTree>\n\n- src/\n  - **a.ts** the *entry*\n- b\n  - `c`\n\n</FileTree>',
      [
        [
          'FileTree',
          0,
          [
            'ul',
            { role: 'list' },
            [
              'li',
              0,
              ['FileName', { name: 'src/', isFolder: true }],
              [
                'ul',
                { role: 'list' },
                ['li', 0, ['FileName', { name: 'a.ts', isMarked: true }], ' the ', ['em', 0, 'entry']],
              ],
            ],
            [
              'li',
              0,
              ['FileName', { name: 'b', isFolder: true }],
              ['ul', { role: 'list' }, ['li', 0, ['FileName', { name: 'c' }]]],
            ],
          ],
        ],
      ],
    ],
    [
      'keys, also alone on a line',
      'Press <Kbd keys="Ctrl+K" />.\n\n<Kbd keys="Esc" />',
      [
        ['p', 0, 'Press ', ['kbd', 0, ['kbd', 0, 'Ctrl'], '+', ['kbd', 0, 'K']], '.'],
        ['p', 0, ['kbd', 0, ['kbd', 0, 'Esc']]],
      ],
    ],
    [
      'a term',
      '<Term id="stickiness">sticky</Term> and <Term id="flag" />',
      [
        [
          'p',
          0,
          [
            'Term',
            { term: 'stickiness', definition: 'What keeps a user in.', href: '/reference/stickiness' },
            'sticky',
          ],
          ' and ',
          ['Term', { term: 'feature flag', definition: 'A switch.' }],
        ],
      ],
    ],
    ['a heading', '## A b', [['h2', { id: 'a-b' }, 'A b']]],
    ['an explicit id', '## A `b` [#c-d_e]', [['h2', { id: 'c-d_e' }, 'A ', ['code', 0, 'b']]]],
    ['further ids', '## A [#b #c #d]', [['h2', { id: 'b' }, ['span', { id: 'c' }], ['span', { id: 'd' }], 'A']]],
    ['brackets without an ID', '## A [#1 of 2]', [['h2', { id: 'a-1-of-2' }, 'A [#1 of 2]']]],
    [
      'a list of tasks',
      '- [x] a',
      [
        [
          'ul',
          0,
          ['li', 0, ['input', { type: 'checkbox', checked: true, disabled: true, 'aria-label': 'Done' }], ' a'],
        ],
      ],
    ],
    [
      'a table',
      '| a |\n|:-:|\n| b |',
      [
        [
          'TableBox',
          { name: 'a' },
          [
            'table',
            0,
            ['thead', 0, ['tr', 0, ['th', { align: 'center' }, 'a']]],
            ['tbody', 0, ['tr', 0, ['td', { align: 'center' }, 'b']]],
          ],
        ],
      ],
    ],
    [
      'code',
      '```ts title="a.ts"\nlet a\n```',
      [['CodeBlock', { html: '<span class="t-keyword">let</span> a', language: 'TypeScript', title: 'a.ts' }]],
    ],
    [
      'an admonition',
      ':::tip[My *own* title]\n\nText\n\n:::',
      [['Admonition', { kind: 'tip', title: 'My own title' }, ['p', 0, 'Text']]],
    ],
    ['an admonition without title', ':::danger\nText\n:::', [['Admonition', { kind: 'danger' }, ['p', 0, 'Text']]]],
    [
      'components',
      '<Tabs groupId="g">\n<Tab value="a" label={`A`}>\n\nText\n\n</Tab>\n</Tabs>',
      [['Tabs', { groupId: 'g' }, ['Tab', { value: 'a', label: 'A' }, ['p', 0, 'Text']]]],
    ],
    [
      'components on one line',
      '<Tabs><Tab value="a" label="A">Text</Tab> <Tab value="b" label="B">*More*</Tab></Tabs>',
      [
        [
          'Tabs',
          0,
          ['Tab', { value: 'a', label: 'A' }, 'Text'],
          ['Tab', { value: 'b', label: 'B' }, ['em', 0, 'More']],
        ],
      ],
    ],
    ['a component without content', '<SidebarCards />', [['SidebarCards', 0]]],
    [
      'literal attributes',
      '<Card size={-2} wide={false} tall kind="a" />',
      [['Card', { size: -2, wide: false, tall: true, kind: 'a' }]],
    ],
    [
      'the few HTML elements',
      'a<br/>b <kbd>C</kbd> x<sup>2</sup><sub>i</sub>',
      [['p', 0, 'a', ['br', 0], 'b ', ['kbd', 0, 'C'], ' x', ['sup', 0, '2'], ['sub', 0, 'i']]],
    ],
    [
      'details',
      '<details open>\n<summary>A</summary>\n\nB\n\n</details>',
      [['details', { open: true }, ['summary', 0, 'A'], ['p', 0, 'B']]],
    ],
    ['comments', 'a{/* b */}c\n\n{/* d */}', [['p', 0, 'ac']]],
    ['escapes', '\\{a} \\<b> 1 < 2', [['p', 0, '{a} <b> 1 < 2']]],
    [
      'CRLF',
      '## A\r\n\r\nb\r\nc\r\n',
      [
        ['h2', { id: 'a' }, 'A'],
        ['p', 0, 'b\nc'],
      ],
    ],
    ['nothing', '', []],
  ])('%s', async (_, source, tree) => expect(await treeOf(source)).toEqual(tree))

  test.each([
    'at 10:30',
    'a:b',
    'default:development.secret and *:*.x',
    'see:this[here] and that',
    'a :b c',
    '::name',
    'urn:a:b:c',
    'key:[value]',
    'a:b:c[d:e]',
  ])('%j is text, not a directive', async (text) =>
    expect(await treeOf(text.replaceAll('*', '\\*'))).toEqual([['p', 0, text]]),
  )

  test('markup in the brackets of a stray directive stays', async () => {
    expect(await treeOf('a:b[*c* `d`] e')).toEqual([['p', 0, 'a:b[', ['em', 0, 'c'], ' ', ['code', 0, 'd'], '] e']])
  })

  test('footnotes lead there and back', async () => {
    expect(JSON.stringify(await treeOf('a[^n]\n\n[^n]: b'))).toMatchInlineSnapshot(
      `"[["p",0,"a",["sup",0,["a",{"href":"#footnote-fn-n","id":"footnote-fnref-n","aria-describedby":"footnote-label"},"1"]]],["section",{"className":"footnotes"},["p",{"className":"footnotes-title","id":"footnote-label"},"Footnotes"],["ol",0,["li",{"id":"footnote-fn-n"},["p",0,"b ",["a",{"href":"#footnote-fnref-n","aria-label":"Back to reference 1","className":"data-footnote-backref"},"↩"]]]]]]"`,
    )
  })

  test('a diagram', async () => {
    const [diagram] = await treeOf('```dot alt="One box." title="A title"\ndigraph { a }\n```')
    const svg = expect.stringMatching(/^<svg .*<\/svg>$/) as string
    expect(diagram).toEqual(['Diagram', { svg, alt: 'One box.', title: 'A title' }])
  })
})

describe('headings', () => {
  test('have unique ids in the order of the text, over all levels', async () => {
    const { headings } = await compileFixture('## A\n\n### B *c*\n\n## A\n\n## Own [#a-2]\n\n## A\n\n#### Deep')
    expect(headings).toEqual([
      { id: 'a', text: 'A', depth: 2 },
      { id: 'b-c', text: 'B c', depth: 3 },
      { id: 'a-1', text: 'A', depth: 2 },
      { id: 'a-2', text: 'Own', depth: 2 },
      { id: 'a-3', text: 'A', depth: 2 },
      { id: 'deep', text: 'Deep', depth: 4 },
    ])
  })

  test.each([
    'gradualrolloutuserid-deprecated-from-v4---use-gradual-rollout-instead',
    'i-want-to-run-unleash-locally',
    'constructor',
  ])('may have the id %s', async (id) => expect((await compileFixture(`## A [#${id}]`)).headings[0]?.id).toBe(id))
})

describe('partials and code files', () => {
  const files = {
    '_a.mdx': '## A\n\n<Include file="deep/_b.mdx" />\n\n[x]\n\n[x]: /from-a',
    'deep/_b.mdx': '## A\n\n```ts file="c.ts" region="one"\n```\n\n<Include file="../_c.mdx" />',
    '_c.mdx': 'Last',
    'deep/c.ts': '// #region one\n  let a\n// #endregion one\nrest',
  }

  test('come in where they are included, from the folder of the file that names them', async () => {
    const { tree, headings, dependencies, problems } = await compileFixture('## A\n\n<Include file="_a.mdx" />', files)
    expect(problems).toEqual([])
    expect(tree).toEqual([
      ['h2', { id: 'a' }, 'A'],
      ['h2', { id: 'a-1' }, 'A'],
      ['h2', { id: 'a-2' }, 'A'],
      ['CodeBlock', { html: '<span class="t-keyword">let</span> a', language: 'TypeScript' }],
      ['p', 0, 'Last'],
      ['p', 0, ['a', { href: '/from-a' }, 'x']],
    ])
    expect(headings.map(({ id }) => id)).toEqual(['a', 'a-1', 'a-2'])
    expect(dependencies).toEqual([
      'content/docs/guide/_a.mdx',
      'content/docs/guide/_c.mdx',
      'content/docs/guide/deep/_b.mdx',
      'content/docs/guide/deep/c.ts',
    ])
  })

  test('may be included twice', async () => {
    expect(await treeOf('<Include file="_c.mdx" />\n\n<Include file="_c.mdx" />', files)).toEqual([
      ['p', 0, 'Last'],
      ['p', 0, 'Last'],
    ])
  })

  test('are allowed in a component or a list', async () => {
    const source =
      '<Tabs>\n<Tab value="a" label="A">\n\n<Include file="_c.mdx" />\n\n</Tab>\n</Tabs>\n\n- <Include file="_c.mdx" />'
    expect(await treeOf(source, files)).toEqual([
      ['Tabs', 0, ['Tab', { value: 'a', label: 'A' }, ['p', 0, 'Last']]],
      ['ul', 0, ['li', 0, 'Last']],
    ])
  })

  test('images are dependencies, and so are dark variants that may be added', async () => {
    const { dependencies } = await compileFixture('![a](./flag.png) ![b](/img/logo.svg)')
    expect(dependencies).toEqual([
      'content/docs/guide/flag.dark.png',
      'content/docs/guide/flag.png',
      'static/img/logo.svg',
    ])
  })

  test('that do not exist are dependencies, so that creating them updates the page', async () => {
    const { dependencies } = await compileFixture('<Include file="_no.mdx" />\n\n```ts file="../no.ts"\n```')
    expect(dependencies).toEqual(['content/docs/guide/_no.mdx', 'content/docs/no.ts'])
  })

  test('are named relative to the page, and read by their path from the root', async () => {
    const asked: string[] = []
    await compileDialect('<Include file="./sub/../_a.mdx" />\n\n```ts file="../../../etc/passwd"\n```', {
      file: 'content/docs/a.mdx',
      firstLine: 1,
      components: {},
      readFile: (path) => void asked.push(path),
      readImage: () => ({ problem: 'missing', beside: [] }),
      glossary: {},
    })
    expect(asked.sort()).toEqual(['../etc/passwd', 'content/docs/_a.mdx'])
  })
})

describe('references', () => {
  test('of components and of code blocks, in the page and its partials', async () => {
    const files = { '_a.mdx': '<Card shows="inPartial" />' }
    const source =
      '<Card shows="getFlag" />\n\n```json operation="addFlag" response="201"\n{}\n```\n\n<Include file="_a.mdx" />'
    const { references, problems } = await compileFixture(source, files)
    expect(problems).toEqual([])
    const page = { kind: 'operation', file: 'content/docs/guide/page.mdx' }
    expect(references).toEqual([
      { ...page, name: 'getFlag', line: 5 },
      { ...page, name: 'addFlag', line: 7, example: { language: 'json', code: '{}', response: '201' } },
      { kind: 'operation', file: 'content/docs/guide/_a.mdx', name: 'inPartial', line: 1 },
    ])
  })
})

test('links are listed with their lines, in the page and its partials', async () => {
  const files = { '_a.mdx': 'See [limits](/limits).' }
  const source = [
    '[Segments](/reference/segments#structure) and',
    '[*this*](#here), [named][name], <CardLink href="/card">x</CardLink>',
    '',
    '[name]: https://example.com/x',
    '',
    '[bad](javascript:x) ![image](/img/logo.svg)',
    '',
    '<Include file="_a.mdx" />',
  ].join('\n')
  const { links } = await compileFixture(source, files)
  expect(links.map(({ target, text, file, line }) => `${file}:${line} ${text} → ${target}`)).toMatchInlineSnapshot(`
    [
      "content/docs/guide/page.mdx:5 Segments → /reference/segments#structure",
      "content/docs/guide/page.mdx:6 this → #here",
      "content/docs/guide/page.mdx:6 <CardLink> → /card",
      "content/docs/guide/page.mdx:8 [name] → https://example.com/x",
      "content/docs/guide/_a.mdx:1 limits → /limits",
    ]
  `)
})
