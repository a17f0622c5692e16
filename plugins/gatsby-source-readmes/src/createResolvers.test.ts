import type { CreateResolversArgs, PluginOptions } from 'gatsby'
import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import { pack } from '../../gatsby-markdown-tree/src/packed'
import type { TreeNode } from '../../gatsby-markdown-tree/src/TreeNode'
import { createResolvers } from './createResolvers'

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

/** Calls the resolver of `Readme.tree` as Gatsby does; `asked` are the types whose nodes it looked at. */
async function resolvedTree(origin: string) {
  let resolve: ((...args: unknown[]) => Promise<TreeNode[]>) | undefined
  const asked: string[] = []
  const args = {
    createResolvers(resolvers: { Readme: { tree: { resolve: typeof resolve } } }) {
      resolve = resolvers.Readme.tree.resolve
    },
  }
  const options = { siteUrls: ['https://docs.example.com'], plugins: [] } as PluginOptions
  await createResolvers?.(args as unknown as CreateResolversArgs, options, () => {})
  const nodeModel = {
    async findAll({ type }: { type: string }) {
      asked.push(type)
      return { entries: nodes[type] ?? [] }
    },
  }
  return { tree: await resolve?.({ tree: pack(tree), origin }, {}, { nodeModel }, { schema }), asked }
}

it.each(['remote', 'cache'])('a %s README has no dead links', async (origin) => {
  expect((await resolvedTree(origin)).tree).toEqual([
    ['p', 0, ['a', { href: '/reference/tags#types' }, 'Types'], ', ', ['a', { href: '/reference/tags' }, 'tags']],
    ['p', 0, ['a', { href: '/reference/sdks/go' }, 'Go'], ', ', 'gone'],
  ])
})

it('asks for the page types one by one, as Gatsby follows changes of those only', async () => {
  expect((await resolvedTree('remote')).asked).toEqual(['Doc', 'Readme'])
})

it('our own guide keeps its dead links, which fail the build', async () => {
  expect(await resolvedTree('bundled')).toEqual({ tree, asked: [] })
})
