import type { CodeExample } from '../../../markdown-tree'
import { type Fault, nearestSentence } from '../../../problem-report'
import type { Json } from '../../types'
import type { BodySchemas } from '../read/readBodies'
import type { BodyErrors } from './bodyValidator'
import { exampleCall, type ExampleCall } from './exampleCall'

export interface NamedOperation {
  operationId: string
  method: string
  endpoint: string
  bodySchemas: BodySchemas
}

/** All problems of an example of an operation: its method and path, and its body by the schema. */
export function exampleProblems(example: CodeExample, operation: NamedOperation, bodyErrors: BodyErrors): Fault[] {
  const { operationId, bodySchemas } = operation
  const { response } = example
  const call = exampleCall(example)
  if (typeof call === 'string') {
    const what = `This example of "${operationId}" can't be checked. ${call}`
    return [{ what, fix: 'Write one curl command for each operation, an HTTP request, or a JSON body.' }]
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
  const isRight = (method === undefined || method === right) && (url === undefined || matchesEndpoint(endpoint, url))
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
  if (schema === undefined) return [{ what: `"${operationId}" accepts no body.`, fix: 'Remove the body.' }]
  let value: Json
  try {
    value = JSON.parse(body) as Json
  } catch {
    const fix = 'Use double quotes around names and strings, no comments, and no comma before a closing bracket.'
    return [{ what: `The body of this example of "${operationId}" isn't valid JSON.`, fix }]
  }
  return bodyErrors(schema, value).map(({ what, fix }) => ({ what: `This example of "${operationId}": ${what}`, fix }))
}

/**
 * Whether a URL, or its end, matches an endpoint: `{name}` matches any segment, and shell variables alone (`$STRATEGIES/$ID`) match
 * everything.
 */
function matchesEndpoint(endpoint: string, url: string): boolean {
  const path = url.replace(/[?#].*$/, '').replace(/\/$/, '')
  if (/^(\$\w+\/?)+$/.test(path)) return true
  const segments = endpoint
    .split('/')
    .map((segment) => segment.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^{}]*\}/g, '[^/]+'))
  return new RegExp(`${segments.join('/')}$`).test(path)
}

/**
 * The operation of a call by method and path, after its host (`https://unleash.example.com`, `$UNLEASH_URL`); of several the one
 * with the fewest path parameters. Undefined for a call of another API.
 */
export function findCalledOperation<Operation extends Pick<NamedOperation, 'method' | 'endpoint'>>(
  { method = 'GET', url = '' }: ExampleCall,
  operations: readonly Operation[],
): Operation | undefined {
  const path = url.replace(/^(https?:\/\/[^/]*|"?\$\{?\w+\}?"?|<[^>]*>)/, '').replace(/[?#].*$/, '')
  if (!path.startsWith('/')) return undefined
  const depth = (text: string) => text.replace(/\/$/, '').split('/').length
  const openParts = ({ endpoint }: Pick<Operation, 'endpoint'>) => endpoint.split('{').length
  return operations
    .filter(
      (each) => each.method === method && depth(each.endpoint) === depth(path) && matchesEndpoint(each.endpoint, path),
    )
    .sort((a, b) => openParts(a) - openParts(b))[0]
}
