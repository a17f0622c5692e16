import type { TreeNode } from '../../../plugins/markdown-tree'
import type { PagePlace } from '../../shared/pageData'

export interface HeadPage extends Pick<PagePlace, 'trail' | 'edition'> {
  path: string
  title: string
  description: string
  lastUpdated: string | null
  /** Name of the page's content in the query of its template: `doc`, `readme`, `operation`. */
  type: string
  tree: readonly TreeNode[]
}

/** Page data as Gatsby writes it. */
export interface BuiltPageData {
  path: string
  result: { data?: Record<string, unknown>; pageContext?: Partial<PagePlace> }
}

type Content = Pick<HeadPage, 'path' | 'title' | 'description' | 'lastUpdated'> & { tree?: readonly TreeNode[] }

/** Undefined for pages that search engines don't list: they have no content of their own. */
export function headPage({ path, result: { data = {}, pageContext = {} } }: BuiltPageData): HeadPage | undefined {
  const found = Object.entries(data).find(([, value]) => isContent(value, path))
  if (!found) return undefined
  const [type, content] = found as [string, Content]
  const { title, description, lastUpdated, tree = [] } = content
  const { trail = [], edition } = pageContext
  return { path, title, description, lastUpdated, type, tree, trail, ...(edition && { edition }) }
}

/** Templates query related pages too, but only the page itself has a description and this path. */
function isContent(value: unknown, path: string): boolean {
  return typeof value === 'object' && value !== null && 'description' in value && 'path' in value && value.path === path
}

/** The head of other pages, those of the API, has only what every page needs: their HTML is limited. */
export function isArticle({ type }: HeadPage): boolean {
  return type === 'doc' || type === 'readme'
}
