import { compileAll } from './compileParts'
import { hideServers } from './hideServers'
import type { ApiNode, NodeContext } from './NodeContext'
import { operationNode } from './operationNode'
import { pageNodes } from './pageNodes'
import { schemaNode } from './schemaNode'
import { tagNode } from './tagNode'

/** All nodes of a document; nothing in them names the instance it is from, except `sourceFile`. */
export async function apiNodes(context: NodeContext): Promise<ApiNode[]> {
  const { document } = context
  const nodes = [
    ...(await pageNodes(context)),
    ...(await compileAll([...document.tags.entries()], ([position, tag]) => tagNode(tag, position, context))),
    ...(await compileAll(document.operations, (operation) => operationNode(operation, context))),
    ...document.schemas.map((schema) => schemaNode(schema, context)),
  ]
  return nodes.map(({ fields, ...node }) => {
    const hidden = hideServers(fields, document.serverUrls)
    return { ...node, fields: 'sourceFile' in fields ? { ...hidden, sourceFile: fields.sourceFile } : hidden }
  })
}
