import type { Heading, Reference } from '../../../markdown-tree'
import { rangeWords } from '../../shared'
import type { OperationPart, ParameterPlace } from '../../types'
import { samplesPath } from '../files/apiFiles'
import type { OperationHistory } from '../history/readHistory'
import type { ApiDocument, ApiOperation } from '../read/ApiDocument'
import { sampleHtml } from '../samples/codeSample'
import { requestOf } from '../samples/requestOf'
import { authenticationWords, permissionWords, senderWords } from './accessWords'
import { compileAll, compileDescription, compileField, compileMediaTypes, responseRow } from './compileParts'
import { hideServers } from './hideServers'
import type { ApiNode, NodeContext } from './NodeContext'
import { pageFields, sameOperation } from './pageFields'
import { isLongSummary, operationDescription, summaryTitle } from './pageText'
import { prefixTakenIds } from './treeEdits'

export async function operationNode(operation: ApiOperation, context: NodeContext): Promise<ApiNode> {
  const { operationId, method, endpoint, tags, deprecated } = operation
  const tag = context.document.tags.find(({ operations }) => operations.includes(operation))
  const related = relatedOperations(operation, tag?.operations ?? [])
  const callbacks = context.document.operations.filter(({ sentAfter }) => sentAfter === operationId)
  const nodeId = (id: string) => context.nodeId('ApiOperation', id)
  const fields = {
    ...(await textFields(operation, { related, callbacks }, context)),
    operationId,
    sentAs: operation.kind === 'operation' ? null : operation.kind,
    sentAfter: operation.sentAfter === undefined ? null : nodeId(operation.sentAfter),
    callbacks: callbacks.map((callback) => nodeId(callback.operationId)),
    method,
    endpoint,
    tag: context.nodeId('ApiTag', tag?.name ?? ''),
    tags,
    availability: operation.availability ?? null,
    stability: operation.stability ?? null,
    ...accessFields(operation, context),
    documentation: context.resolveLink(operation.documentation ?? '') ?? null,
    deprecated,
    onlyIn: operation.onlyIn ?? null,
    history: historyOf(operation, context),
    ...(await requestFields(operation, context)),
    related: related.map((other) => nodeId(other.operationId)),
  }
  return { type: 'ApiOperation', key: operationId, fields }
}

/** The page and its text, with headings of everything on the page. */
async function textFields(
  operation: ApiOperation,
  lists: Pick<Parameters<typeof operationHeadings>[0], 'callbacks' | 'related'>,
  context: NodeContext,
) {
  const { operationId, slug, summary = '', description = '' } = operation
  const parts = operationHeadings({ ...operation, ...lists })
  const text = await context.compile(textBelowTitle(summary, description))
  const { tree, headings } = prefixTakenIds(text, new Set(parts.map(({ id }) => id)))
  const page = {
    slug,
    title: summaryTitle(summary) || operationId,
    description: operationDescription(operation, context.document.info),
    headings: [...headings, ...parts],
    slugIn: (other: ApiDocument) => sameOperation(operation, other)?.slug,
  }
  return { ...pageFields(page, context), slug, tree }
}

/** Who may send the request and what it records, with the facts that this refers to. */
function accessFields(operation: ApiOperation, context: NodeContext) {
  const { kind, endpoint, security, adminTokens, permissions = null, events = null } = operation
  const permission = permissionWords(operation)
  const namesOf = (kind: string, names: readonly string[] = []) =>
    names.map((name): Reference => ({ kind, name, file: context.sourceFile }))
  return {
    permissions,
    authentication:
      kind === 'operation' ? authenticationWords(endpoint, security, adminTokens) : senderWords(kind, security),
    permission,
    security: security.ways,
    events,
    references: [
      ...namesOf('permission', permission?.names),
      ...namesOf(
        'event-type',
        events?.map(({ type }) => type),
      ),
    ],
  }
}

/** What is sent and what comes back. */
async function requestFields(operation: ApiOperation, { compile, document, placeholders, filesBase }: NodeContext) {
  const { slug, requestBody } = operation
  const request = requestOf(operation, placeholders)
  return {
    parameters: await compileAll(operation.parameters, (parameter) => compileField(parameter, compile)),
    requestBody: requestBody
      ? {
          required: requestBody.required,
          ...(await compileDescription(requestBody.description, compile)),
          mediaTypes: await compileMediaTypes(requestBody.mediaTypes, compile),
        }
      : null,
    responses: await compileAll(operation.responses, async ({ status, description, headers, mediaTypes }) => ({
      status,
      ...(await compileDescription(description, compile)),
      headers: await compileAll(headers, (header) => compileField(header, compile)),
      mediaTypes: await compileMediaTypes(
        mediaTypes.map(({ schema, ...rest }) => ({ ...rest, ...(schema && { schema: responseRow(schema) }) })),
        compile,
      ),
    })),
    bodySchemas: operation.bodySchemas,
    curlSample: sampleHtml('curl', hideServers(request, document.serverUrls, placeholders.server)),
    samplesFile: samplesPath(filesBase, slug),
  }
}

/** The title is the summary, unless that is too long for one. */
function textBelowTitle(summary: string, description: string): string {
  if (isLongSummary(summary)) return `${summary}\n\n${description === summary ? '' : description}`
  return description === summary ? '' : description
}

/** The page of the tag lists all of them. */
const maxRelated = 6

/** Operations of the same tag with the most similar paths, the nearest first. */
function relatedOperations(operation: ApiOperation, ofTag: readonly ApiOperation[]): ApiOperation[] {
  const segments = operation.endpoint.split('/')
  const nearness = ({ endpoint }: ApiOperation): number => {
    const others = endpoint.split('/')
    const different = segments.findIndex((segment, index) => segment !== others[index])
    const common = different === -1 ? segments.length : different
    return common - Math.abs(segments.length - others.length) / 10
  }
  return ofTag
    .filter((other) => other !== operation)
    .sort((a, b) => nearness(b) - nearness(a))
    .slice(0, maxRelated)
}

/** In the order of the page. */
const words: Readonly<Record<OperationPart, string>> = {
  'code-sample': 'Code sample',
  'path-parameters': 'Path parameters',
  'query-parameters': 'Query parameters',
  'header-parameters': 'Header parameters',
  'cookie-parameters': 'Cookie parameters',
  'request-body': 'Request body',
  responses: 'Responses',
  callbacks: 'Callbacks',
  'related-operations': 'Related operations',
}

/** The headings of an operation's page below its description, in order, without parts that the operation doesn't have. */
export function operationHeadings(operation: {
  parameters: readonly { in: ParameterPlace }[]
  requestBody?: unknown
  responses: readonly unknown[]
  callbacks: readonly unknown[]
  related: readonly unknown[]
}): Heading[] {
  const parts = new Set<string>([
    'code-sample',
    ...operation.parameters.map((parameter) => `${parameter.in}-parameters`),
    ...(operation.requestBody ? ['request-body'] : []),
    ...(operation.responses.length > 0 ? ['responses'] : []),
    ...(operation.callbacks.length > 0 ? ['callbacks'] : []),
    ...(operation.related.length > 0 ? ['related-operations'] : []),
  ])
  return Object.entries(words).flatMap(([id, text]) => (parts.has(id) ? [{ id, text, depth: 2 }] : []))
}

/** What is known of an operation in other versions, as its node has it. */
function historyOf(
  { method, endpoint }: Pick<ApiOperation, 'method' | 'endpoint'>,
  { histories, document, routeBase }: NodeContext,
) {
  const history = histories.get(`${method} ${endpoint}`)
  if (!history) return null
  const { since, removed = null, until, use } = history
  const replacement = document.operations.find((other) => `${other.method} ${other.endpoint}` === use)
  return {
    since,
    removed,
    until,
    words: historyWords(history),
    use: use === undefined ? null : { endpoint: use, path: replacement ? `${routeBase}/${replacement.slug}` : null },
  }
}

/** `Documented since 4.13. Deprecated since 4.22. Removed in 7.0` */
export function historyWords({
  since,
  openSource,
  deprecated,
  restored,
  removed,
}: Omit<OperationHistory, 'until'>): string {
  const withdrawn = restored === undefined ? '' : `, no longer since ${rangeWords(restored)}`
  return [
    `Documented since ${rangeWords(since)}${openSource === undefined ? '' : `, open source since ${rangeWords(openSource)}`}`,
    ...(deprecated === undefined ? [] : [`Deprecated since ${rangeWords(deprecated)}${withdrawn}`]),
    ...(removed === undefined ? [] : [`Removed in ${rangeWords(removed)}`]),
  ].join('. ')
}
