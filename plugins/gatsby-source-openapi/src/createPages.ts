import type { GatsbyNode, Node } from 'gatsby'
import { unpack, type Packed } from '../../gatsby-markdown-tree/src/packed'
import type { Reference } from '../../gatsby-markdown-tree/src/Reference'
import { reportProblems } from '../../gatsby-problem-report/src/reportProblems'
import type { JsonObject, OpenApiOptions } from '../types'
import { bodyValidator } from './examples/bodyValidator'
import type { NamedOperation } from './examples/exampleProblems'
import { operationReferenceProblems } from './examples/operationReferences'

type TextNode = Node & { references: Reference[] }
type OperationNode = Node & Omit<NamedOperation, 'bodySchemas'> & { bodySchemas: Packed<NamedOperation['bodySchemas']>; sourceFile: string }
type SchemaNode = Node & { name: string; schema: Packed<JsonObject> }

/** Runs once all pages are there: checks the operations that they name, and their examples of calls. */
export const createPages: GatsbyNode['createPages'] = ({ getNodesByType, reporter }, options) => {
  const { textTypes } = options as unknown as OpenApiOptions
  const references = textTypes.flatMap((type) => (getNodesByType(type) as TextNode[]).flatMap((node) => node.references))
  const nodes = getNodesByType('ApiOperation') as OperationNode[]
  const operations = nodes.map(namedOperation)
  const isFetched = nodes.some(({ sourceFile }) => /^https?:/.test(sourceFile))
  const schemas = (getNodesByType('ApiSchema') as SchemaNode[]).map(({ name, schema }) => [name, unpack(schema)] as const)
  const bodyErrors = isFetched ? undefined : bodyValidator(Object.fromEntries(schemas))
  reportProblems(reporter, 'Checking the operations that pages name', operationReferenceProblems(references, operations, bodyErrors))
}

/** Examples name few operations: the schemas of the others stay packed. */
function namedOperation({ operationId, method, endpoint, bodySchemas }: OperationNode): NamedOperation {
  return {
    operationId,
    method,
    endpoint,
    get bodySchemas() {
      return unpack(bodySchemas)
    },
  }
}
