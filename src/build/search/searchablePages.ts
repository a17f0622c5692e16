import type { TreeNode } from '../../../plugins/markdown-tree'
import type { PageSection, SearchablePage } from '../../shared/search/searchIndex'
import { classifyPath, currentVersion } from '../../shared/search/searchSettings'
import { operationSections, type OperationContent } from './operationSections'
import { pageSections } from './pageSections'

/** Fields of every page. */
interface PageFields {
  path: string
  title: string
  description: string
  sidebarLabel: string
  /** Of pages of the API; null where the site has one version of it. */
  edition?: { name: string; isCurrent: boolean } | null
}

interface MarkdownPage extends PageFields {
  /** JSON in GraphQL; plugins/markdown-tree writes it. */
  tree: readonly TreeNode[]
}

/** The result of the query below. */
export interface SearchQueryResult {
  allContentPage: { nodes: { path: string; sourceFile: string; headings: readonly { id: string; text: string; depth: number }[] }[] }
  allDoc: { nodes: (MarkdownPage & { keywords: readonly string[]; deprecated: boolean })[] }
  allReadme: { nodes: (MarkdownPage & { repository: string })[] }
  allApiPage: { nodes: (MarkdownPage & { ownTree: readonly TreeNode[] })[] }
  allApiTag: { nodes: MarkdownPage[] }
  allApiOperation: { nodes: (PageFields & OperationContent & { operationId: string; deprecated: boolean; onlyIn: string | null })[] }
}

/** Everything that is searched. A new type of page adds its lines here and in `searchablePages`. */
export const searchQuery = `
  query SearchedPages {
    allContentPage {
      nodes { path sourceFile headings { id text depth } }
    }
    allDoc(sort: { path: ASC }) {
      nodes { path title description sidebarLabel keywords deprecated tree }
    }
    allReadme(sort: { path: ASC }) {
      nodes { path title description sidebarLabel repository tree }
    }
    allApiPage(sort: { path: ASC }) {
      nodes { path title description sidebarLabel edition { name isCurrent } tree ownTree }
    }
    allApiTag(sort: { path: ASC }) {
      nodes { path title description sidebarLabel edition { name isCurrent } tree }
    }
    allApiOperation(sort: { path: ASC }) {
      nodes {
        path title description sidebarLabel operationId method endpoint deprecated onlyIn tree
        edition { name isCurrent }
        permission { names }
        events { type }
        history { words }
        headings { id text }
        parameters { name in description }
        requestBody { description mediaTypes { schema } }
        responses { status description mediaTypes { examples } }
      }
    }
  }
`

/** Pages of all sources in one form, in the order of their sources. */
export function searchablePages(data: SearchQueryResult): SearchablePage[] {
  return [
    ...data.allDoc.nodes.map((doc) => searchablePage(doc, doc.keywords, doc.deprecated, pageSections(doc.tree))),
    ...data.allReadme.nodes.map((readme) => searchablePage(readme, [readme.repository], false, pageSections(readme.tree))),
    ...data.allApiPage.nodes.map((page) => searchablePage(page, [], false, pageSections([...page.tree, ...page.ownTree]))),
    ...data.allApiTag.nodes.map((tag) => searchablePage(tag, [], false, pageSections(tag.tree))),
    ...data.allApiOperation.nodes.map((operation) => {
      const keywords = [operation.operationId, `${operation.method} ${operation.endpoint}`]
      return searchablePage(operation, keywords, operation.deprecated || operation.onlyIn !== null, operationSections(operation))
    }),
  ]
}

/** The label in the sidebar is one more name of the page, unless it is the title. */
function searchablePage(
  { path, title, description, sidebarLabel, edition }: PageFields,
  names: readonly string[],
  isOutdated: boolean,
  sections: readonly PageSection[],
): SearchablePage {
  const keywords = sidebarLabel === title ? names : [sidebarLabel, ...names]
  const place = classifyPath(path, isOutdated)
  const version = edition?.isCurrent ? { version: currentVersion } : edition && { version: edition.name, category: `${place.category} ${edition.name}` }
  return { path, title, description, keywords, ...place, ...version, sections }
}
