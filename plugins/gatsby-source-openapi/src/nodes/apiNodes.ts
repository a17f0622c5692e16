import { textOf } from '../../../markdown-tree'
import { downloadPaths } from '../files/apiFiles'
import type { ApiDocument, ApiSchema, ApiTag } from '../read/ApiDocument'
import { compileAll } from './compileParts'
import { hideServers } from './hideServers'
import type { ApiNode, NodeContext } from './NodeContext'
import { operationNode } from './operationNode'
import { isOlder, pageFields, pagePath } from './pageFields'
import { apiName, firstSentence, pageDescription, plainText, tagTitle } from './pageText'
import { prefixTakenIds } from './treeEdits'

/** Fields that name the document for problems, and that no page shows. */
const forBuildOnly = new Set(['sourceFile', 'references'])

/** All nodes of a document; nothing in the other fields names the instance it is from. */
export async function apiNodes(context: NodeContext): Promise<ApiNode[]> {
  const { document } = context
  const nodes = [
    ...(await pageNodes(context)),
    ...(await compileAll([...document.tags.entries()], ([position, tag]) => tagNode(tag, position, context))),
    ...(await compileAll(document.operations, (operation) => operationNode(operation, context))),
    ...document.schemas.map((schema) => schemaNode(schema, context)),
  ]
  return nodes.map(({ fields, ...node }) => {
    const shown = Object.entries(fields).filter(([name]) => !forBuildOnly.has(name))
    return { ...node, fields: { ...fields, ...hideServers(Object.fromEntries(shown), document.serverUrls) } }
  })
}

function schemaNode({ name, schema, usedBy }: ApiSchema, context: NodeContext): ApiNode {
  const users = usedBy.map((operationId) => context.nodeId('ApiOperation', operationId))
  return { type: 'ApiSchema', key: name, fields: { name, isCurrent: !isOlder(context), schema, usedBy: users } }
}

/** The index, which lists all tags, and the introduction: what the document says about itself, then our own text. */
async function pageNodes(context: NodeContext): Promise<ApiNode[]> {
  const { document } = context
  const { info, tags, operations } = document
  const infoTitle = plainText(info.title)
  const { tree: ownTree, headings: ownHeadings, ...ownFile } = context.introduction
  const ownIds = new Set(ownHeadings.map(({ id }) => id))
  const { tree, headings } = prefixTakenIds(await context.compile(info.description ?? ''), ownIds)
  const shared = {
    infoTitle,
    index: context.routeBase,
    introduction: pagePath(context.routeBase, context.infoSlug),
    version: info.version,
    notice: isOlder(context) ? null : otherVersionNotice(document),
    operationCount: operations.length,
    downloads: downloadPaths(context.filesBase),
  }
  const tagIds = tags.map(({ name }) => context.nodeId('ApiTag', name))
  const index = pageFields(
    {
      slug: '',
      title: `${titleOf(document)} reference`,
      description: pageDescription(
        `All ${operations.length} operations of the ${apiName(info)} in ${tags.length} groups: method, path, parameters and responses.`,
      ),
      headings: [],
      slugIn: () => '',
    },
    context,
  )
  const introduction = pageFields(
    {
      slug: context.infoSlug,
      title: titleOf(document),
      sidebarLabel: 'Introduction',
      description: pageDescription(
        `What the ${apiName(info)} is for, how to authenticate, and where to find each of its operations.`,
      ),
      headings: [...headings, ...ownHeadings],
      slugIn: () => context.infoSlug,
    },
    context,
  )
  const ofIndex = { ...index, ...shared, kind: 'index', tree: [], ownTree: [], tags: tagIds }
  const ofIntroduction = { ...introduction, ...shared, ...ownFile, kind: 'introduction', tree, ownTree, tags: [] }
  return [
    { type: 'ApiPage', key: 'index', fields: ofIndex },
    { type: 'ApiPage', key: 'introduction', fields: ofIntroduction },
  ]
}

async function tagNode(tag: ApiTag, position: number, context: NodeContext): Promise<ApiNode> {
  const { name, slug, operations } = tag
  const label = plainText(name)
  const { tree, headings } = await context.compile(tag.description ?? '')
  const opening = textOf(tree.slice(0, 1))
  const slugIn = ({ tags }: ApiDocument) => tags.find((other) => other.name === name)?.slug
  const count = operations.length === 1 ? 'the one operation' : `the ${operations.length} operations`
  const description = pageDescription(
    `${name} in the ${apiName(context.document.info)}: ${count}, each with its path, parameters and responses.`,
  )
  const fields = {
    ...pageFields({ slug, title: tagTitle(label), sidebarLabel: label, description, headings, slugIn }, context),
    name,
    slug,
    position,
    tree,
    summary: firstSentence(opening) || opening || undefined,
    downloads: downloadPaths(context.filesBase, slug),
    operations: operations.map(({ operationId }) => context.nodeId('ApiOperation', operationId)),
  }
  return { type: 'ApiTag', key: name, fields }
}

/** With its version where that isn't the one of the other pages. */
function titleOf({ info, other }: ApiDocument): string {
  const title = plainText(info.title)
  return other ? apiName({ ...info, title }) : title
}

/** What readers have to know of a document of another version than that of the other pages, in sentences. */
function otherVersionNotice({ other, operations }: ApiDocument): string | null {
  if (!other) return null
  const { version, bundled, hasBundledTexts } = other
  const kept = operations.filter(({ onlyIn }) => onlyIn !== undefined).length
  return [
    `This reference is made from the OpenAPI document of version ${version}; the other pages of this documentation describe version ${bundled}.`,
    ...(hasBundledTexts
      ? [`Operations that are in both versions have the descriptions and examples of ${bundled}.`]
      : []),
    ...(kept > 0
      ? [
          `${kept === 1 ? 'One operation is' : `${kept} operations are`} only in the document of ${bundled}, and labeled.`,
        ]
      : []),
  ].join(' ')
}
