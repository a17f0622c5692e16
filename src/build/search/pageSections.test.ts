import { expect, test } from 'vitest'
import type { TreeNode } from '../../../plugins/markdown-tree'
import { pageSections } from './pageSections'

test('headings of levels 2 and 3 begin sections, deeper ones are text', () => {
  const tree: TreeNode[] = [
    ['p', 0, 'Before ', ['code', 0, 'UNLEASH_URL'], '.'],
    ['h2', { id: 'a' }, 'First ', ['code', 0, 'name']],
    ['p', 0, 'One.'],
    ['h3', { id: 'b' }, 'Below'],
    ['h4', { id: 'c' }, 'Deeper'],
    ['p', 0, 'Two.'],
    ['h2', { id: 'd' }, 'Second'],
  ]
  expect(pageSections(tree)).toEqual([
    { anchor: null, headings: [], text: 'Before UNLEASH_URL.' },
    { anchor: 'a', headings: ['First name'], text: 'One.' },
    { anchor: 'b', headings: ['First name', 'Below'], text: 'Deeper · Two.' },
    { anchor: 'd', headings: ['Second'], text: '' },
  ])
})

test('a row with an ID is a section with its first code as the heading; what follows the table belongs to the heading above', () => {
  const row: TreeNode = [
    'tr',
    { id: 'init-admin-api-tokens' },
    [
      'td',
      0,
      ['code', 0, 'INIT_', ['wbr', 0], 'ADMIN_', ['wbr', 0], 'API_', ['wbr', 0], 'TOKENS'],
      ['br', 0],
      ['code', 0, 'authentication.', ['wbr', 0], 'initApiTokens'],
    ],
    ['td', 0, 'text', ['br', 0], 'none'],
  ]
  const head: TreeNode = ['thead', 0, ['tr', 0, ['th', 0, 'Message'], ['th', 0, 'Cause']]]
  const tree: TreeNode[] = [
    ['h2', { id: 'tokens' }, 'Tokens'],
    ['h3', { id: 'first' }, 'First start'],
    [
      'FactTable',
      { label: 'Variables' },
      ['table', 0, head, ['tbody', 0, row, ['tr', { id: 'plain' }, ['td', 0, 'Plain'], ['td', 0, 'text']]]],
    ],
    ['p', 0, 'After.'],
    ['h3', { id: 'second' }, 'Second start'],
  ]
  expect(pageSections(tree).slice(1)).toEqual([
    { anchor: 'tokens', headings: ['Tokens'], text: '' },
    { anchor: 'first', headings: ['Tokens', 'First start'], text: 'Variables Message · Cause · After.' },
    {
      anchor: 'init-admin-api-tokens',
      headings: ['Tokens', 'INIT_ADMIN_API_TOKENS'],
      text: 'authentication.initApiTokens · text none',
    },
    { anchor: 'plain', headings: ['Tokens', 'Plain'], text: 'text' },
    { anchor: 'second', headings: ['Tokens', 'Second start'], text: '' },
  ])
})

test('each row of a table of symptoms is a section, with its first cell as the heading and the anchor of the heading above', () => {
  const head = (...names: string[]): TreeNode => [
    'thead',
    0,
    ['tr', 0, ...names.map((name): TreeNode => ['th', 0, name])],
  ]
  const row = (...cells: TreeNode[]): TreeNode => ['tr', 0, ...cells.map((cell): TreeNode => ['td', 0, cell])]
  const table = (names: string[], ...rows: TreeNode[]): TreeNode => [
    'TableBox',
    0,
    ['table', 0, head(...names), ['tbody', 0, ...rows]],
  ]
  const tree: TreeNode[] = [
    table(['Message', 'Cause'], row('Above all headings', 'It stays text.')),
    ['h2', { id: 'wrong' }, 'If it does not work'],
    table(
      ['You see', 'Cause and fix'],
      row(['code', 0, 'ECONNREFUSED'], 'Start it.'),
      row('No flags, or few', ['code', 0, 'a b']),
    ),
    table(['Message', 'Subject'], row('Welcome', 'Hello')),
    table(['Log line', 'Cause', 'Fix'], row('too many clients', 'A small pool', 'A larger one')),
    ['p', 0, 'After.'],
  ]
  expect(pageSections(tree)).toEqual([
    { anchor: null, headings: [], text: 'Message · Cause · Above all headings · It stays text.' },
    {
      anchor: 'wrong',
      headings: ['If it does not work'],
      text: 'You see · Cause and fix · Message · Subject · Welcome · Hello · Log line · Cause · Fix · After.',
    },
    { anchor: 'wrong', headings: ['If it does not work', 'ECONNREFUSED'], text: 'Start it.', isSymptom: true },
    { anchor: 'wrong', headings: ['If it does not work', 'No flags, or few'], text: 'a b', isSymptom: true },
    {
      anchor: 'wrong',
      headings: ['If it does not work', 'too many clients'],
      text: 'A small pool · A larger one',
      isSymptom: true,
    },
  ])
})

test('prose is before code, and code stays in its section', () => {
  const tree: TreeNode[] = [
    ['CodeBlock', { html: 'npm start', title: 'Shell' }],
    ['p', 0, 'Run it.'],
    ['h2', { id: 'a' }, 'Then'],
    ['CodeBlock', { html: 'a' }],
    ['p', 0, 'In between.'],
    ['CodeBlock', { html: 'b' }],
  ]
  expect(pageSections(tree).map(({ text }) => text)).toEqual(['Run it. npm start Shell', 'In between. a b'])
})

test.each<[string, TreeNode, string]>([
  ['a place where a word may be broken does not split it', ['p', 0, 'DATABASE_', ['wbr', 0], 'URL'], 'DATABASE_URL'],
  ['lines are apart', ['p', 0, 'one', ['br', 0], 'two'], 'one two'],
  ['blocks are apart', ['blockquote', 0, ['p', 0, 'one'], ['p', 0, 'two']], 'one two'],
  ['cells are apart', ['TableBox', 0, ['table', 0, ['tr', 0, ['td', 0, 'a'], ['td', 0, 'b']]]], 'a · b'],
  [
    'items are apart, but for sentences',
    ['ul', 0, ['li', 0, 'a'], ['li', 0, ['p', 0, 'b.']], ['li', 0, 'c']],
    'a · b. c',
  ],
  [
    'rows are apart, and cells without a value add nothing',
    ['table', 0, ['tr', 0, ['td', 0], ['th', 0, 'a']], ['tr', 0, ['td', 0, 'b'], ['td', 0, '–'], ['td', 0, 'c']]],
    'a · b · c',
  ],
  [
    'code is text',
    ['CodeBlock', { language: 'Shell', html: '<span class="t-x">a</span> &lt;b&gt; &amp;&amp; &quot;c&quot;' }],
    'a <b> && "c"',
  ],
  ['the name of a file is apart from its code', ['CodeBlock', { html: 'A=1', title: '.env' }], 'A=1 .env'],
  ['titles of components are text', ['Admonition', { kind: 'tip', title: 'Good' }, ['p', 0, 'Idea.']], 'Good Idea.'],
  ['the summary of details is text', ['Details', { summary: 'More' }, ['p', 0, 'x']], 'More x'],
  ['the caption of a picture is text', ['Figure', { src: '/a.png', alt: 'A', caption: 'So it is' }], 'A So it is'],
  ['names of files are text', ['FileTree', 0, ['ul', 0, ['li', 0, ['FileName', { name: 'a.ts' }]]]], 'a.ts'],
  ['a term is searched as the page shows it', ['p', 0, 'a ', ['Term', { term: 'flag' }, 'switch'], '.'], 'a switch .'],
  ['a term without a text is its name', ['p', 0, ['Term', { term: 'flag' }], ' on'], 'flag on'],
  ['labels of tabs are text', ['Tab', { value: 'go', label: 'Go' }, ['p', 0, 'x']], 'Go x'],
  [
    'the description of a picture is text',
    ['Diagram', { svg: '<svg><text>no</text></svg>', alt: 'Two boxes' }],
    'Two boxes',
  ],
  ['drawings have no text', ['svg', 0, 'no'], ''],
])('%s', (_case, node, text) => {
  expect(pageSections([node])[0]?.text).toBe(text)
})

test('a component that no one has thought of is an error', () => {
  expect(() => pageSections([['Compare', 0, 'text']])).toThrowErrorMatchingInlineSnapshot(
    `[Error: A page contains the component <Compare>, which is missing in componentTexts of src/markdown/text/componentTexts.ts. Add it there.]`,
  )
})
