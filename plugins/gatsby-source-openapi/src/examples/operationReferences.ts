import type { CodeExample, Reference } from '../../../gatsby-markdown-tree/src/Reference'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import type { Problem } from '../../../gatsby-problem-report/src/Problem'
import type { BodyErrors } from './bodyValidator'
import { exampleCalls } from './exampleCall'
import { exampleProblems, type NamedOperation } from './exampleProblems'
import { operationOfCall } from './operationOfCall'

/** The kind of a reference to an operation, see `AttributeRule.refersTo`. */
const operationKind = 'operation'
/** The kind of a reference to code that may call the API and does not name an operation. */
const unnamedKind = 'call'

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
    const { kind, name, file, line, example } = reference
    const place = { file, ...(line !== undefined && { line }) }
    if (kind === unnamedKind && example && bodyErrors) {
      return unnamedProblems(example, operations).map((fault) => ({ severity: 'error', ...place, ...fault }))
    }
    if (kind !== operationKind) return []
    const operation = byId.get(name)
    if (!operation) {
      const fix = nearestSentence(name, [...byId.keys()], 'Operations and their ids stand in the API reference.')
      return [{ severity: bodyErrors ? 'error' : 'warning', ...place, what: `The API has no operation "${name}".`, fix }]
    }
    if (!example || !bodyErrors) return []
    return exampleProblems(example, operation, bodyErrors).map((fault) => ({ severity: 'error', ...place, ...fault }))
  })
}

/** Calls of operations in code that does not say so: their bodies would be checked by nobody. */
function unnamedProblems(example: CodeExample, operations: readonly NamedOperation[]): Pick<Problem, 'what' | 'fix'>[] {
  const calls = exampleCalls(example) ?? []
  const called = calls.map((call) => operationOfCall(call, operations))
  const [first] = called.filter((operation) => operation !== undefined)
  if (!first) return []
  const ids = called.map((operation) => operation?.operationId ?? '…').join(' ')
  const what = `This example calls ${first.method} ${first.endpoint}, and does not name the operation.`
  const fix = `Add operation="${ids}" after the language.`
  const isMixed = called.includes(undefined)
  return [{ what, fix: isMixed ? `Give calls of other programs a code block of their own. ${fix}` : fix }]
}
