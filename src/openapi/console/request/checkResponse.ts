import { valueFaults, type Fault } from '../schema/valueFaults'
import { isJson } from '../../../../plugins/openapi-request'
import { readJson } from './buildRequest'
import type { ConsoleOperation, ConsoleResponse } from './readOperation'
import type { ReceivedResponse } from './sendRequest'

export interface ResponseCheck {
  verdict: 'matches' | 'violates' | 'undocumented' | 'unchecked'
  /** In one sentence. */
  message: string
  faults: Fault[]
}

/** Larger bodies take seconds to validate and to format. */
export const maxCheckedSize = 2_000_000

/** Compares a response with those that the API document describes. */
export function checkResponse(
  operation: ConsoleOperation,
  { status, mediaType, text, size }: Pick<ReceivedResponse, 'status' | 'mediaType' | 'text' | 'size'>,
): ResponseCheck {
  const documented = findResponse(operation.responses, status)
  const verdict = (kind: ResponseCheck['verdict'], message: string, faults: Fault[] = []): ResponseCheck => ({
    verdict: kind,
    message,
    faults,
  })
  if (mediaType === 'text/html' && !documented?.bodies.some((body) => body.mediaType === mediaType)) {
    return verdict(
      'violates',
      'This is an HTML page, not a response from the API. Check the URL of the server: a proxy, a login page or the Admin UI may have responded.',
    )
  }
  if (!documented) {
    const known = operation.responses.map((response) => response.status).join(', ')
    return verdict(
      'undocumented',
      `The documentation doesn’t describe status ${status} for this operation, only ${known}.`,
    )
  }
  const name = `the documented ${documented.status} response`
  const [first] = documented.bodies
  if (!first)
    return text === ''
      ? verdict('matches', `Matches ${name}: no body.`)
      : verdict('matches', `Matches ${name}. The documentation describes no body.`)
  const body = documented.bodies.find((candidate) => candidate.mediaType === mediaType)
  if (!body)
    return verdict(
      'violates',
      `Violates ${name}: its content type is ${mediaType || 'missing'} instead of ${documented.bodies.map((each) => each.mediaType).join(' or ')}.`,
    )
  if (!isJson(body.mediaType) || !body.schema) return verdict('matches', `Matches ${name}.`)
  if (size > maxCheckedSize)
    return verdict('unchecked', `Status and content type match ${name}. The body is too large to be checked.`)
  const parsed = readJson(text)
  if ('problem' in parsed) return verdict('violates', `Violates ${name}. ${parsed.problem}`)
  const faults = valueFaults(body.schema, operation.definitions, parsed.value)
  return faults.length === 0 ? verdict('matches', `Matches ${name}.`) : verdict('violates', `Violates ${name}:`, faults)
}

/** `404`, else `4XX`, else `default`. */
function findResponse(responses: readonly ConsoleResponse[], status: number): ConsoleResponse | undefined {
  const names = [String(status), `${String(status).slice(0, 1)}XX`, 'DEFAULT']
  return names.map((name) => responses.find((response) => response.status.toUpperCase() === name)).find(Boolean)
}
