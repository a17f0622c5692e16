import type { Problem } from '../../plugins/gatsby-problem-report/src/Problem'
import { nearestSentence } from '../../plugins/gatsby-problem-report/src/nearest'
import type { PageContext, PagePlace } from '../types/pageContext'

/** A page as its node describes it. */
export interface PageNode {
  id: string
  path: string
  title: string
  sidebar: string | null
  /** Address of the page that explains what this one is about. */
  documentation?: string | null
  sourceFile: string
  internal: { type: string }
}

/** Pages that Gatsby makes of src/pages by itself. */
const reservedPages: readonly PageNode[] = [
  { id: '404', path: '/404', title: 'Page not found', sidebar: null, sourceFile: 'src/pages/404.tsx', internal: { type: 'SitePage' } },
  { id: 'search', path: '/search', title: 'Search', sidebar: null, sourceFile: 'src/pages/search.tsx', internal: { type: 'SitePage' } },
]

export interface ListedPage {
  path: string
  /** Name of the node type, which decides the template. */
  type: string
  context: PageContext
}

/**
 * The pages to create, and what is wrong with the others.
 *
 * The first of two pages with one path is kept (a warning names both sources). A path that could leave `public/`, has
 * characters that need escaping, or differs from another only in case is an error: Gatsby would accept all three.
 *
 * @param places for each sidebar, by name, where its pages stand.
 */
export function pageList(
  nodes: readonly PageNode[],
  places: ReadonlyMap<string, ReadonlyMap<string, PagePlace>>,
): { pages: ListedPage[]; problems: Problem[] } {
  const byForm = new Map<string, PageNode>(reservedPages.map((page) => [page.path, page]))
  const titles = new Map(nodes.map(({ path, title }) => [path, title]))
  const pages: ListedPage[] = []
  const problems: Problem[] = []
  for (const node of nodes) {
    const problem = pathProblem(node, byForm.get(node.path.toLowerCase()))
    if (problem) {
      problems.push(problem)
      continue
    }
    byForm.set(node.path.toLowerCase(), node)
    problems.push(...sidebarProblem(node, [...places.keys()]))
    const place = node.sidebar === null ? undefined : places.get(node.sidebar)?.get(node.path)
    const guide = guideOf(node, titles)
    pages.push({
      path: node.path,
      type: node.internal.type,
      context: { id: node.id, sidebar: node.sidebar, ...(place ?? { trail: [] }), ...(guide && { guide }) },
    })
  }
  return { pages, problems }
}

/** An address that no page of the site has is its own label; where it is local, the link check reports it. */
function guideOf({ documentation }: PageNode, titles: ReadonlyMap<string, string>): PageContext['guide'] {
  if (!documentation) return undefined
  return { path: documentation, label: titles.get(documentation.replace(/[?#].*$/s, '')) ?? documentation }
}

function sidebarProblem({ sidebar, sourceFile }: PageNode, known: readonly string[]): Problem[] {
  if (sidebar === null || known.includes(sidebar)) return []
  const fix = nearestSentence(sidebar, known, 'Sidebars stand in content/site/sidebars.ts.')
  return [{ severity: 'error', file: sourceFile, what: `No sidebar has the id "${sidebar}".`, fix }]
}

function pathProblem({ path, sourceFile }: PageNode, twin: PageNode | undefined): Problem | undefined {
  if (!/^\/([A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*)?$/.test(path)) {
    return {
      severity: 'error',
      file: sourceFile,
      what: `"${path}" cannot be a page's path.`,
      fix: 'Use a leading slash, letters, digits, "_" and "-" between single slashes, and no slash at the end.',
    }
  }
  if (twin?.path === path) {
    return {
      severity: 'warning',
      file: sourceFile,
      what: `"${path}" is made from ${twin.sourceFile} already; this second source is left out.`,
      fix: 'Move one of the two.',
    }
  }
  if (twin) {
    return {
      severity: 'error',
      file: sourceFile,
      what: `"${path}" differs from "${twin.path}" (${twin.sourceFile}) only in letter case.`,
      fix: 'Rename one of the two: some file systems cannot tell them apart.',
    }
  }
  return undefined
}
