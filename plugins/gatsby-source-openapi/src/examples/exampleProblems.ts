import type { CodeExample } from '../../../gatsby-markdown-tree/src/Reference'
import { nearestSentence } from '../../../gatsby-problem-report/src/nearest'
import type { Problem } from '../../../gatsby-problem-report/src/Problem'
import type { Json } from '../../types'
import type { BodySchemas } from '../read/readBodySchemas'
import type { BodyErrors } from './bodyValidator'
import { exampleCall, type ExampleCall } from './exampleCall'
import { isCallOf } from './isCallOf'

export interface NamedOperation {
  operationId: string
  /** Upper case. */
  method: string
  endpoint: string
  bodySchemas: BodySchemas
}

type Fault = Pick<Problem, 'what' | 'fix'>

/** What is wrong with an example of an operation: its method and path, its body by the schema, all together. */
export function exampleProblems(example: CodeExample, operation: NamedOperation, bodyErrors: BodyErrors): Fault[] {
  const { operationId, bodySchemas } = operation
  const { response } = example
  const call = exampleCall(example)
  if (typeof call === 'string') {
    const what = `This example of "${operationId}" cannot be checked. ${call}`
    return [{ what, fix: 'Write one curl command for each operation, an HTTP request, or the JSON of a body.' }]
  }
  if (response === undefined) {
    return [...callFaults(call, operation), ...bodyFaults(call, bodySchemas.request, operationId, bodyErrors)]
  }
  const schema = bodySchemas.responses[response]
  if (schema !== undefined) return bodyFaults(call, schema, operationId, bodyErrors)
  const fix = nearestSentence(response, Object.keys(bodySchemas.responses), 'Remove response="…".')
  return [{ what: `"${operationId}" has no JSON response ${response}.`, fix }]
}

function callFaults({ method, url }: ExampleCall, { operationId, method: right, endpoint }: NamedOperation): Fault[] {
  const isRight = (method === undefined || method === right) && (url === undefined || isCallOf(endpoint, url))
  if (isRight) return []
  const shown = [method, url].filter(Boolean).join(' ')
  return [{ what: `This example of "${operationId}" calls ${shown}.`, fix: `That operation is ${right} ${endpoint}.` }]
}

function bodyFaults(
  { body }: ExampleCall,
  schema: BodySchemas['request'],
  operationId: string,
  bodyErrors: BodyErrors,
): Fault[] {
  if (body === undefined) return []
  if (schema === undefined) return [{ what: `"${operationId}" takes no body.`, fix: 'Remove the body.' }]
  let value: Json
  try {
    value = JSON.parse(body) as Json
  } catch {
    const fix = 'JSON has double quotes round names and texts, no comments, and no comma before a closing bracket.'
    return [{ what: `The body of this example of "${operationId}" is no JSON.`, fix }]
  }
  return bodyErrors(schema, value).map(({ what, fix }) => ({ what: `This example of "${operationId}": ${what}`, fix }))
}
