import type { ApiSchema } from '../read/ApiDocument'
import type { ApiNode, NodeContext } from './NodeContext'

/** A schema that operations share, as the document has it. */
export function schemaNode({ name, schema, usedBy }: ApiSchema, context: NodeContext): ApiNode {
  const users = usedBy.map((operationId) => context.nodeId('ApiOperation', operationId))
  return { type: 'ApiSchema', key: name, fields: { name, schema, usedBy: users } }
}
