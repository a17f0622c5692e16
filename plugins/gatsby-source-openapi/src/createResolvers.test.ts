import type { CreateResolversArgs, PluginOptions } from 'gatsby'
import { expect, test } from 'vitest'
import type { TreeNode } from '../../markdown-tree'
import type { OpenApiOptions } from '../types'
import { createResolvers } from './createResolvers'

type Resolve = (source: object, args: object, context: object, info: object) => Promise<TreeNode[]>

/** The tree of a page as a query returns it, where the site has these operations. */
async function queried(tree: TreeNode[], operations: object[]): Promise<TreeNode[]> {
  let resolve: Resolve | undefined
  const args = { createResolvers: ({ Doc }: { Doc: { tree: { resolve: Resolve } } }) => (resolve = Doc.tree.resolve) }
  await createResolvers?.(
    args as unknown as CreateResolversArgs,
    { textTypes: ['Doc'] } as unknown as PluginOptions & OpenApiOptions,
    () => undefined,
  )
  const context = { nodeModel: { findAll: async () => ({ entries: operations }) } }
  return (await resolve?.({}, {}, context, { originalResolver: async () => tree })) ?? []
}

const operation = (path: string, edition: { isCurrent: boolean } | null) => ({
  operationId: 'getFlags',
  method: 'GET',
  endpoint: '/flags',
  path,
  edition,
})
const tree: TreeNode[] = [['p', 0, ['Operation', { id: 'getFlags' }]]]

test.each([
  ['the only version', [operation('/api/a', null)], '/api/a'],
  [
    'the current version',
    [operation('/api/a', { isCurrent: true }), operation('/api-5-7/a', { isCurrent: false })],
    '/api/a',
  ],
])('an operation that a page names is linked in %s', async (_, operations, href) => {
  expect(await queried(tree, operations)).toEqual([['p', 0, ['a', { href }, ['code', 0, 'GET /flags']]]])
})

test('a long path breaks at its parameters, not within a name', async () => {
  const long = { ...operation('/api/a', null), endpoint: '/projects/{id}/flags/{name}/on' }
  const code = [
    'code',
    0,
    'GET /projects/',
    ['wbr', 0],
    '{id}/',
    ['wbr', 0],
    'flags/',
    ['wbr', 0],
    '{name}/',
    ['wbr', 0],
    'on',
  ]
  expect(await queried(tree, [long])).toEqual([['p', 0, ['a', { href: '/api/a' }, code]]])
})
