import type { GatsbyNode, PluginOptions } from 'gatsby'
import { contentOf, type TreeNode } from '../../markdown-tree'
import { replaceInTrees } from '../../source-plugin'
import type { OpenApiOptions } from '../types'
import { isCurrent } from './nodes/pageFields'

interface Operation {
  operationId: string
  method: string
  endpoint: string
  path: string
  edition: { isCurrent: boolean } | null
}

/** `<Operation id="…" />` in the text of a page becomes method and path of the operation when the text is queried. */
export const createResolvers: GatsbyNode['createResolvers'] = (args, { textTypes }: PluginOptions & OpenApiOptions) => {
  replaceInTrees(args, textTypes, async (tree, findNodes) => {
    if (!namesOperation(tree)) return undefined
    const operations = await findNodes<Operation>('ApiOperation')
    const byId = new Map(operations.filter(isCurrent).map((operation) => [operation.operationId, operation]))
    return (tag, { id }) => {
      if (tag !== 'Operation') return undefined
      const operation = byId.get(String(id))
      return [operation ? operationLink(operation) : ['code', 0, String(id)]]
    }
  })
}

function namesOperation(tree: readonly TreeNode[]): boolean {
  return tree.some((node) => node[0] === 'Operation' || namesOperation(contentOf(node)))
}

/** A long path breaks before and after its parameters. */
function operationLink({ method, endpoint, path }: { method: string; endpoint: string; path: string }): TreeNode {
  const [start = '', ...rest] = `${method} ${endpoint}`.split(/(?<=\/)(?=\{)|(?<=\}\/)/)
  return ['a', { href: path }, ['code', 0, start, ...rest.flatMap((part): TreeNode[] => [['wbr', 0], part])]]
}
