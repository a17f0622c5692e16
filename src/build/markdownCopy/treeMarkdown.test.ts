import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { describe, expect, test } from 'vitest'
import type { TreeNode } from '../../../plugins/markdown-tree'
import { treeMarkdown } from './treeMarkdown'

const markdownOf = (...tree: TreeNode[]) => treeMarkdown(tree, 'https://docs.example.com/a/b')
const parser = unified().use(remarkParse).use(remarkGfm)

test.each([
  '*a* **b** _c_ __d__ snake_case _',
  '`code` ~~gone~~ [a](b) ![a](b) <b>c</b> <i> &amp; &#39; C:\\*.txt \\\\',
  '# no heading',
  '> no quotation',
  '- no item',
  '+ no item',
  '1. no item',
  '23) no item',
  '--- no rule',
  '=== no rule',
  '~~~ no code',
  '| no | table',
])('%s is read as the text that it is', (text) => {
  const { children } = parser.parse(markdownOf(['p', 0, text]))
  expect(children).toMatchObject([{ type: 'paragraph', children: [{ type: 'text', value: text }] }])
})

test('what looks like a URL or an email address is not a link', () => {
  expect(markdownOf('https://example.org www.example.org a@example.org')).toBe(
    'https\\://example.org www\\.example.org a\\@example.org\n',
  )
})

test('headings, emphasis, lists and rules', () => {
  expect(
    markdownOf(
      ['h1', 0, 'Tags'],
      [
        'p',
        0,
        'A ',
        ['strong', 0, 'tag'],
        ' & ',
        ['em', 0, 'more'],
        ' ',
        ['del', 0, 'gone'],
        ['br', 0],
        ['code', 0, 'a`b'],
      ],
      ['ul', 0, ['li', 0, 'One', ['ul', 0, ['li', 0, 'Nested']]], ['li', 0, 'Two']],
      ['ol', { start: 3 }, ['li', 0, ['p', 0, 'Three'], ['p', 0, 'More']]],
      ['ul', 0, ['li', 0, ['input', { type: 'checkbox', checked: true }], ' Done']],
      ['hr', 0],
      ['blockquote', 0, ['p', 0, 'Quoted']],
    ),
  ).toMatchInlineSnapshot(`
    "# Tags

    A **tag** & *more* ~~gone~~\\
    \`\`a\`b\`\`

    - One
      - Nested
    - Two

    3. Three

       More

    - [x] Done

    ---

    > Quoted
    "
  `)
})

test('links and images are absolute; images without alt text are left out', () => {
  expect(
    markdownOf(
      [
        'p',
        0,
        ['a', { href: '/quickstart#run' }, 'Start'],
        ', ',
        ['a', { href: '#x' }, 'types'],
        ', ',
        ['a', { href: 'https://example.org/' }, 'out'],
        ' ',
        ['a', { href: '/x' }],
      ],
      ['p', 0, ['img', { src: '/img/a.svg', alt: 'A curve' }], ['img', { src: '/img/b.svg', alt: '' }]],
    ),
  ).toMatchInlineSnapshot(`
    "[Start](https://docs.example.com/quickstart#run), [types](https://docs.example.com/a/b#x), [out](https://example.org/)

    ![A curve](https://docs.example.com/img/a.svg)
    "
  `)
})

test('tables: a caption is a paragraph above', () => {
  const row: TreeNode = ['tr', 0, ['th', 0, 'A']]
  expect(markdownOf(['table', 0, ['caption', 0, 'All of ', ['b', 0, 'them']], row])).toBe(
    'All of **them**\n\n| A |\n| - |\n',
  )
})

test('tables: the first row is the head, cells with several blocks stay on one line', () => {
  const row = (tag: string, ...cells: TreeNode[][]): TreeNode => [
    'tr',
    0,
    ...cells.map((cell): TreeNode => [tag, 0, ...cell]),
  ]
  const cell: TreeNode[] = [
    ['p', 0, 'One'],
    ['ul', 0, ['li', 0, 'a|b'], ['li', 0, 'c']],
  ]
  expect(
    markdownOf([
      'TableBox',
      { name: 'Name' },
      [
        'table',
        0,
        ['thead', 0, row('th', ['Name'], ['Text'])],
        ['tbody', 0, row('td', [['code', 0, 'x|y', ['wbr', 0], 'z']], cell)],
      ],
    ]),
  ).toMatchInlineSnapshot(`
    "| Name | Text |
    | - | - |
    | \`x\\|yz\` | One a\\|b c |
    "
  `)
})

describe('components', () => {
  test.each<[string, TreeNode, string]>([
    [
      'code keeps its language, its file name and every character',
      [
        'CodeBlock',
        {
          html: '<span class="t-keyword">if</span> (a &lt; b) {\n  `x` &amp;amp;\n}',
          language: 'TypeScript',
          title: 'a.ts',
        },
      ],
      '```typescript title="a.ts"\nif (a < b) {\n  `x` &amp;\n}\n```\n',
    ],
    [
      'code that was checked, without the mark',
      ['CodeBlock', { html: '$ ls', language: 'Shell', title: 'a.sh', checked: '5.8.2' }],
      '```shell title="a.sh"\n$ ls\n```\n',
    ],
    ['an example below a summary', ['details', 0, ['summary', 0, 'Example'], ['p', 0, 'A']], 'A\n'],
    ['a heading with an ID', ['h2', { id: 'use_cases' }, 'Use cases'], '## Use cases {#use_cases}\n'],
    ['a heading that is its ID', ['h3', { id: 'feature-created' }, 'feature-created'], '### feature-created\n'],
    ['a heading without an ID', ['h3', 0, 'More'], '### More\n'],
    [
      'a language of two words',
      ['CodeBlock', { html: '$ ls', language: 'Shell session' }],
      '```shell-session\n$ ls\n```\n',
    ],
    [
      'a fence within code',
      ['CodeBlock', { html: '```\na\n```', language: 'Markdown' }],
      '````markdown\n```\na\n```\n````\n',
    ],
    ['an admonition', ['Admonition', { kind: 'caution' }, ['p', 0, 'Public.']], '> **Caution**\n>\n> Public.\n'],
    ['tabs', ['Tabs', 0, ['Tab', { label: 'Go' }, ['p', 0, 'go get']]], '**Go**\n\ngo get\n'],
    ['details', ['details', 0, ['summary', 0, 'More'], 'Text'], '**More**\n\nText\n'],
    ['Details', ['Details', { summary: 'More' }, ['p', 0, 'Text']], '**More**\n\nText\n'],
    [
      'a diagram',
      ['Diagram', { svg: '<svg/>', alt: 'A queries B', title: 'Overview' }],
      '*Diagram: A queries B*\n\nOverview\n',
    ],
    [
      'a figure',
      ['Figure', { src: '/a.svg', alt: 'A curve', caption: 'Rollout' }],
      '![A curve](https://docs.example.com/a.svg)\n\nRollout\n',
    ],
    [
      'a picture',
      ['Figure', { src: '/a.webp', dark: '/b.webp', alt: 'A curve', note: 'Example data.' }],
      '![A curve](https://docs.example.com/a.webp)\n\nExample data.\n',
    ],
    [
      'a video with its length',
      ['Video', { title: 'Flags', src: 'https://example.org/v', minutes: 5 }],
      '[Video: Flags (about 5 minutes)](https://example.org/v)\n',
    ],
    ['a video', ['Video', { title: 'Flags', src: 'https://example.org/v' }], '[Video: Flags](https://example.org/v)\n'],
    [
      'cards',
      ['CardGrid', 0, ['Card', { title: 'A', href: '/a' }, ['p', 0, 'Text']]],
      '- [A](https://docs.example.com/a)\n\n  Text\n',
    ],
    [
      'a term',
      ['p', 0, 'A ', ['Term', { term: 'variant', definition: 'One of several.', href: '/t' }], ' only'],
      'A [variant](https://docs.example.com/t) only\n',
    ],
    ['a file tree', ['FileTree', 0, ['ul', 0, ['li', 0, ['FileName', { name: 'src/' }], ' code']]], '- src/ code\n'],
    [
      'powers and indexes',
      ['p', 0, '2', ['sup', 0, '10'], ' H', ['sub', 0, '2'], 'O'],
      '2<sup>10</sup> H<sub>2</sub>O\n',
    ],
    ['keys', ['p', 0, ['kbd', 0, ['kbd', 0, 'Ctrl'], '+', ['kbd', 0, 'K']]], '`Ctrl+K`\n'],
    ['an example in a table', ['FactExample', { html: '<span class="t-string">"a"</span>' }], '```\n"a"\n```\n'],
  ])('%s', (_, node, markdown) => expect(markdownOf(node)).toBe(markdown))
})

test('cells keep their words but not the links to the source code that proves them', () => {
  const proof: TreeNode = [
    'a',
    { href: 'https://github.com/Unleash/unleash-client-go/blob/v3.6.0/api/feature.go#L60' },
    '3.6.0',
  ]
  const page: TreeNode = ['a', { href: '/reference/segments' }, 'Segments']
  const cells: TreeNode = ['tr', 0, ['td', 0, page], ['td', 0, proof]]
  expect(markdownOf(['table', 0, cells])).toContain(
    '| [Segments](https://docs.example.com/reference/segments) | 3.6.0 |',
  )
  expect(markdownOf(['p', 0, proof])).toContain('](https://github.com/')
})

test('code in a cell is written in its line', () => {
  const cell: TreeNode = ['td', 0, ['CodeBlock', { html: '<span class="t-x">a</span> &lt; b\n' }]]
  expect(markdownOf(['table', 0, ['thead', 0, ['tr', 0, ['th', 0, 'A']]], ['tbody', 0, ['tr', 0, cell]]])).toContain(
    '| `a < b` |',
  )
})

test('a component that no one has thought of is an error', () => {
  expect(() => markdownOf(['Compare', 0, 'text'])).toThrowErrorMatchingInlineSnapshot(
    `[Error: A page contains the component <Compare>, which is missing in componentTexts of src/markdown/text/componentTexts.ts. Add it there.]`,
  )
})
