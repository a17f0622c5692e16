import type { CreateResolversArgs, PluginOptions } from 'gatsby'
import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { pack, type TreeNode } from '../../markdown-tree'
import { createResolvers, existingLink, withoutDeadLinks } from './createResolvers'

const schema = buildSchema(`
  interface ContentPage { path: String! }
  type Doc implements ContentPage { path: String! }
  type Readme implements ContentPage { path: String! }
  type Sidebar { name: String! }
  type Query { page: ContentPage }
`)
const nodes: Record<string, object[]> = {
  Doc: [{ path: '/reference/tags', headings: [{ id: 'types', text: 'Types', depth: 2 }] }],
  Readme: [{ path: '/reference/sdks/go', headings: [] }],
}
const tree: TreeNode[] = [
  ['p', 0, ['a', { href: '/reference/tags#types' }, 'Types'], ', ', ['a', { href: '/reference/tags#gone' }, 'tags']],
  ['p', 0, ['a', { href: '/reference/sdks/go' }, 'Go'], ', ', ['a', { href: '/gone' }, 'gone']],
]

/** Calls the resolver of `Readme.tree` as Gatsby does; `queried` are the types whose nodes it read. */
async function resolvedTree(origin: string) {
  let resolve: ((...args: unknown[]) => Promise<TreeNode[]>) | undefined
  const queried: string[] = []
  const args = {
    createResolvers(resolvers: { Readme: { tree: { resolve: typeof resolve } } }) {
      resolve = resolvers.Readme.tree.resolve
    },
  }
  const options = { siteUrls: ['https://docs.example.com'], plugins: [] } as PluginOptions
  await createResolvers?.(args as unknown as CreateResolversArgs, options, () => {})
  const nodeModel = {
    async findAll({ type }: { type: string }) {
      queried.push(type)
      return { entries: nodes[type] ?? [] }
    },
  }
  return { tree: await resolve?.({ tree: pack(tree), origin }, {}, { nodeModel }, { schema }), queried }
}

it.each(['remote', 'cache'])('a %s README has no dead links', async (origin) => {
  expect((await resolvedTree(origin)).tree).toEqual([
    ['p', 0, ['a', { href: '/reference/tags#types' }, 'Types'], ', ', ['a', { href: '/reference/tags' }, 'tags']],
    ['p', 0, ['a', { href: '/reference/sdks/go' }, 'Go'], ', ', 'gone'],
  ])
})

it('queries the page types one by one, as Gatsby follows changes of those only', async () => {
  expect((await resolvedTree('remote')).queried).toEqual(['Doc', 'Readme'])
})

it('our own guide keeps its dead links, which fail the build', async () => {
  expect(await resolvedTree('bundled')).toEqual({ tree, queried: [] })
})

const known = {
  siteUrls: ['https://docs.example.com', 'https://old.example.org'],
  anchors: new Map([
    ['/', new Set<string>()],
    ['/reference/segments', new Set(['structure', 'größe'])],
  ]),
}

describe('a link in a fetched README', () => {
  it.each([
    ['/reference/segments', '/reference/segments'],
    ['/reference/segments?a=b#structure', '/reference/segments?a=b#structure'],
    ['/reference/segments#gr%C3%B6%C3%9Fe', '/reference/segments#gr%C3%B6%C3%9Fe'],
    ['https://docs.example.com/reference/segments#structure', '/reference/segments#structure'],
    ['/', '/'],
    ['#usage', '#usage'],
    ['https://example.org/reference/segments#x', 'https://example.org/reference/segments#x'],
    ['mailto:someone@example.org', 'mailto:someone@example.org'],
  ])('stays: %s → %s', (href, link) => {
    expect(existingLink(href, known)).toBe(link)
  })

  it.each([
    ['/reference/segments#gone', '/reference/segments'],
    ['/reference/segments#%', '/reference/segments'],
    ['/#gone', '/'],
  ])('loses an anchor that is not there: %s → %s', (href, link) => {
    expect(existingLink(href, known)).toBe(link)
  })

  it.each([
    '/reference/gone',
    '/Reference/Segments',
    '/img/logo.svg',
    'https://docs.example.com/x.png',
    'https://[',
    '/%',
  ])('is dropped: %s', (href) => {
    expect(existingLink(href, known)).toBeUndefined()
  })
})

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
