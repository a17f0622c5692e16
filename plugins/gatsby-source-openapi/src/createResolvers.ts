import type { GatsbyNode } from 'gatsby'
import { replaceElements } from '../../gatsby-markdown-tree/src/replaceElements'
import type { TreeNode } from '../../gatsby-markdown-tree/src/TreeNode'
import type { OpenApiOptions } from '../types'
import { operationLink } from './examples/operationLink'

interface Operation {
  operationId: string
  method: string
  endpoint: string
  path: string
}

interface Context {
  nodeModel: { findAll(query: { type: string }): Promise<{ entries: Iterable<Operation> }> }
}

type Resolve<Result> = (
  source: object,
  args: unknown,
  context: Context,
  info: { originalResolver: Resolve<TreeNode[]> },
) => Result | Promise<Result>

/**
 * `<Operation id="…" />` in the text of a page becomes method and path of the operation when the text is queried: Gatsby
 * then knows that the page depends on operations, and asks again when the document has changed.
 */
export const createResolvers: GatsbyNode['createResolvers'] = (args, options) => {
  const { textTypes } = options as unknown as OpenApiOptions
  const tree: Resolve<TreeNode[]> = async (source, fieldArgs, context, info) => {
    const written = await info.originalResolver(source, fieldArgs, context, info)
    if (!namesOperation(written)) return written
    const { entries } = await context.nodeModel.findAll({ type: 'ApiOperation' })
    const byId = new Map([...entries].map((operation) => [operation.operationId, operation]))
    return replaceElements(written, (tag, { id }) => {
      if (tag !== 'Operation') return undefined
      const operation = byId.get(String(id))
      return [operation ? operationLink(operation) : ['code', 0, String(id)]]
    })
  }
  const addResolvers = args.createResolvers as (resolvers: object) => void
  addResolvers(Object.fromEntries(textTypes.map((type) => [type, { tree: { resolve: tree } }])))
}

function namesOperation(tree: readonly TreeNode[]): boolean {
  return tree.some((node) => {
    if (typeof node === 'string') return false
    const [tag, , ...children] = node
    return tag === 'Operation' || namesOperation(children)
  })
}
