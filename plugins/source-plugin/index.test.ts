import type { CreateResolversArgs } from 'gatsby'
import { testPluginOptionsSchema } from 'gatsby-plugin-utils'
import { expect, test } from 'vitest'
import type { TreeNode } from '../markdown-tree'
import { replaceInTrees, strictOptions } from '.'

const schema = ({ Joi }: Parameters<Parameters<typeof testPluginOptionsSchema>[0]>[0]) =>
  strictOptions(Joi, { sidebar: Joi.string().required(), mode: Joi.string() })

test('known options of the right type are valid', async () => {
  expect(await testPluginOptionsSchema(schema, { sidebar: 'docs' })).toMatchObject({ isValid: true, warnings: [] })
})

test('a missing, a wrong and an unknown option are errors', async () => {
  const { errors } = await testPluginOptionsSchema(schema, { mode: 1, sidbar: 'docs' })
  expect(errors).toMatchInlineSnapshot(`
    [
      ""sidebar" is required",
      ""mode" must be a string",
      ""sidbar" is not an option of this plugin. Known options: sidebar, mode",
    ]
  `)
})

type Resolver = (source: object, args: object, context: object, info: object) => Promise<TreeNode[]>

test('components in a tree are replaced with what the nodes say, after the resolvers added before', async () => {
  const added: Record<string, { tree: { resolve: Resolver } }> = {}
  const args = { createResolvers: (resolvers: typeof added) => Object.assign(added, resolvers) }
  replaceInTrees(args as unknown as CreateResolversArgs, ['Doc'], async (tree, findNodes) => {
    if (tree.length === 1) return undefined
    const names = (await findNodes<{ name: string }>('Fact')).map(({ name }) => name)
    return (tag) => (tag === 'Names' ? [names.join(', ')] : undefined)
  })
  const context = {
    nodeModel: { findAll: async ({ type }: { type: string }) => ({ entries: [{ name: `${type} 1` }] }) },
  }
  const resolved = (tree: TreeNode[]) =>
    added.Doc?.tree.resolve({}, {}, context, { originalResolver: async () => tree })
  expect(await resolved([['p', 0, ['Names', 0]], 'x'])).toEqual([['p', 0, 'Fact 1'], 'x'])
  expect(await resolved([['Names', 0]])).toEqual([['Names', 0]])
})
