import { expect, test } from 'vitest'
import type { TreeNode } from '../../plugins/markdown-tree'
import { hasWideTable } from './hasWideTable'

const table = (columns: number): TreeNode => [
  'TableBox',
  0,
  ['table', 0, ['thead', 0, ['tr', 0, ...Array.from({ length: columns }, (): TreeNode => ['th', 0, 'A'])]]],
]

test.each([
  [4, false],
  [5, true],
])('a page with a table of %i columns', (columns, expected) => {
  expect(
    hasWideTable([
      ['p', 0, 'th'],
      ['details', 0, table(columns)],
    ]),
  ).toBe(expected)
})
