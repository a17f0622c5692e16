import type { Problem } from '../../plugins/problem-report'
import type { PageEdition } from '../shared/pageEdition'
import { unlistedPaths } from '../shared/pageFiles'
import type { PageContext, PagePlace } from '../shared/pageData'
import { samePages } from '../shared/siteEditions'

export interface PageNode {
  id: string
  path: string
  title: string
  hasSidebar: boolean
  documentation: string | null
  edition: PageEdition | null
  sourceFile: string
  internal: { type: string }
}

/** Gatsby creates these from src/pages. */
const reservedPages = ['/404', ...unlistedPaths].map((path) => ({ path, sourceFile: `src/pages${path}.tsx` }))

export interface ListedPage {
  path: string
  type: string
  context: PageContext
}

/**
 * The pages to create in the order of their paths, and what is wrong with the others. Of two pages with one path the one whose
 * source file sorts first is kept: the order of nodes differs between builds.
 * @param places of pages by path, in the sidebar that lists them
 * @param editions the versions and the languages of the site
 */
export function pageList(
  nodes: readonly PageNode[],
  places: ReadonlyMap<string, PagePlace & { sidebar: string }>,
  editions: readonly (readonly { path: string }[])[] = [],
): { pages: ListedPage[]; problems: Problem[] } {
  const byForm = new Map<string, Pick<PageNode, 'path' | 'sourceFile'>>(reservedPages.map((page) => [page.path, page]))
  const paths = new Set(nodes.map(({ path }) => path))
  const titles = new Map(nodes.map(({ path, title }) => [path, title]))
  const pages: ListedPage[] = []
  const problems: Problem[] = []
  for (const node of [...nodes].sort((a, b) => compare(a.path, b.path) || compare(a.sourceFile, b.sourceFile))) {
    const problem = pathProblem(node, byForm.get(node.path.toLowerCase()))
    if (problem) {
      problems.push(problem)
      continue
    }
    byForm.set(node.path.toLowerCase(), node)
    const { id, path, hasSidebar, edition, internal } = node
    const { sidebar = null, ...place } = (hasSidebar ? places.get(path) : undefined) ?? { trail: [] }
    const guide = guideOf(node, titles)
    const others = editions.flatMap((list) => samePages(path, list, paths))
    pages.push({
      path,
      type: internal.type,
      context: {
        id,
        sidebar,
        ...place,
        ...(guide && { guide }),
        ...(edition && { edition }),
        ...(others.length > 0 && { samePages: others }),
      },
    })
  }
  return { pages, problems }
}

/** By code units: a locale must not decide which page is created. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

/** A URL that isn't a page of this site is its own label; the link check reports a dead local one. */
function guideOf({ documentation }: PageNode, titles: ReadonlyMap<string, string>): PageContext['guide'] {
  if (!documentation) return undefined
  return { path: documentation, label: titles.get(documentation.replace(/[?#].*$/s, '')) ?? documentation }
}

/** A path that leaves `public/`, needs escaping, or differs from another only in case is an error: Gatsby would accept all three. */
function pathProblem(
  { path, sourceFile }: PageNode,
  twin: Pick<PageNode, 'path' | 'sourceFile'> | undefined,
): Problem | undefined {
  if (!/^\/([A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*)?$/.test(path)) {
    return {
      severity: 'error',
      file: sourceFile,
      what: `"${path}" can't be the path of a page.`,
      fix: 'Use a leading slash, letters, digits, "_" and "-" between single slashes, and no slash at the end.',
    }
  }
  if (twin?.path === path) {
    return {
      severity: 'warning',
      file: sourceFile,
      what: `"${path}" is already created from ${twin.sourceFile}; this second source is ignored.`,
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
