import { downloadPaths } from '../files/filePaths'
import { apiName } from './apiName'
import type { ApiNode, NodeContext } from './NodeContext'
import { pageDescription } from './pageDescription'
import { pageFields } from './pageFields'
import { plainText } from './plainText'

/** Headings of our own words on the introduction, which the template writes. */
const introductionHeadings = [
  { id: 'base-url', text: 'Base URL', depth: 2 },
  { id: 'authentication', text: 'Authentication', depth: 2 },
  { id: 'requests', text: 'Requests', depth: 2 },
  { id: 'errors', text: 'Errors', depth: 2 },
  { id: 'rate-limits', text: 'Rate limits', depth: 2 },
  { id: 'versioning', text: 'Versioning and change', depth: 2 },
]

/** The index, which lists all tags, and the introduction, which has what the document says about itself. */
export async function pageNodes(context: NodeContext): Promise<ApiNode[]> {
  const { info, tags, operations } = context.document
  const infoTitle = plainText(info.title)
  const { tree, headings } = await context.compile(info.description ?? '')
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
      headings: [...headings, ...introductionHeadings],
    },
    context,
  )
  return [
    { type: 'ApiPage', key: 'index', fields: { ...index, ...shared, kind: 'index', tree: [], tags: tagIds } },
    { type: 'ApiPage', key: 'introduction', fields: { ...introduction, ...shared, kind: 'introduction', tree, tags: [] } },
  ]
}
