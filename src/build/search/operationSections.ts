import type { ApiExample, SchemaRow } from '../../../plugins/gatsby-source-openapi/types'
import type { TreeNode } from '../../../plugins/markdown-tree'
import type { PageSection } from '../../shared/search/searchIndex'
import { pageSections, lineOf } from './pageSections'

/** An operation as the search queries it: JSON has null where the plugin's types have no property. */
export interface OperationContent {
  method: string
  endpoint: string
  permission: { names: readonly string[] } | null
  events: readonly { type: string }[] | null
  history: { words: string } | null
  tree: readonly TreeNode[]
  headings: readonly { id: string; text: string }[]
  parameters: readonly { name: string; in: string; description: readonly TreeNode[] | null }[]
  requestBody: { description: readonly TreeNode[] | null; mediaTypes: readonly { schema: SchemaRow | null }[] } | null
  responses: readonly {
    status: string
    description: readonly TreeNode[] | null
    mediaTypes: readonly { examples: readonly ApiExample[] }[]
  }[]
}

/** Levels of a schema whose names are searched; deeper ones are found on the pages of what they belong to. */
const maxDepth = 3

/** What the page of an operation says, under its headings. */
export function operationSections(operation: OperationContent): PageSection[] {
  const [intro, ...described] = pageSections(operation.tree)
  const parameters = ['path', 'query', 'header', 'cookie'].map(
    (place) => [`${place}-parameters`, parameterText(operation, place)] as const,
  )
  const texts: Readonly<Record<string, string>> = {
    ...Object.fromEntries(described.map(({ anchor, text }) => [anchor ?? '', text])),
    ...Object.fromEntries(parameters),
    'request-body': bodyText(operation),
    responses: operation.responses.map(responseText).join('\n'),
  }
  const permissions = operation.permission?.names.join(', ')
  const events = operation.events?.map(({ type }) => type).join(', ')
  const first = [
    intro?.text,
    `${operation.method} ${operation.endpoint}`,
    permissions,
    events,
    operation.history?.words,
  ]
    .filter(Boolean)
    .join('\n')
  return [
    { anchor: null, headings: [], text: first },
    ...operation.headings.map(({ id, text }) => ({ anchor: id, headings: [text], text: texts[id] ?? '' })),
  ]
}

function parameterText({ parameters }: OperationContent, place: string): string {
  return parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, description }) => `${name} ${lineOf(description ?? [])}`.trim())
    .join('\n')
}

/** Status and meaning, and the names of errors: `409 The name is taken. NameExistsError`. */
function responseText({ status, description, mediaTypes }: OperationContent['responses'][number]): string {
  const values: unknown[] = status < '4' ? [] : mediaTypes.flatMap(({ examples }) => examples.map(({ value }) => value))
  const names = values
    .map((value) => (value as { name?: unknown } | null)?.name)
    .filter((name) => typeof name === 'string')
  return [status, lineOf(description ?? []), ...new Set(names)].filter(Boolean).join(' ')
}

function bodyText({ requestBody }: OperationContent): string {
  if (!requestBody) return ''
  const names = requestBody.mediaTypes.flatMap(({ schema }) => (schema ? namesIn(schema) : []))
  return [lineOf(requestBody.description ?? []), [...new Set(names)].join(', ')].filter(Boolean).join('\n')
}

function namesIn(row: SchemaRow, depth = 0): string[] {
  if (depth > maxDepth) return []
  const below = [
    ...(row.children ?? []),
    ...(row.items ? [row.items] : []),
    ...(row.variants ?? []).flatMap(({ rows }) => rows),
  ]
  return [...(row.name === undefined ? [] : [row.name]), ...below.flatMap((child) => namesIn(child, depth + 1))]
}
