import { expect, it } from 'vitest'
import type { TreeNode } from '../../gatsby-markdown-tree/src/TreeNode'
import { measureTree } from './measureTree'

it.each<[TreeNode[], number, number]>([
  [[], 0, 0],
  [['One, two – three.'], 3, 0],
  [[['p', 0, 'One ', ['em', 0, 'two'], ' three']], 3, 2],
  [[['CodeBlock', { html: 'const a = 1' }]], 0, 1],
  [[['p', 0, '{}'], ['ul', 0, ['li', 0, ['p', 0, 'Größe']]]], 1, 3],
])('%j: %i words, %i deep', (tree, words, depth) => {
  expect(measureTree(tree)).toEqual({ words, depth })
})
