import type { ParameterPlace } from '../../types'
import type { PageHeading } from './NodeContext'

/** Headings of a page's parts, with ids that the template uses too. */
export const operationHeadings = {
  sample: { id: 'code-sample', text: 'Code sample', depth: 2 },
  path: { id: 'path-parameters', text: 'Path parameters', depth: 2 },
  query: { id: 'query-parameters', text: 'Query parameters', depth: 2 },
  header: { id: 'header-parameters', text: 'Header parameters', depth: 2 },
  cookie: { id: 'cookie-parameters', text: 'Cookie parameters', depth: 2 },
  requestBody: { id: 'request-body', text: 'Request body', depth: 2 },
  responses: { id: 'responses', text: 'Responses', depth: 2 },
  related: { id: 'related-operations', text: 'Related operations', depth: 2 },
} as const satisfies Record<string, PageHeading>

/** The order in which a page shows parameters. */
export const parameterPlaces: readonly ParameterPlace[] = ['path', 'query', 'header', 'cookie']

/** The headings of an operation's page below its description: only parts that it has. */
export function headingsOfOperation(operation: {
  parameters: readonly { in: ParameterPlace }[]
  requestBody?: unknown
  responses: readonly unknown[]
  hasRelated: boolean
}): PageHeading[] {
  const places = parameterPlaces.filter((place) => operation.parameters.some((parameter) => parameter.in === place))
  return [
    operationHeadings.sample,
    ...places.map((place) => operationHeadings[place]),
    ...(operation.requestBody ? [operationHeadings.requestBody] : []),
    ...(operation.responses.length > 0 ? [operationHeadings.responses] : []),
    ...(operation.hasRelated ? [operationHeadings.related] : []),
  ]
}
