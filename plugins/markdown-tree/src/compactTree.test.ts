import type { Element, ElementContent, Properties } from 'hast'
import { expect, test } from 'vitest'
import { compactTree, labelCells } from './compactTree'
import type { TreeNode } from './TreeNode'

const text = (value: string): ElementContent => ({ type: 'text', value })
const element = (tagName: string, properties: Properties, ...children: ElementContent[]): Element => {
  return { type: 'element', tagName, properties, children }
}
const line = text('\n')

test.each<[string, ElementContent[], unknown]>([
  [
    'blank lines between blocks',
    [line, element('p', {}, text('a')), line, element('hr', {}), line],
    [
      ['p', 0, 'a'],
      ['hr', 0],
    ],
  ],
  [
    'blank lines in lists and tables',
    [element('ul', {}, line, element('li', {}, line, element('p', {}, text('a')), line), line)],
    [['ul', 0, ['li', 0, ['p', 0, 'a']]]],
  ],
  [
    'a space between words stays',
    [element('p', {}, element('b', {}, text('a')), text(' '), element('i', {}, text('b')))],
    [['p', 0, ['b', 0, 'a'], ' ', ['i', 0, 'b']]],
  ],
  ['a space that is all of an element stays', [element('code', {}, text(' '))], [['code', 0, ' ']]],
  ['a space that does not break stays', [element('p', {}, text('\u00a0'))], [['p', 0, '\u00a0']]],
  [
    'blank lines in a component',
    [element('Tabs', {}, line, element('Tab', {}, text('x')), line)],
    [['Tabs', 0, ['Tab', 0, 'x']]],
  ],
  [
    'a space between components in a line stays',
    [element('p', {}, element('Badge', {}), text(' '), element('Badge', {}))],
    [['p', 0, ['Badge', 0], ' ', ['Badge', 0]]],
  ],
  ['adjacent texts become one', [element('p', {}, text('a'), text(':b'), text(''))], [['p', 0, 'a:b']]],
  ['comments go', [element('p', {}, text('a'), { type: 'comment', value: 'x' }, text('b'))], [['p', 0, 'ab']]],
  [
    'a table is wrapped in a box',
    [element('table', {}, element('tr', {}))],
    [['TableBox', 0, ['table', 0, ['tr', 0]]]],
  ],
  [
    "the box has the names of the columns, and the corner of a matrix isn't a heading",
    [
      element(
        'table',
        {},
        line,
        element(
          'thead',
          {},
          element(
            'tr',
            {},
            element('th', {}, text('A '), element('code', {}, text('b'))),
            element('th', {}),
            element('th', {}, text('C')),
          ),
        ),
      ),
    ],
    [
      [
        'TableBox',
        { name: 'A b, C' },
        ['table', 0, ['thead', 0, ['tr', 0, ['th', 0, 'A ', ['code', 0, 'b']], ['td', 0], ['th', 0, 'C']]]],
      ],
    ],
  ],
  [
    "attributes have React's names",
    [
      element('a', {
        href: '/x',
        className: ['a', 'b'],
        ariaDescribedBy: ['n'],
        dataFootnoteRef: true,
        title: undefined,
      }),
    ],
    [['a', { href: '/x', className: 'a b', 'aria-describedby': 'n' }]],
  ],
  ['false is left out of elements', [element('details', { open: false })], [['details', 0]]],
  ['false is a value of components', [element('Card', { wide: false })], [['Card', { wide: false }]]],
  [
    'boxes of tasks are named',
    [element('input', { type: 'checkbox', checked: true }), element('input', { type: 'checkbox', checked: false })],
    [
      ['input', { type: 'checkbox', checked: true, 'aria-label': 'Done' }],
      ['input', { type: 'checkbox', 'aria-label': 'Not done' }],
    ],
  ],
])('%s', (_, nodes, expected) => expect(compactTree(nodes)).toEqual(expected))

/** The cells of the only row of a table, below a row of headings. */
function cells(headings: readonly string[], ...row: TreeNode[]): unknown {
  const head: TreeNode = ['thead', 0, ['tr', 0, ...headings.map((heading): TreeNode => ['th', 0, heading])]]
  const [table] = labelCells(['table', 0, head, ['tbody', 0, ['tr', { id: 'a' }, ...row]]], headings)
  const [, , sameHead, [, , [, attributes, ...labelled]]] = table as [
    string,
    0,
    TreeNode,
    [string, 0, [string, object, ...TreeNode[]]],
  ]
  expect(sameHead).toEqual(head)
  expect(attributes).toEqual({ id: 'a' })
  return labelled
}

test('cells after the first have the heading of their column, if there is one', () => {
  expect(
    cells(['Name', 'Type', '', 'Use'], ['td', 0, 'a'], ['td', { align: 'right' }, 'b'], ['td', 0, 'c'], ['td', 0]),
  ).toEqual([
    ['td', 0, 'a'],
    ['td', { align: 'right', 'data-label': 'Type' }, 'b'],
    ['td', 0, 'c'],
    ['td', { 'data-label': 'Use' }],
  ])
})

test.each([2, 7])('tables with %i columns are not stacked', (count) => {
  const row = Array.from({ length: count }, (): TreeNode => ['td', 0, 'a'])
  expect(
    cells(
      row.map((_, index) => `Heading ${index}`),
      ...row,
    ),
  ).toEqual(row)
})
