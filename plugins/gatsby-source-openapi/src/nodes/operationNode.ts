import { addressOperation } from '../address/addressOperation'
import { samplesPath } from '../files/filePaths'
import type { ApiOperation } from '../read/ApiDocument'
import { requestOf } from '../samples/requestOf'
import { sampleHtml } from '../samples/samplesOf'
import { authenticationWords, permissionWords } from './accessWords'
import { compileAll, compileDescription, compileField, compileMediaTypes } from './compileParts'
import { headingsOfOperation } from './headingsOfOperation'
import { hideServers } from './hideServers'
import type { ApiNode, NodeContext } from './NodeContext'
import { operationDescription } from './operationDescription'
import { pageFields } from './pageFields'
import { plainText } from './plainText'
import { relatedOperations } from './relatedOperations'
import { withoutIds } from './withoutIds'

/** An operation as a page. */
export async function operationNode(source: ApiOperation, context: NodeContext): Promise<ApiNode> {
  const tag = context.document.tags.find(({ operations }) => operations.includes(source))
  const related = relatedOperations(source, tag?.operations ?? [])
  const parts = headingsOfOperation({ ...source, hasRelated: related.length > 0 })
  const operation = addressOperation(
    source,
    parts.map(({ id }) => id),
  )
  const { operationId, slug, method, endpoint, tags, deprecated, security, requestBody } = operation
  const { compile, document, placeholders } = context
  const { summary = '', description = '' } = operation
  // The summary is the title already; said twice it would look like a mistake.
  const text = await compile(description === summary ? '' : description)
  const { tree, headings } = withoutIds(text, new Set(parts.map(({ id }) => id)))
  const title = plainText(summary) || operationId
  const page = pageFields(
    {
      slug,
      title,
      description: operationDescription(operation, document.info),
      headings: [...headings, ...parts],
    },
    context,
  )
  const fields = {
    ...page,
    operationId,
    slug,
    method,
    endpoint,
    tag: context.nodeId('ApiTag', tag?.name ?? ''),
    tags,
    availability: operation.availability ?? null,
    stability: operation.stability ?? null,
    permissions: operation.permissions ?? null,
    authentication: authenticationWords(endpoint, security, operation.adminTokens),
    permission: permissionWords(operation),
    documentation: context.resolveLink(operation.documentation ?? '') ?? null,
    deprecated,
    tree,
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
      mediaTypes: await compileMediaTypes(mediaTypes, compile),
    })),
    security,
    bodySchemas: operation.bodySchemas,
    curlSample: sampleHtml('curl', hideServers(requestOf(source, placeholders), document.serverUrls, placeholders.server)),
    samplesFile: samplesPath(context.filesBase, slug),
    related: related.map((other) => context.nodeId('ApiOperation', other.operationId)),
  }
  return { type: 'ApiOperation', key: operationId, fields }
}
