import type { TreeNode } from '../../../plugins/markdown-tree'
import { planNames } from '../../shared/plans'
import type { PageSection, SearchablePage } from '../../shared/search/searchIndex'
import { classifyPath, currentVersion } from '../../shared/search/searchSettings'
import { operationSections, type OperationContent } from './operationSections'
import { pageSections } from './pageSections'

interface PageFields {
  path: string
  title: string
  description: string
  sidebarLabel: string
  /** Of pages of the API; null where the site has one version of it. */
  edition?: { name: string; isCurrent: boolean } | null
}

interface MarkdownPage extends PageFields {
  tree: readonly TreeNode[]
}

export interface SearchQueryResult {
  allContentPage: {
    nodes: { path: string; sourceFile: string; headings: readonly { id: string; text: string; depth: number }[] }[]
  }
  allDoc: {
    nodes: (MarkdownPage & {
      keywords: readonly string[]
      deprecated: boolean
      availability: { plans: readonly string[] } | null
    })[]
  }
  allReadme: { nodes: (MarkdownPage & { repository: string })[] }
  allApiPage: { nodes: (MarkdownPage & { ownTree: readonly TreeNode[] })[] }
  allApiTag: { nodes: (MarkdownPage & { operations: readonly { availability: string | null }[] })[] }
  allApiOperation: {
    nodes: (PageFields &
      OperationContent & {
        operationId: string
        deprecated: boolean
        availability: string | null
        onlyIn: string | null
      })[]
  }
}

const queriedFields = {
  allDoc: 'keywords deprecated availability { plans } tree',
  allReadme: 'repository tree',
  allApiPage: 'edition { name isCurrent } tree ownTree',
  allApiTag: 'edition { name isCurrent } operations { availability } tree',
  allApiOperation: `
    operationId method endpoint deprecated availability onlyIn tree
    edition { name isCurrent }
    permission { names }
    events { type }
    history { words }
    headings { id text }
    parameters { name in description }
    requestBody { description mediaTypes { schema } }
    responses { status description mediaTypes { examples } }`,
}

/** Everything that is searched. A new type of page adds its lines above and in `searchablePages`. */
export const searchQuery = `
  query SearchedPages {
    allContentPage { nodes { path sourceFile headings { id text depth } } }
    ${Object.entries(queriedFields)
      .map(
        ([type, fields]) => `${type}(sort: { path: ASC }) { nodes { path title description sidebarLabel ${fields} } }`,
      )
      .join('\n')}
  }
`

const apiNames = ['API', 'REST API', 'HTTP API', 'OpenAPI', 'Swagger']

/** Pages of all sources in one form, in the order of their sources. */
export function searchablePages(data: SearchQueryResult): SearchablePage[] {
  return [
    ...data.allDoc.nodes.map((doc) =>
      searchablePage(doc, doc.keywords, doc.deprecated, pageSections(doc.tree), doc.availability?.plans),
    ),
    ...data.allReadme.nodes.map((readme) =>
      searchablePage(readme, [readme.repository], false, pageSections(readme.tree)),
    ),
    ...data.allApiPage.nodes.map((page) =>
      searchablePage(page, apiNames, false, pageSections([...page.tree, ...page.ownTree])),
    ),
    ...data.allApiTag.nodes.map((tag) =>
      searchablePage(tag, [], false, pageSections(tag.tree), plansOf(tag.operations)),
    ),
    ...data.allApiOperation.nodes.map((operation) => {
      const keywords = [operation.operationId, `${operation.method} ${operation.endpoint}`]
      return searchablePage(
        operation,
        keywords,
        operation.deprecated || operation.onlyIn !== null,
        operationSections(operation),
        plansOf([operation]),
      )
    }),
  ]
}

function plansOf(operations: readonly { availability: string | null }[]): string[] {
  return operations.length > 0 && operations.every(({ availability }) => availability === 'enterprise')
    ? ['enterprise']
    : []
}

/** A page whose plans aren't known is for all of them. */
function searchablePage(
  { path, title, description, sidebarLabel, edition }: PageFields,
  names: readonly string[],
  isOutdated: boolean,
  sections: readonly PageSection[],
  plans: readonly string[] = [],
): SearchablePage {
  const keywords = sidebarLabel === title ? names : [sidebarLabel, ...names]
  const place = classifyPath(path, isOutdated)
  const version = edition?.isCurrent
    ? { version: currentVersion }
    : edition && { version: edition.name, category: `${place.category} ${edition.name}` }
  const isInAll = plans.length === 0 || plans.length === Object.keys(planNames).length
  return { path, title, description, keywords, ...place, ...(!isInAll && { plans }), ...version, sections }
}
