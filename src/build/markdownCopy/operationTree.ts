import { parameterRow } from '../../../plugins/gatsby-source-openapi/shared'
import type {
  ApiExample,
  ApiField,
  ApiMediaType,
  ApiResponse,
  OperationPart,
  SchemaRow,
} from '../../../plugins/gatsby-source-openapi/types'
import { escapeHtml, type TreeNode } from '../../../plugins/markdown-tree'
import type { PageReference } from '../../shared/sidebarTree'
import { variantTitles } from '../../shared/schemaRows'
import type { Operation } from '../../shared/pageData'

/** An operation's page as a content tree, in the order of the page's headings. */
export function operationTree(operation: Operation, guide?: PageReference): TreeNode[] {
  const { parameters, requestBody, tag } = operation
  const parametersIn = (place: string) => fieldList(parameters.filter((parameter) => parameter.in === place))
  const parts: Partial<Record<string, () => TreeNode[]>> = {
    'code-sample': () => [['CodeBlock', { html: operation.curlSample, language: 'bash' }]],
    'path-parameters': () => parametersIn('path'),
    'query-parameters': () => parametersIn('query'),
    'header-parameters': () => parametersIn('header'),
    'cookie-parameters': () => parametersIn('cookie'),
    'request-body': () => [
      ...(requestBody && !requestBody.required && !operation.sentAs ? [paragraph('The body is optional.')] : []),
      ...(requestBody?.description ?? []),
      ...mediaTypeBlocks(requestBody?.mediaTypes ?? []),
    ],
    responses: () => operation.responses.flatMap(responseBlocks),
    callbacks: () => [['ul', 0, ...operation.callbacks.map(operationItem)]],
    'related-operations': () => [
      ['ul', 0, ...operation.related.map(operationItem), ['li', 0, link(tag.path, `All operations: ${tag.title}`)]],
    ],
  } satisfies Record<OperationPart, () => TreeNode[]>
  return [
    paragraph(`${operation.method} `, code(operation.endpoint)),
    ...operation.tree,
    accessList(operation, guide),
    ...operation.headings.flatMap(({ id, text }): TreeNode[] => [['h2', 0, text], ...(parts[id]?.() ?? [])]),
  ]
}

function operationItem({ method, path, title }: Operation['related'][number]): TreeNode {
  return ['li', 0, `${method} `, link(path, title)]
}

function accessList(operation: Operation, guide?: PageReference): TreeNode {
  const { authentication, sentAs, sentAfter, permission, events, history } = operation
  const item = (name: string, ...content: TreeNode[]): TreeNode => ['li', 0, ['strong', 0, name], ...content]
  const items = [item(sentAs ? 'Sender' : 'Authentication', `: ${authentication}`)]
  if (sentAfter) items.push(item('Sent after', ': ', link(sentAfter.path, sentAfter.title)))
  if (permission)
    items.push(
      item(
        'Permission',
        `: ${permission.words} `,
        ...joined(
          permission.names.map((name) => [code(name)]),
          ', ',
        ),
      ),
    )
  if (events && events.length > 0) items.push(item('Emits', ': ', ...joined(events.map(eventParts), ', ')))
  if (guide) items.push(item('Guide', ': ', link(guide.path, guide.label)))
  if (history) items.push(item('Versions', `: ${history.words}`, ...replacementParts(history)))
  return ['ul', 0, ...items]
}

function joined(parts: readonly TreeNode[][], separator: string): TreeNode[] {
  return parts.flatMap((part, index) => (index > 0 ? [separator, ...part] : part))
}

function replacementParts({ use }: NonNullable<Operation['history']>): TreeNode[] {
  if (!use) return []
  return [': use ', use.path === null ? code(use.endpoint) : link(use.path, use.endpoint)]
}

function eventParts({ type, when }: NonNullable<Operation['events']>[number]): TreeNode[] {
  return [code(type), ...(when ? [` (${when})`] : [])]
}

function responseBlocks({ status, description, mediaTypes, headers }: ApiResponse): TreeNode[] {
  return [
    ['h3', 0, status],
    ...(description ?? []),
    ...(mediaTypes.length === 0 ? [paragraph('No body.')] : mediaTypeBlocks(mediaTypes)),
    ...(headers.length > 0 ? [label(`Headers of the ${status} response`), ...fieldList(headers)] : []),
  ]
}

function mediaTypeBlocks(mediaTypes: readonly ApiMediaType[]): TreeNode[] {
  return mediaTypes.flatMap(({ mediaType, schema, examples }) => [
    paragraph(code(mediaType)),
    ...examples.flatMap(exampleBlocks),
    ...(schema ? rowBlocks(schema) : []),
  ])
}

/** The example of a body that isn't JSON, such as CSV, is a string. */
function exampleBlocks({ name, summary, value }: ApiExample): TreeNode[] {
  const isText = typeof value === 'string'
  const html = escapeHtml(isText ? value : JSON.stringify(value, null, 2))
  return [
    label(summary ?? (name === undefined ? 'Example' : `Example: ${name}`)),
    ['CodeBlock', { html, language: isText ? 'text' : 'json' }],
  ]
}

function fieldList(fields: readonly ApiField[]): TreeNode[] {
  return rowList(fields.map(parameterRow))
}

function rowList(rows: readonly SchemaRow[]): TreeNode[] {
  return rows.length > 0 ? [['ul', 0, ...rows.map((row): TreeNode => ['li', 0, ...rowBlocks(row)])]] : []
}

/** "`name` (string, required)", then description, values and content. */
function rowBlocks(row: SchemaRow): TreeNode[] {
  const { children = [], additional, items, variants = [], requires } = row
  const subject = row.name === undefined ? row.label : code(row.name)
  const facts = [
    row.nullable ? `${row.type} or null` : row.type,
    row.required && 'required',
    row.deprecated && 'deprecated',
  ]
  const words = facts.filter(Boolean).join(', ')
  return [
    subject === undefined ? paragraph(words) : paragraph(subject, ` (${words})`),
    ...(row.description ?? []),
    ...valueBlocks(row),
    ...rowList(additional ? [...children, { ...additional, label: 'Any other property' }] : children),
    ...(requires ? [paragraph('Must have ', ...requires.flatMap((other): TreeNode[] => [code(other), ' ']))] : []),
    ...(items ? rowList([{ ...items, label: 'Each item' }]) : []),
    ...variants.flatMap(({ kind, rows }) => [paragraph(variantTitles[kind]), ...rowList(rows)]),
  ]
}

/** Limits and values in one line, and where omitted rows are. */
function valueBlocks({ limits = [], values = [], recursive, repeats, schema, truncated }: SchemaRow): TreeNode[] {
  const facts = [
    ...limits.map((limit): TreeNode[] => [limit]),
    ...values.map(([words, value]): TreeNode[] => [`${words} `, code(value)]),
  ]
  const isRepeated = recursive !== undefined || repeats !== undefined
  return [
    ...(facts.length > 0 ? [paragraph(...joined(facts, ' · '))] : []),
    ...(isRepeated ? [paragraph(`The same as ${recursive ?? schema ?? 'the fields'} above.`)] : []),
    ...(truncated ? [paragraph('Deeper levels are in the OpenAPI document.')] : []),
  ]
}

function paragraph(...children: TreeNode[]): TreeNode {
  return ['p', 0, ...children]
}

function label(text: string): TreeNode {
  return paragraph(['strong', 0, text])
}

function code(text: string): TreeNode {
  return ['code', 0, text]
}

function link(href: string, text: string): TreeNode {
  return ['a', { href }, text]
}
