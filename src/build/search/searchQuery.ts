import type { TreeNode } from '../../../plugins/gatsby-markdown-tree/src/TreeNode'
import type { OperationTexts } from './operationSections'

/** Fields of every page. */
interface Page {
  path: string
  title: string
  description: string
  sidebarLabel: string
}

interface Text extends Page {
  /** JSON in GraphQL; it is what plugins/gatsby-markdown-tree writes. */
  tree: readonly TreeNode[]
}

/** The result of the query below. */
export interface SearchQueryResult {
  allContentPage: { nodes: { path: string; sourceFile: string; headings: readonly { id: string; text: string }[] }[] }
  allDoc: { nodes: (Text & { keywords: readonly string[]; deprecated: boolean })[] }
  allReadme: { nodes: (Text & { repository: string })[] }
  allApiPage: { nodes: (Text & { ownTree: readonly TreeNode[] })[] }
  allApiTag: { nodes: Text[] }
  allApiOperation: { nodes: (Page & OperationTexts & { operationId: string; deprecated: boolean })[] }
}

/** Everything that is searched. A new type of page adds its lines here and in `searchablePages`. */
export const searchQuery = `
  query SearchedPages {
    allContentPage {
      nodes { path sourceFile headings { id text } }
    }
    allDoc(sort: { path: ASC }) {
      nodes { path title description sidebarLabel keywords deprecated tree }
    }
    allReadme(sort: { path: ASC }) {
      nodes { path title description sidebarLabel repository tree }
    }
    allApiPage(sort: { path: ASC }) {
      nodes { path title description sidebarLabel tree ownTree }
    }
    allApiTag(sort: { path: ASC }) {
      nodes { path title description sidebarLabel tree }
    }
    allApiOperation(sort: { path: ASC }) {
      nodes {
        path title description sidebarLabel operationId method endpoint security deprecated tree
        permission { names }
        headings { id text }
        parameters { name in description }
        requestBody { description mediaTypes { schema } }
        responses { status description mediaTypes { examples } }
      }
    }
  }
`
