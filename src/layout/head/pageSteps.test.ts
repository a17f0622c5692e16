import { expect, test } from 'vitest'
import type { TreeNode } from '../../../plugins/markdown-tree'
import { faqSections, stepLists } from './structuredData'

const list = (...steps: TreeNode[]): TreeNode => ['ol', 0, ...steps.map((step): TreeNode => ['li', 0, step])]

test('numbered lists are steps, with the heading and the tab they are in', () => {
  const tree: TreeNode[] = [
    ['h2', { id: 'create' }, 'Create ', ['code', 0, 'a']],
    [
      'Tabs',
      0,
      ['Tab', { label: 'User interface' }, list('Open it.', ['p', 0, 'Select ', ['strong', 0, 'Save'], '.'])],
      ['Tab', { label: 'API' }, ['p', 0, 'Send it.']],
    ],
    ['h2', { id: 'check' }, 'Check'],
    ['div', 0, list('Look.', ['p', 0, 'Wait.'])],
  ]
  expect(stepLists(tree)).toEqual([
    { name: 'Create a: User interface', anchor: 'create', steps: ['Open it.', 'Select Save.'] },
    { name: 'Check', anchor: 'check', steps: ['Look.', 'Wait.'] },
  ])
})

test('of a step with code only its first paragraph is text', () => {
  const step: TreeNode[] = [
    ['p', 0, 'Send it:'],
    ['CodeBlock', { html: 'curl' }],
    ['p', 0, 'Then wait.'],
  ]
  expect(stepLists([['ol', 0, ['li', 0, ...step], ['li', 0, 'Look.']]])).toEqual([
    { name: 'Steps', anchor: undefined, steps: ['Send it:', 'Look.'] },
  ])
})

test.each<[string, TreeNode]>([
  ['a single item', list('Only one.')],
  ['a bulleted list', ['ul', 0, ['li', 0, 'A'], ['li', 0, 'B']]],
  ['items without text', list(['CodeBlock', { html: 'a' }], ['CodeBlock', { html: 'b' }])],
])('%s isn’t a list of steps', (_, node) => {
  expect(stepLists([node])).toEqual([])
})

test('sections with text are answers to their headings', () => {
  const tree: TreeNode[] = [
    ['p', 0, 'Above.'],
    ['h2', { id: 'causes' }, 'Causes'],
    ['h3', { id: 'a' }, 'The URL is wrong'],
    ['p', 0, ['strong', 0, 'Fix:'], ' use ', ['Term', { term: 'Unleash Edge' }], '.'],
    ['CodeBlock', { html: 'curl' }],
    ['ul', 0, ['li', 0, 'One'], ['li', 0, 'Two']],
  ]
  expect(faqSections(tree)).toEqual([{ name: 'The URL is wrong', text: 'Fix: use Unleash Edge. One Two' }])
})
