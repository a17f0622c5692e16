import { expect, it, test } from 'vitest'
import type { TreeNode } from '../../../markdown-tree'
import { embeddedTree, prefixTakenIds, addRowIds } from './treeEdits'

it('keeps a single text that begins like the name of an element', () => {
  expect(embeddedTree(['please note'])).toEqual(['please note'])
})

it('has no headings, ids or links to them', () => {
  expect(
    embeddedTree([
      ['h2', { id: 'a' }, 'A ', ['code', 0, 'b']],
      ['ul', { id: 'c', className: 'd' }, ['li', 0, ['a', { href: '#a' }, 'up'], ['a', { href: '/x' }, 'x']]],
    ]),
  ).toEqual([
    ['p', 0, ['strong', 0, 'A ', ['code', 0, 'b']]],
    ['ul', { className: 'd' }, ['li', 0, ['span', 0, 'up'], ['a', { href: '/x' }, 'x']]],
  ])
})

test.each<[string, TreeNode, object | 0]>([
  ['a name', ['td', 0, ['code', 0, 'NotFoundError'], ', ', ['code', 0, 'Other']], { id: 'notfounderror' }],
  ['a path', ['td', 0, ['code', 0, '/api/admin']], 0],
  ['a word', ['td', 0, 'NotFoundError'], 0],
  ['nothing', ['td', 0], 0],
])('a row that begins with %s', (_case, cell, attributes) => {
  const other: TreeNode = ['td', 0, ['code', 0, 'Name']]
  const [table] = addRowIds([['table', 0, ['tbody', 0, ['tr', 0, cell, other]]]])
  expect(table).toEqual(['table', 0, ['tbody', 0, ['tr', attributes, cell, other]]])
})

it('leaves ids to the page', () => {
  const text = prefixTakenIds(
    {
      tree: [
        ['h2', { id: 'responses' }, 'Responses'],
        [
          'p',
          0,
          ['a', { href: '#responses' }, 'up'],
          ['a', { href: '#other' }, 'x'],
          ['a', { href: '/y#responses' }, 'y'],
        ],
      ],
      headings: [{ id: 'responses', text: 'Responses', depth: 2 }],
    },
    new Set(['responses']),
  )
  expect(text).toEqual({
    tree: [
      ['h2', { id: 'text-responses' }, 'Responses'],
      [
        'p',
        0,
        ['a', { href: '#text-responses' }, 'up'],
        ['a', { href: '#other' }, 'x'],
        ['a', { href: '/y#responses' }, 'y'],
      ],
    ],
    headings: [{ id: 'text-responses', text: 'Responses', depth: 2 }],
  })
})
