import { downloadPaths } from '../files/filePaths'
import { apiName } from './apiName'
import type { ApiNode, NodeContext } from './NodeContext'
import { pageDescription } from './pageDescription'
import { pageFields } from './pageFields'
import { plainText } from './plainText'
import { withoutIds } from './withoutIds'

/** The index, which lists all tags, and the introduction: what the document says about itself, and our own words. */
export async function pageNodes(context: NodeContext): Promise<ApiNode[]> {
  const { info, tags, operations } = context.document
  const infoTitle = plainText(info.title)
  const { tree: ownTree, headings: ownHeadings, ...ownFile } = context.introduction
  const ownIds = new Set(ownHeadings.map(({ id }) => id))
  const { tree, headings } = withoutIds(await context.compile(info.description ?? ''), ownIds)
  const shared = {
    infoTitle,
    version: info.version,
    operationCount: operations.length,
    downloads: downloadPaths(context.filesBase),
  }
  const tagIds = tags.map(({ name }) => context.nodeId('ApiTag', name))
  const index = pageFields(
    {
      slug: '',
      title: `${infoTitle} reference`,
      description: pageDescription(
        `All ${operations.length} operations of the ${apiName(info)} in ${tags.length} groups: method, path, parameters and responses.`,
      ),
      headings: [],
    },
    context,
  )
  const introduction = pageFields(
    {
      slug: context.infoSlug,
      title: infoTitle,
      sidebarLabel: 'Introduction',
      description: pageDescription(
        `What the ${apiName(info)} is for, how to authenticate, and where to find each of its operations.`,
      ),
      headings: [...headings, ...ownHeadings],
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
