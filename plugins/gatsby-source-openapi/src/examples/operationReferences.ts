import type { Reference } from '../../../gatsby-markdown-tree/src/Reference'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import type { Problem } from '../../../gatsby-problem-report/src/Problem'
import type { BodyErrors } from './bodyValidator'
import { exampleProblems, type NamedOperation } from './exampleProblems'

/** The kind of a reference to an operation, see `AttributeRule.refersTo`. */
export const operationKind = 'operation'

/**
 * What is wrong with the operations that pages name, and with their examples of calls and responses.
 *
 * @param bodyErrors undefined when the document was fetched: it may be of another version, so that an operation it does not
 *   have is a warning, and what it says about bodies is not asked.
 */
export function operationReferenceProblems(
  references: readonly Reference[],
  operations: readonly NamedOperation[],
  bodyErrors: BodyErrors | undefined,
): Problem[] {
  const byId = new Map(operations.map((operation) => [operation.operationId, operation]))
  return references.flatMap((reference): Problem[] => {
    if (reference.kind !== operationKind) return []
    const { name, file, line, example } = reference
    const place = { file, ...(line !== undefined && { line }) }
    const operation = byId.get(name)
    if (!operation) {
      const fix = nearestSentence(name, [...byId.keys()], 'Operations and their ids stand in the API reference.')
      return [{ severity: bodyErrors ? 'error' : 'warning', ...place, what: `The API has no operation "${name}".`, fix }]
    }
    if (!example || !bodyErrors) return []
    return exampleProblems(example, operation, bodyErrors).map((fault) => ({ severity: 'error', ...place, ...fault }))
  })
}
