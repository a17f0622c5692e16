import type { GatsbyNode, Node } from 'gatsby'
import type { Reference } from '../../gatsby-markdown-tree/src/Reference'
import { reportProblems } from '../../gatsby-problem-report/src/reportProblems'
import type { JsonObject, OpenApiOptions } from '../types'
import { bodyValidator } from './examples/bodyValidator'
import type { NamedOperation } from './examples/exampleProblems'
import { operationReferenceProblems } from './examples/operationReferences'

type TextNode = Node & { references: Reference[] }
type OperationNode = Node & NamedOperation & { sourceFile: string }
type SchemaNode = Node & { name: string; schema: JsonObject }

/** Runs once all pages are there: checks the operations that they name, and their examples of calls. */
export const createPages: GatsbyNode['createPages'] = ({ getNodesByType, reporter }, options) => {
  const { textTypes } = options as unknown as OpenApiOptions
  const references = textTypes.flatMap((type) => (getNodesByType(type) as TextNode[]).flatMap((node) => node.references))
  const operations = getNodesByType('ApiOperation') as OperationNode[]
  const isFetched = operations.some(({ sourceFile }) => /^https?:/.test(sourceFile))
  const schemas = (getNodesByType('ApiSchema') as SchemaNode[]).map(({ name, schema }) => [name, schema] as const)
  const bodyErrors = isFetched ? undefined : bodyValidator(Object.fromEntries(schemas))
  reportProblems(reporter, 'Checking the operations that pages name', operationReferenceProblems(references, operations, bodyErrors))
}
