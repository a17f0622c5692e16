import { expect, test } from 'vitest'
import type { TreeNode } from '../../../plugins/gatsby-markdown-tree/src/TreeNode'
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
    { anchor: 'b', headings: ['First name', 'Below'], text: 'Deeper Two.' },
    { anchor: 'd', headings: ['Second'], text: '' },
  ])
})

test.each<[string, TreeNode, string]>([
  ['blocks are apart', ['ul', 0, ['li', 0, 'one'], ['li', 0, 'two']], 'one two'],
  ['cells are apart', ['TableBox', 0, ['table', 0, ['tr', 0, ['td', 0, 'a'], ['td', 0, 'b']]]], 'a b'],
  ['code is text', ['CodeBlock', { language: 'Shell', html: '<span class="t-x">a</span> &lt;b&gt; &amp;&amp; &quot;c&quot;' }], 'a <b> && "c"'],
  ['titles of components are said', ['Admonition', { kind: 'tip', title: 'Good' }, ['p', 0, 'Idea.']], 'Good Idea.'],
  ['labels of tabs are said', ['Tab', { value: 'go', label: 'Go' }, ['p', 0, 'x']], 'Go x'],
  ['of a picture its description is said', ['Diagram', { svg: '<svg><text>no</text></svg>', alt: 'Two boxes' }], 'Two boxes'],
  ['drawings are silent', ['svg', 0, 'no'], ''],
])('%s', (_case, node, text) => {
  expect(pageSections([node])[0]?.text).toBe(text)
})
