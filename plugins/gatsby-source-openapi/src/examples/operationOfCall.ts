import type { NamedOperation } from './exampleProblems'
import type { ExampleCall } from './exampleCall'
import { isCallOf } from './isCallOf'

/**
 * The operation that a call is one of: its method, and the whole path after the host (`https://unleash.example.com`,
 * `$UNLEASH_URL`). Of several, the one with the fewest parts that may be anything; none for a path of another program.
 */
export function operationOfCall<Operation extends Pick<NamedOperation, 'method' | 'endpoint'>>(
  { method = 'GET', url = '' }: ExampleCall,
  operations: readonly Operation[],
): Operation | undefined {
  const path = url.replace(/^(https?:\/\/[^/]*|"?\$\{?\w+\}?"?|<[^>]*>)/, '').replace(/[?#].*$/, '')
  if (!path.startsWith('/')) return undefined
  const depth = (text: string) => text.replace(/\/$/, '').split('/').length
  const openParts = ({ endpoint }: Pick<Operation, 'endpoint'>) => endpoint.split('{').length
  return operations
    .filter((each) => each.method === method && depth(each.endpoint) === depth(path) && isCallOf(each.endpoint, path))
    .sort((a, b) => openParts(a) - openParts(b))[0]
}
