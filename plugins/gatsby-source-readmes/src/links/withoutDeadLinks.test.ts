import { expect, it } from 'vitest'
import type { TreeNode } from '../../../gatsby-markdown-tree/src/TreeNode'
import { withoutDeadLinks } from './withoutDeadLinks'

const resolve = (href: string) => (href.startsWith('/dead') ? undefined : href.replace('#gone', ''))

it.each<[string, TreeNode, TreeNode[]]>([
  ['text', 'Text', ['Text']],
  ['a living link', ['a', { href: '/x', title: 'X' }, 'X'], [['a', { href: '/x', title: 'X' }, 'X']]],
  ['a link that changes', ['a', { href: '/x#gone' }, 'X'], [['a', { href: '/x' }, 'X']]],
  ['a dead link', ['a', { href: '/dead' }, 'The ', ['code', 0, 'x']], ['The ', ['code', 0, 'x']]],
  ['a dead link that is a target', ['a', { href: '/dead', id: 'top' }, 'X'], [['span', { id: 'top' }, 'X']]],
  ['a target', ['a', { id: 'top' }], [['a', { id: 'top' }]]],
  ['deep inside', ['ul', 0, ['li', 0, ['a', { href: '/dead' }, 'X'], '.']], [['ul', 0, ['li', 0, 'X', '.']]]],
  ['a component', ['CodeBlock', { html: '<a href="/dead">' }], [['CodeBlock', { html: '<a href="/dead">' }]]],
])('%s', (_name, node, expected) => {
  expect(withoutDeadLinks([node], resolve)).toEqual(expected)
})
