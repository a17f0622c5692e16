import type { OperationPart, ParameterPlace } from '../../types'
import type { PageHeading } from './NodeContext'

const words: Readonly<Record<OperationPart, string>> = {
  'code-sample': 'Code sample',
  'path-parameters': 'Path parameters',
  'query-parameters': 'Query parameters',
  'header-parameters': 'Header parameters',
  'cookie-parameters': 'Cookie parameters',
  'request-body': 'Request body',
  responses: 'Responses',
  'related-operations': 'Related operations',
}

const parameterPlaces: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie']

/** The headings of an operation's page below its description, in order: only parts that it has. */
export function headingsOfOperation(operation: {
  parameters: readonly { in: ParameterPlace }[]
  requestBody?: unknown
  responses: readonly unknown[]
  hasRelated: boolean
}): PageHeading[] {
  const has = (place: ParameterPlace) => operation.parameters.some((parameter) => parameter.in === place)
  const parts: OperationPart[] = [
    'code-sample',
    ...parameterPlaces.filter(has).map((place) => `${place}-parameters` as const),
    ...(operation.requestBody ? ['request-body' as const] : []),
    ...(operation.responses.length > 0 ? ['responses' as const] : []),
    ...(operation.hasRelated ? ['related-operations' as const] : []),
  ]
  return parts.map((id) => ({ id, text: words[id], depth: 2 }))
}
