import { expect, test } from 'vitest'
import type { TreeNode } from '../../plugins/markdown-tree'
import { sectionDigests } from './sectionDigests'

const h2 = (id: string, text = id): TreeNode => ['h2', { id }, text]
const h3 = (id: string): TreeNode => ['h3', { id }, id]
const p = (...children: TreeNode[]): TreeNode => ['p', 0, ...children]

/** IDs of the sections of the second tree that the first one lacks. */
function changed(before: TreeNode[], after: TreeNode[]): string[] {
  const known = sectionDigests(before).map(({ digest }) => digest)
  return sectionDigests(after)
    .filter(({ digest }) => !known.includes(digest))
    .map(({ id }) => id)
}

const page: TreeNode[] = [
  p('Introduction.'),
  h2('a'),
  p('One.'),
  h3('b'),
  p('Two.'),
  h2('c'),
  ['ul', 0, ['li', 0, 'Three.']],
]

test.each<[string, TreeNode[], string[]]>([
  ['the same page', structuredClone(page), []],
  ['other text before the first heading', [p('Other.'), ...page.slice(1)], []],
  ['a word of the first section', [page[0] as TreeNode, h2('a'), p('Eins.'), ...page.slice(3)], ['a']],
  ['a word of the section below it', [...page.slice(0, 4), p('Zwei.'), ...page.slice(5)], ['b']],
  ['a word of a list', [...page.slice(0, 6), ['ul', 0, ['li', 0, ['strong', 0, 'Drei.']]]], ['c']],
  ['another title', [...page.slice(0, 5), h2('c', 'C'), ...page.slice(6)], ['c']],
  ['one more section', [...page, h2('d'), p('Four.')], ['d']],
  ['one section less', page.slice(0, 5), []],
  ['another order', [...page.slice(0, 1), ...page.slice(5), ...page.slice(1, 5)], []],
  ['lines that break elsewhere', [...page.slice(0, 2), p('\n  One.\n'), ...page.slice(3)], []],
  [
    'another element with the same text',
    [...page.slice(0, 2), ['Admonition', { kind: 'note' }, 'One.'], ...page.slice(3)],
    [],
  ],
  ['a link elsewhere', [...page.slice(0, 2), p(['a', { href: '/b' }, 'One.']), ...page.slice(3)], []],
  ['the title of a box', [...page.slice(0, 2), ['Admonition', { title: 'Mind' }, 'One.'], ...page.slice(3)], ['a']],
  ['a heading below a section', [...page, ['h4', { id: 'e' }, 'e']], ['c']],
])('%s', (_what, after, ids) => expect(changed(page, after)).toEqual(ids))

test.each<[string, TreeNode, TreeNode, string[]]>([
  ['other colors of code', ['CodeBlock', { html: '<i>a</i> b' }], ['CodeBlock', { html: 'a <b class="c">b</b>' }], []],
  ['other code', ['CodeBlock', { html: '<i>a</i>' }], ['CodeBlock', { html: '<i>b</i>' }], ['a']],
  [
    'other coordinates of a diagram',
    ['Diagram', { svg: '<text x="1">a</text>' }],
    ['Diagram', { svg: '<text x="2">a</text>' }],
    [],
  ],
  ['another file of a figure', ['Figure', { src: '/a.webp', alt: 'A' }], ['Figure', { src: '/b.webp', alt: 'A' }], []],
  ['another figure', ['Figure', { src: '/a.webp', alt: 'A' }], ['Figure', { src: '/a.webp', alt: 'B' }], ['a']],
])('%s', (_what, before, after, ids) => expect(changed([h2('a'), before], [h2('a'), after])).toEqual(ids))

test('a digest has at most 7 letters and digits', () => {
  const digests = sectionDigests(Array.from({ length: 500 }, (_, index) => h2(`h${index}`))).map(({ digest }) => digest)
  expect(new Set(digests).size).toBe(500)
  expect(digests.filter((digest) => !/^[\da-z]{1,7}$/.test(digest))).toEqual([])
})

test('a page without headings has no sections', () => expect(sectionDigests([p('a')])).toEqual([]))
