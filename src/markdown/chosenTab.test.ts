import { expect, test } from 'vitest'
import { chosenTab } from './chosenTab'

test.each([
  [[], 0],
  [['go'], 1],
  [['python', 'go'], 2],
  [['rust', 'go'], 1],
  [[null, undefined, 'go'], 1],
  [['rust', null], 0],
  [[''], 0],
])('of node, go and python, %j', (wishes, index) => {
  expect(chosenTab(['node', 'go', 'python'], wishes)).toBe(index)
})
