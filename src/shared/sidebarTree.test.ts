import { expect, test } from 'vitest'
import { outlineOf, pagesInOrder, type SidebarNode, withItems } from './sidebarTree'

const tree: SidebarNode[] = [
  { label: 'Welcome', path: '/' },
  { label: 'SDKs', path: '/sdks', items: [{ label: 'Go', path: '/go' }] },
  { label: 'Tags', path: '/tags', isLazy: true, items: [{ label: 'List tags', path: '/list-tags' }] },
]

test('pages come in reading order, a group before its items', () => {
  expect(pagesInOrder(tree).map(({ path }) => path)).toEqual(['/', '/sdks', '/go', '/tags', '/list-tags'])
})

test('the outline leaves out what lazy groups contain, and nothing else', () => {
  expect(pagesInOrder(outlineOf(tree)).map(({ path }) => path)).toEqual(['/', '/sdks', '/go', '/tags'])
})

test('the items of one lazy group come back', () => {
  expect(withItems(outlineOf(tree), '/tags', [{ label: 'List tags', path: '/list-tags' }])).toEqual(tree)
  expect(withItems(outlineOf(tree), '/sdks', [])).toEqual(outlineOf(tree))
})
