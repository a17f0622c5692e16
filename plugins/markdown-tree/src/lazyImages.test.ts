import type { Element, ElementContent, Root } from 'hast'
import { expect, test } from 'vitest'
import { lazyImages } from './lazyImages'

const text = (length: number): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{ type: 'text', value: 'a'.repeat(length) }],
})
const figure = (): Element => ({ type: 'element', tagName: 'Figure', properties: {}, children: [] })
const inParagraph = (): Element => ({
  ...text(3),
  children: [{ type: 'element', tagName: 'img', properties: {}, children: [] }],
})

test.each<[string, Element[], boolean[]]>([
  ['the first on the page', [figure()], [false]],
  ['after an introduction', [text(200), figure()], [false]],
  ['after a long text', [text(700), figure()], [true]],
  ['after another one', [figure(), text(1), figure()], [false, true]],
  ['within a block', [text(700), inParagraph()], [true]],
])('%s', (_, children, lazy) => {
  const tree: Root = { type: 'root', children }
  lazyImages(tree)
  const images = (nodes: readonly ElementContent[]): Element[] =>
    nodes.flatMap((node) => (node.type !== 'element' ? [] : node.tagName === 'p' ? images(node.children) : [node]))
  expect(images(children).map(({ properties }) => properties.loading === 'lazy')).toEqual(lazy)
})
