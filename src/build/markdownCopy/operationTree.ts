import { parameterRow, sampleLanguageNames, sampleLanguages } from '../../../plugins/gatsby-source-openapi/shared'
import type {
  ApiExample,
  ApiField,
  ApiMediaType,
  ApiResponse,
  OperationPart,
  SampleLanguage,
  SchemaRow,
} from '../../../plugins/gatsby-source-openapi/types'
import { escapeHtml, type TreeNode } from '../../../plugins/markdown-tree'
import { otherLanguagesId, otherLanguagesTitle } from '../../shared/otherLanguages'
import type { PageReference } from '../../shared/sidebarTree'
import { planNames, plansOf } from '../../shared/plans'
import {
  additionalName,
  longValues,
  omittedWords,
  responseId,
  rowWords,
  shortExample,
  variantTitles,
} from '../../shared/schemaRows'
import { causesLink } from '../../markdown/text/apiTexts'
import { code, link, paragraph } from '../../markdown/text/treeParts'
import type { Operation } from '../../shared/pageData'

/** The request of an operation as highlighted HTML, in the languages that its page loads on demand. */
export type OtherSamples = Partial<Record<SampleLanguage, string>>

/** An operation's page as a content tree, in the order of the page's headings; then its request in other languages. */
export function operationTree(operation: Operation, guide?: PageReference, samples: OtherSamples = {}): TreeNode[] {
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
    ...operation.headings.flatMap(({ id, text }): TreeNode[] => [['h2', { id }, text], ...(parts[id]?.() ?? [])]),
    ...sampleBlocks(samples),
  ]
}

/** How fences name the languages that have another name here. */
const fenceNames: Partial<Record<SampleLanguage, string>> = { node: 'javascript', dotnet: 'csharp' }

/** At the end, where they are in nobody's way. */
function sampleBlocks(samples: OtherSamples): TreeNode[] {
  const blocks = sampleLanguageNames.flatMap((language): TreeNode[] => {
    const html = samples[language]
    if (html === undefined) return []
    return [label(sampleLanguages[language]), ['CodeBlock', { html, language: fenceNames[language] ?? language }]]
  })
  return blocks.length === 0 ? [] : [['h2', { id: otherLanguagesId }, otherLanguagesTitle], ...blocks]
}

function operationItem({ method, path, title }: Operation['related'][number]): TreeNode {
  return ['li', 0, `${method} `, link(path, title)]
}

function accessList(operation: Operation, guide?: PageReference): TreeNode {
  const { authentication, sentAs, sentAfter, security, permission, availability, events, history } = operation
  const plans = plansOf[availability ?? ''] ?? []
  const named = (name: string, path: string): TreeNode =>
    operation.unknownNames.includes(name) ? code(name) : ['a', { href: path }, code(name)]
  const item = (name: string, ...content: TreeNode[]): TreeNode => ['li', 0, ['strong', 0, name], ...content]
  const tokens: TreeNode[] =
    security.length > 0 && !sentAs ? [link('/reference/api-tokens-and-client-keys', 'About tokens')] : []
  const items = [item(sentAs ? 'Sender' : 'Authentication', `: ${authentication} `, ...tokens)]
  if (sentAfter) items.push(item('Sent after', ': ', link(sentAfter.path, sentAfter.title)))
  if (permission)
    items.push(
      item(
        'Permission',
        `: ${permission.words} `,
        ...joined(
          permission.names.map((name) => [named(name, `/reference/rbac#${name.toLowerCase().replaceAll('_', '-')}`)]),
          ', ',
        ),
        ...(permission.names.length === 0 ? [link('/reference/rbac', 'About permissions')] : []),
      ),
    )
  if (plans.length > 0) items.push(item('Plans', `: ${plans.map((plan) => planNames[plan] ?? plan).join(', ')}`))
  if (events && events.length > 0)
    items.push(
      item(
        'Emits',
        ': ',
        ...joined(
          events.map(({ type, when }) => [
            named(type, `/reference/event-types#${type}`),
            ...(when ? [` (${when})`] : []),
          ]),
          ', ',
        ),
      ),
    )
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

function responseBlocks({ status, description, mediaTypes, headers }: ApiResponse): TreeNode[] {
  return [
    ['h3', { id: responseId(status) }, status],
    ...(description ?? []),
    ...(/^[45]/.test(status) ? [paragraph(link(causesLink(status).href, causesLink(status).text))] : []),
    ...(mediaTypes.length === 0 ? [paragraph('No body.')] : mediaTypeBlocks(mediaTypes)),
    ...(headers.length > 0 ? [label(`Headers of the ${status} response`), ...fieldList(headers)] : []),
  ]
}

function mediaTypeBlocks(mediaTypes: readonly ApiMediaType[]): TreeNode[] {
  return mediaTypes.flatMap(({ mediaType, schema, examples }) => [
    ...examples.flatMap(exampleBlocks),
    ...rowBlocks({ type: '', ...schema, name: mediaType }),
    ...(schema?.truncated ? [omitted()] : []),
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
  if (rows.length === 0) return []
  const list: TreeNode = ['ul', 0, ...rows.map((row): TreeNode => ['li', 0, ...rowBlocks(row)])]
  return [
    list,
    ...rows
      .filter(({ truncated }) => truncated)
      .slice(0, 1)
      .map(omitted),
  ]
}

/** Where the content of rows is that the page leaves out. */
function omitted(): TreeNode {
  return paragraph(`${omittedWords.list} the OpenAPI document.`)
}

/** "`name` (string, required)", then description, values and content. */
function rowBlocks(row: SchemaRow): TreeNode[] {
  const { children = [], additional, items, variants = [], requires } = row
  const subject = row.name === undefined ? row.label : code(row.name)
  const example = shortExample(row)
  const facts: TreeNode[][] = [
    row.nullable ? `${row.type} or null` : row.type,
    row.required && 'required',
    row.deprecated && 'deprecated',
    row.truncated && omittedWords.row,
  ]
    .filter((fact) => typeof fact === 'string' && fact !== '')
    .map((fact) => [String(fact)])
  const words = joined([...facts, ...(example === undefined ? [] : [['example ', code(example)]])], ', ')
  return [
    subject === undefined || words.length === 0
      ? paragraph(subject ?? '', ...words)
      : paragraph(subject, ' (', ...words, ')'),
    ...(row.description ?? []),
    ...valueBlocks(row),
    ...rowList(additional ? [...children, { ...additional, label: additionalName(children) }] : children),
    ...(requires ? [paragraph('Requires ', ...requires.flatMap((other): TreeNode[] => [code(other), ' ']))] : []),
    ...(items ? rowList([{ ...items, label: rowWords.item }]) : []),
    ...variants.flatMap(({ kind, rows }) => [paragraph(variantTitles[kind]), ...rowList(rows)]),
  ]
}

/** Limits and values in one line, and where the same rows are. */
function valueBlocks(row: SchemaRow): TreeNode[] {
  const { limits = [], recursive, repeats, schema } = row
  const facts = [
    ...limits.map((limit): TreeNode[] => [limit]),
    ...longValues(row).map(([words, value]): TreeNode[] => [`${words} `, code(value)]),
  ]
  const name = recursive ?? schema ?? 'the same fields'
  const repeated =
    repeats === undefined
      ? recursive && `The same as ${name} above.`
      : `${recursive === undefined ? 'Shown above: ' : 'Same as '}${name}`
  return [...(facts.length > 0 ? [paragraph(...joined(facts, ' · '))] : []), ...(repeated ? [paragraph(repeated)] : [])]
}

function label(text: string): TreeNode {
  return paragraph(['strong', 0, text])
}
