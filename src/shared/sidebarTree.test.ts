import { expect, test } from 'vitest'
import { outlineOf, pagesInOrder, trailTo, withLoadedItems, type SidebarNode } from './sidebarTree'

const tree: SidebarNode[] = [
  { label: 'Welcome', path: '/' },
  {
    label: 'Using',
    path: '/using',
    items: [
      { label: 'SDKs', items: [{ label: 'Go', path: '/go' }] },
      { label: 'Tags', path: '/tags', isLazy: true, items: [{ label: 'List tags', path: '/list-tags' }] },
    ],
  },
]

test('pages come in reading order, a group before its items', () => {
  expect(pagesInOrder(tree).map(({ path }) => path)).toEqual(['/', '/using', '/go', '/tags', '/list-tags'])
})

test.each([
  ['/go', ['Using', 'SDKs', 'Go']],
  ['/tags', ['Using', 'Tags']],
  ['/nowhere', []],
])('the trail to %s', (path, labels) => {
  expect(trailTo(path, tree).map(({ label }) => label)).toEqual(labels)
})

test('the outline leaves out what lazy groups hold, and nothing else', () => {
  expect(pagesInOrder(outlineOf(tree)).map(({ path }) => path)).toEqual(['/', '/using', '/go', '/tags'])
})

test('items of lazy groups take their place when they are loaded', () => {
  const outline = outlineOf(tree)
  expect(withLoadedItems(outline, new Map())).toEqual(outline)
  expect(withLoadedItems(outline, new Map([['/tags', [{ label: 'List tags', path: '/list-tags' }]]]))).toEqual(tree)
})
