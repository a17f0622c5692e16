import { expect, it } from 'vitest'
import { replaceElements, type TreeNode } from '../../plugins/markdown-tree'
import { calculateTrees } from './calculatedTrees'
import { treeMarkdown } from './markdownCopy/treeMarkdown'

/** The component as it is in a Markdown copy of its page. */
function written(tag: string, attributes: Record<string, string>): string {
  const tree: TreeNode[] = [
    ['p', 0, 'Before'],
    [tag, attributes],
  ]
  return treeMarkdown(replaceElements(tree, calculateTrees), 'https://docs.example/page').replace('Before\n\n', '')
}

it.each<[string, string, Record<string, string>]>([
  ['a lab', 'Lab', { example: 'variants' }],
  ['a lab whose flag is off', 'Lab', { example: 'strategies' }],
  ['a larger percentage', 'RolloutSimulator', { show: 'percentage', group: 'checkout-redesign' }],
  [
    'another group',
    'RolloutSimulator',
    { show: 'group', group: 'checkout-redesign', otherGroup: 'checkout-redesign-v2' },
  ],
  ['two flags', 'RolloutSimulator', { show: 'flags', group: 'checkout-redesign', otherGroup: 'new-search' }],
  [
    'variants',
    'RolloutSimulator',
    { show: 'variants', group: 'checkout-redesign', variants: 'blue 333, green 333, red 334' },
  ],
])('%s says its result in words', (_what, tag, attributes) => {
  expect(written(tag, attributes)).toMatchSnapshot()
})

it.each<[string, Record<string, string>]>([
  ['Lab', {}],
  ['RolloutSimulator', { group: 'checkout-redesign' }],
  ['RolloutSimulator', { show: 'percentage' }],
])('%s %j, without a valid value of a required attribute, is left out', (tag, attributes) => {
  expect(replaceElements([[tag, attributes]], calculateTrees)).toEqual([])
})
