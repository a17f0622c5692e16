import type { CreateResolversArgs, GatsbyNode, NodePluginArgs, PluginOptionsSchemaArgs } from 'gatsby'
import type { GraphQLInterfaceType, GraphQLResolveInfo } from 'gatsby/graphql'
export { graphqlFields, graphqlTypes } from './graphqlTypes'
export { readModulesAgain, replaceNodes } from './readModules'
export { removeOldResults, resultsOf } from './resultStore'
export { entryPath, readWith } from './schemaProblems'
export { fileReader, followFiles, type ReadFile, temporaryFile } from './sourceFiles'
import { replaceElements, type Replacement, type TreeNode } from '../markdown-tree'

/** SDL of the fields of every page; a source's type says `implements Node & ContentPage`. */
export const contentPageFields = `
    "Where the page is: /reference/segments, without a slash at the end."
    path: String!
    title: String!
    description: String!
    sidebarLabel: String!
    "The first segment of the path: reference. Empty for the home page."
    section: String!
    "Whether a sidebar is shown beside the page: the one that lists it."
    hasSidebar: Boolean!
    "Headings of levels 2 and 3, in order."
    headings: [Heading!]!
    "A path in this repository, or the URL the text was fetched from."
    sourceFile: String!
    editUrl: String
    "When the source was last changed; null where that is unknown."
    lastUpdated: Date @dateformat
    "When the examples and steps of the page ran against the product; null if they didn't."
    check: PageCheck @link(by: "path", from: "path")
    "A page that explains what this one is about: a path of this site, or a complete URL."
    documentation: String
    "The version that the page describes, and its other versions; null where the site has only one."
    edition: PageEdition
`

type OptionsSchema = ReturnType<NonNullable<GatsbyNode['pluginOptionsSchema']>>

/** Without this, Gatsby only warns about an unknown option. */
export function strictOptions(
  Joi: PluginOptionsSchemaArgs['Joi'],
  options: Parameters<PluginOptionsSchemaArgs['Joi']['object']>[0] & object,
): OptionsSchema {
  const message = `{#label} is not an option of this plugin. Known options: ${Object.keys(options).join(', ')}`
  return Joi.object(options).pattern(/./, Joi.forbidden().messages({ 'any.unknown': message }))
}

type NodeArgs = Pick<NodePluginArgs, 'createNodeId' | 'createContentDigest'> & {
  actions: Pick<NodePluginArgs['actions'], 'createNode'>
}

/** @param key unique among the nodes of the type. */
export async function createSourceNode(args: NodeArgs, type: string, key: string, fields: object): Promise<void> {
  await args.actions.createNode({
    ...fields,
    id: args.createNodeId(`${type}:${key}`),
    parent: null,
    children: [],
    internal: { type, contentDigest: args.createContentDigest(fields) },
  })
}

/** What Gatsby passes to a resolver, as far as it's used here. */
export interface ResolverContext {
  nodeModel: { findAll<Fields>(query: { type: string }): Promise<{ entries: Iterable<Fields> }> }
}

/** Gatsby types it as any function. */
export function addResolvers({ createResolvers }: CreateResolversArgs, resolvers: Record<string, object>): void {
  ;(createResolvers as (resolvers: Record<string, object>) => void)(resolvers)
}

/** All pages, queried type by type: Gatsby runs a query again when a node of a queried type changes, but not for an interface. */
export async function findContentPages<Fields>(
  { nodeModel }: ResolverContext,
  { schema }: GraphQLResolveInfo,
): Promise<Fields[]> {
  const types = schema.getPossibleTypes(schema.getType('ContentPage') as GraphQLInterfaceType)
  const found = await Promise.all(types.map(({ name }) => nodeModel.findAll<Fields>({ type: name })))
  return found.flatMap(({ entries }) => [...entries])
}

/** All nodes of a type. */
export type FindNodes = <Fields>(type: string) => Promise<Fields[]>

interface Source {
  /** Of the page that has the tree. */
  path: string
}

type ResolveTree = (
  source: Source,
  args: unknown,
  context: ResolverContext,
  info: { originalResolver: ResolveTree },
) => Promise<TreeNode[]>

/**
 * Changes the `tree` of pages on query, so that Gatsby knows which nodes a page depends on.
 * @param types whose `tree` is resolved this way, after resolvers that were added before.
 * @param change returns the new tree; undefined leaves it unchanged.
 */
export function changeTrees(
  args: CreateResolversArgs,
  types: readonly string[],
  change: (tree: readonly TreeNode[], findNodes: FindNodes, source: Source) => Promise<TreeNode[] | undefined>,
): void {
  const resolve: ResolveTree = async (source, fieldArgs, context, info) => {
    const tree = await info.originalResolver(source, fieldArgs, context, info)
    const findNodes: FindNodes = async <Fields>(type: string) => [
      ...(await context.nodeModel.findAll<Fields>({ type })).entries,
    ]
    return (await change(tree, findNodes, source)) ?? tree
  }
  addResolvers(args, Object.fromEntries(types.map((type) => [type, { tree: { resolve } }])))
}

/**
 * Replaces components in the `tree` of pages on query.
 * @param replacementFor finds the nodes that a tree names; undefined leaves the tree unchanged.
 */
export function replaceInTrees(
  args: CreateResolversArgs,
  types: readonly string[],
  replacementFor: (tree: readonly TreeNode[], findNodes: FindNodes, source: Source) => Promise<Replacement | undefined>,
): void {
  changeTrees(args, types, async (tree, ...found) => {
    const replacement = await replacementFor(tree, ...found)
    return replacement && replaceElements(tree, replacement)
  })
}
