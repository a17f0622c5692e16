import { downloadPaths } from '../files/filePaths'
import type { ApiTag } from '../read/ApiDocument'
import { apiName } from './apiName'
import type { ApiNode, NodeContext } from './NodeContext'
import { pageDescription } from './pageDescription'
import { pageFields } from './pageFields'
import { plainText } from './plainText'

/** A tag as a page. */
export async function tagNode(tag: ApiTag, position: number, context: NodeContext): Promise<ApiNode> {
  const { name, slug, operations } = tag
  const { tree, headings } = await context.compile(tag.description ?? '')
  const count = operations.length === 1 ? 'the one operation' : `the ${operations.length} operations`
  const description = pageDescription(
    `${name} in the ${apiName(context.document.info)}: ${count}, each with its path, parameters and responses.`,
  )
  const fields = {
    ...pageFields({ slug, title: plainText(name), description, headings }, context),
    name,
    slug,
    position,
    tree,
    downloads: downloadPaths(context.filesBase, slug),
    operations: operations.map(({ operationId }) => context.nodeId('ApiOperation', operationId)),
  }
  return { type: 'ApiTag', key: name, fields }
}
