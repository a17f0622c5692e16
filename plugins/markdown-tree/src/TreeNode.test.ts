import { expect, test } from 'vitest'
import { replaceElements, type Replacement, type TreeNode } from './TreeNode'

const replace: Replacement = (tag, { id }) => {
  if (tag === 'Two') return ['one', ['b', 0, String(id)]]
  return tag === 'None' ? [] : undefined
}

test('an element is replaced by any number of nodes, at any depth', () => {
  const tree: TreeNode[] = [['p', 0, 'a ', ['Two', { id: 'x' }], ['em', { id: 'i' }, ['None', 0]]]]
  expect(replaceElements(tree, replace)).toEqual([['p', 0, 'a ', 'one', ['b', 0, 'x'], ['em', { id: 'i' }]]])
})

test('what contains none of them is not copied', () => {
  const tree: TreeNode[] = [
    ['p', 0, 'a', ['em', 0, 'b']],
    ['p', 0, ['Two', 0]],
  ]
  const [first, second] = replaceElements(tree, replace)
  expect(first).toBe(tree[0])
  expect(second).not.toBe(tree[1])
})
