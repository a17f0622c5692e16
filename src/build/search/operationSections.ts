import type { TreeNode } from '../../../plugins/gatsby-markdown-tree/src/TreeNode'
import type { ApiExample, SchemaRow } from '../../../plugins/gatsby-source-openapi/types'
import { own, textOf as stringOf } from '../../../plugins/gatsby-source-openapi/src/read/json'
import { pageSections, textOf, type PageSection } from './pageSections'

interface OperationResponse {
  status: string
  description: readonly TreeNode[] | null
  mediaTypes: readonly { examples: readonly ApiExample[] }[]
}

/** An operation as the search queries it. */
export interface OperationTexts {
  method: string
  endpoint: string
  security: readonly string[]
  permission: { names: readonly string[] } | null
  tree: readonly TreeNode[]
  headings: readonly { id: string; text: string }[]
  parameters: readonly { name: string; in: string; description: readonly TreeNode[] | null }[]
  requestBody: { description: readonly TreeNode[] | null; mediaTypes: readonly { schema: SchemaRow | null }[] } | null
  responses: readonly OperationResponse[]
}

/** Levels of a schema whose names are searched for; deeper ones are found on the pages of what they belong to. */
const deepest = 3

/** What the page of an operation says, under the headings that the page has. */
export function operationSections(operation: OperationTexts): PageSection[] {
  const [intro, ...described] = pageSections(operation.tree)
  const texts: Readonly<Record<string, string>> = {
    ...Object.fromEntries(described.map(({ anchor, text }) => [anchor ?? '', text])),
    ...Object.fromEntries(
      ['path', 'query', 'header', 'cookie'].map((place) => [`${place}-parameters`, parameterTexts(operation, place)]),
    ),
    'request-body': bodyText(operation),
    responses: operation.responses.map(responseText).join('\n'),
  }
  const permissions = operation.permission?.names.join(', ')
  const first = [intro?.text, `${operation.method} ${operation.endpoint}`, permissions].filter(Boolean).join('\n')
  return [
    { anchor: null, headings: [], text: first },
    ...operation.headings.map(({ id, text }) => ({ anchor: id, headings: [text], text: texts[id] ?? '' })),
  ]
}

function parameterTexts({ parameters }: OperationTexts, place: string): string {
  return parameters
    .filter((parameter) => parameter.in === place)
    .map(({ name, description }) => `${name} ${textOf(description ?? [])}`.trim())
    .join('\n')
}

/** Status and meaning, and of errors the names: `409 The name is taken. NameExistsError`. */
function responseText({ status, description, mediaTypes }: OperationResponse): string {
  const values = mediaTypes.flatMap(({ examples }) => examples.map(({ value }) => value))
  const names = status < '4' ? [] : values.flatMap((value) => stringOf(own(value, 'name')) ?? [])
  return [status, textOf(description ?? []), ...new Set(names)].filter(Boolean).join(' ')
}

function bodyText({ requestBody }: OperationTexts): string {
  if (!requestBody) return ''
  const names = requestBody.mediaTypes.flatMap(({ schema }) => (schema ? namesIn(schema) : []))
  return [textOf(requestBody.description ?? []), [...new Set(names)].join(', ')].filter(Boolean).join('\n')
}

/** Names of the properties of a schema, also of its variants and items. */
function namesIn(row: SchemaRow, depth = 0): string[] {
  if (depth > deepest) return []
  const below = [...(row.children ?? []), ...(row.items ? [row.items] : []), ...(row.variants ?? []).flatMap(({ rows }) => rows)]
  return [...(row.name === undefined ? [] : [row.name]), ...below.flatMap((child) => namesIn(child, depth + 1))]
}
