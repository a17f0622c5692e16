import type { GatsbyNode, Node, PluginOptions } from 'gatsby'
import { type CodeExample, type Packed, type Reference, unpack } from '../../markdown-tree'
import { type Fault, nearestSentence, type Problem, reportProblems } from '../../problem-report'
import { resultsOf } from '../../source-plugin'
import type { JsonObject, OpenApiOptions } from '../types'
import { type BodyErrors, bodyValidator } from './examples/bodyValidator'
import { exampleCalls } from './examples/exampleCall'
import { exampleProblems, findCalledOperation, type NamedOperation } from './examples/exampleProblems'
import { isCurrent } from './nodes/pageFields'

const results = resultsOf('plugins/gatsby-source-openapi/src/checkOperationReferences.ts')

type TextNode = Node & { references: Reference[] }
type OperationNode = Node &
  Omit<NamedOperation, 'bodySchemas'> & {
    bodySchemas: Packed<NamedOperation['bodySchemas']>
    sourceFile: string
    edition: { isCurrent: boolean } | null
  }
type SchemaNode = Node & { name: string; isCurrent: boolean; schema: Packed<JsonObject> }

/** Checks the operations of the current version that pages name, and their examples of requests and responses. It creates no pages. */
export const checkOperationReferences: GatsbyNode['createPages'] = async (
  { getNodesByType, reporter },
  { textTypes }: PluginOptions & OpenApiOptions,
) => {
  const texts = textTypes.flatMap((type) => getNodesByType(type) as TextNode[])
  const nodes = (getNodesByType('ApiOperation') as OperationNode[]).filter(isCurrent)
  const isFetched = nodes.some(({ sourceFile }) => /^https?:/.test(sourceFile))
  const ownSchemas = (getNodesByType('ApiSchema') as SchemaNode[]).filter((schema) => schema.isCurrent)
  const operations = nodes.map(namedOperation)
  let bodyErrors: BodyErrors | undefined
  const readErrors: BodyErrors = (schema, body) => {
    bodyErrors ??= bodyValidator(Object.fromEntries(ownSchemas.map(({ name, schema: own }) => [name, unpack(own)])))
    return bodyErrors(schema, body)
  }
  const api = await results.key([
    isFetched,
    ...[...nodes, ...ownSchemas].map(({ internal }) => internal.contentDigest).sort(),
  ])
  // Compiling the schemas takes a second, and an edit changes the examples of one page.
  const problems = await Promise.all(
    texts
      .filter(({ references }) => references.length > 0)
      .map(({ references }) =>
        results.value([api, references], () =>
          operationReferenceProblems(references, operations, isFetched ? undefined : readErrors),
        ),
      ),
  )
  reportProblems(reporter, 'Checking the operations that pages name', problems.flat())
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

/**
 * Problems of the operations that pages name, and of their examples.
 * @param bodyErrors undefined for a fetched document, which may be of another version: a missing operation is a warning, and bodies
 *   aren't checked.
 */
export function operationReferenceProblems(
  references: readonly Reference[],
  operations: readonly NamedOperation[],
  bodyErrors: BodyErrors | undefined,
): Problem[] {
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]))
  return references.flatMap(({ kind, name, file, line, example }): Problem[] => {
    const place = { file, line }
    // Code that may call the API without naming an operation.
    if (kind === 'call' && example && bodyErrors) {
      return unnamedProblems(example, operations).map((fault) => ({ severity: 'error', ...place, ...fault }))
    }
    if (kind !== 'operation') return []
    const operation = byId.get(name)
    if (!operation) {
      const fix = nearestSentence(name, [...byId.keys()], 'The API reference lists all operations with their IDs.')
      return [
        { severity: bodyErrors ? 'error' : 'warning', ...place, what: `The API has no operation "${name}".`, fix },
      ]
    }
    if (!example || !bodyErrors) return []
    return exampleProblems(example, operation, bodyErrors).map((fault) => ({ severity: 'error', ...place, ...fault }))
  })
}

/** Code that calls an operation without naming it, so that its body would never be checked. */
function unnamedProblems(example: CodeExample, operations: readonly NamedOperation[]): Fault[] {
  const calls = exampleCalls(example) ?? []
  const called = calls.map((call) => findCalledOperation(call, operations))
  const [first] = called.filter((operation) => operation !== undefined)
  if (!first) return []
  const ids = called.map((operation) => operation?.operationId ?? '…').join(' ')
  const what = `This example calls ${first.method} ${first.endpoint}, but doesn't name the operation.`
  const fix = `Add operation="${ids}" after the language.`
  const isMixed = called.includes(undefined)
  return [{ what, fix: isMixed ? `Move commands of other programs to a separate code block. ${fix}` : fix }]
}
