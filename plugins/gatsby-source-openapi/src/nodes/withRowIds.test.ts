import { expect, test } from 'vitest'
import type { TreeNode } from '../../../gatsby-markdown-tree/src/TreeNode'
import { withRowIds } from './withRowIds'

test.each<[string, TreeNode, object | 0]>([
  ['a name', ['td', 0, ['code', 0, 'NotFoundError'], ', ', ['code', 0, 'Other']], { id: 'notfounderror' }],
  ['a path', ['td', 0, ['code', 0, '/api/admin']], 0],
  ['a word', ['td', 0, 'NotFoundError'], 0],
  ['nothing', ['td', 0], 0],
])('a row that begins with %s', (_case, cell, attributes) => {
  const other: TreeNode = ['td', 0, ['code', 0, 'Name']]
  const [table] = withRowIds([['table', 0, ['tbody', 0, ['tr', 0, cell, other]]]])
  expect(table).toEqual(['table', 0, ['tbody', 0, ['tr', attributes, cell, other]]])
})
