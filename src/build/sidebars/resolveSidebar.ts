import fs from 'node:fs/promises'
import type { GeneratedEntries, SidebarEntry } from '../../../plugins/gatsby-source-site/types'
import type { Packed, TreeNode } from '../../../plugins/markdown-tree'
import { nearestPathSentence, type Problem } from '../../../plugins/problem-report'
import { sidebarRows } from '../../shared/sidebarRows'
import { pagesInOrder, type SidebarNode, trailTo } from '../../shared/sidebarTree'
import type { PagePlace } from '../../shared/pageData'

interface SidebarPages {
  labels: ReadonlyMap<string, string>
  generated: Readonly<Record<GeneratedEntries, readonly SidebarNode[]>>
}

export interface PageFields {
  path: string
  sidebarLabel: string
  sidebar?: string | null
  internal: { type: string }
  /** `Readme` only. */
  kind?: string
  /** `ApiTag` only: place in the document, and operations in document order. */
  position?: number
  operations?: readonly string[]
  /** `ApiOperation` only. */
  method?: string
}

/** Entries with labels, as a tree. Entries without a page are left out here and reported by `sidebarProblems`. */
export function resolveSidebar(entries: readonly SidebarEntry[], pages: SidebarPages): SidebarNode[] {
  return entries.flatMap((entry): readonly SidebarNode[] => {
    if (typeof entry === 'string') {
      const label = pages.labels.get(entry)
      return label === undefined ? [] : [{ label, path: entry }]
    }
    if ('generated' in entry) return pages.generated[entry.generated]
    if ('category' in entry) {
      const path = entry.page !== undefined && pages.labels.has(entry.page) ? { path: entry.page } : {}
      return [{ label: entry.category, ...path, items: resolveSidebar(entry.entries, pages) }]
    }
    return pages.labels.has(entry.page) ? [{ label: entry.label, path: entry.page }] : []
  })
}

/** For a sidebar. READMEs are ordered by path, tags as in the document whose pages have this sidebar. */
export function sidebarPages(pages: readonly (PageFields & { id: string })[], sidebarName: string): SidebarPages {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const tags = pages.filter(({ internal, sidebar }) => internal.type === 'ApiTag' && sidebar === sidebarName)
  return {
    labels: new Map(pages.map(({ path, sidebarLabel }) => [path, sidebarLabel])),
    generated: {
      'server-side-sdks': readmesOf('server-side'),
      'client-side-sdks': readmesOf('client-side'),
      'api-tags': [...tags]
        .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
        .map((tag) => ({
          ...asItem(tag),
          isLazy: true,
          items: (tag.operations ?? []).flatMap((id) => byId.get(id) ?? []).map(asItem),
        })),
    },
  }

  function readmesOf(kind: string): SidebarNode[] {
    return pages
      .filter((page) => page.internal.type === 'Readme' && page.kind === kind)
      .sort((a, b) => a.path.localeCompare(b.path))
      .map(asItem)
  }
}

function asItem({ path, sidebarLabel, method }: PageFields): SidebarNode {
  return { label: sidebarLabel, path, ...(method !== undefined && { method }) }
}

/**
 * Writes the list of pages that the filter of each sidebar loads.
 * @returns the URLs of the lists
 */
export async function writeSidebarRows(
  sidebars: readonly { name: string; tree: readonly SidebarNode[] }[],
): Promise<string[]> {
  await fs.mkdir('public/sidebars', { recursive: true })
  const lists = sidebars.map(({ name, tree }) => ({ file: `/sidebars/${name}.json`, tree }))
  for (const { file, tree } of lists) await fs.writeFile(`public${file}`, JSON.stringify(sidebarRows(tree)))
  return lists.map(({ file }) => file)
}

export function pagePlaces(tree: readonly SidebarNode[]): Map<string, PagePlace> {
  const order = pagesInOrder(tree)
  const trails = trailsOf(tree)
  return new Map(
    order.map(({ path }, index) => [
      path,
      {
        trail: trails.get(path) ?? [],
        ...(order[index - 1] && { previous: order[index - 1] }),
        ...(order[index + 1] && { next: order[index + 1] }),
      },
    ]),
  )
}

/** Of all pages in one walk: `trailTo` for each of them would be quadratic. */
function trailsOf(nodes: readonly SidebarNode[], above: PagePlace['trail'] = []): Map<string, PagePlace['trail']> {
  return new Map(
    nodes.flatMap(({ label, path, items = [] }) => [
      ...(path === undefined ? [] : [[path, above] as const]),
      ...trailsOf(items, [...above, path === undefined ? { label } : { label, path }]),
    ]),
  )
}

/** Paths of the pages right below a page; a group without a page is replaced by its items. */
export function pagesBelow(path: string, tree: readonly SidebarNode[]): string[] {
  const pathsOf = (items: readonly SidebarNode[] = []): string[] =>
    items.flatMap((item) => (item.path === undefined ? pathsOf(item.items) : [item.path]))
  return pathsOf(trailTo(path, tree).at(-1)?.items)
}

/** Entries without an existing page, and pages that occur twice in a sidebar. */
export function sidebarProblems(
  name: string,
  entries: readonly SidebarEntry[],
  pagePaths: readonly string[],
): Problem[] {
  const known = new Set(pagePaths)
  const firstPlace = new Map<string, string>()
  return walk(entries, [name])

  function walk(level: readonly SidebarEntry[], way: readonly string[]): Problem[] {
    return level.flatMap((entry, index) => {
      const at = [...way, String(index + 1)].join(' > ')
      if (typeof entry === 'string') return pageProblems(entry, at)
      if ('generated' in entry) return []
      if (!('category' in entry)) return pageProblems(entry.page, at)
      const group = [...way, entry.category]
      return [
        ...(entry.page === undefined ? [] : pageProblems(entry.page, group.join(' > '))),
        ...walk(entry.entries, group),
      ]
    })
  }

  function pageProblems(path: string, at: string): Problem[] {
    if (!known.has(path))
      return problem(
        at,
        `No page exists at "${path}".`,
        nearestPathSentence(path, pagePaths, 'Write the page first, or remove the entry.'),
      )
    const first = firstPlace.get(path)
    firstPlace.set(path, first ?? at)
    return first === undefined
      ? []
      : problem(at, `"${path}" is already in this sidebar, at ${first}.`, 'Keep one of the two.')
  }
}

function problem(entry: string, what: string, fix: string): Problem[] {
  return [{ severity: 'error', file: 'content/site/sidebars.ts', entry, what, fix }]
}

export interface PageWithCards {
  path: string
  sourceFile: string
  tree: Packed<readonly TreeNode[]>
}

/** Pages with `<SidebarCards />` that would show no cards. */
export function emptyCards(pages: readonly PageWithCards[], sidebars: readonly (readonly SidebarNode[])[]): Problem[] {
  return pages
    .filter(
      ({ path, tree }) =>
        tree.includes('"SidebarCards"') && sidebars.every((sidebar) => pagesBelow(path, sidebar).length === 0),
    )
    .map(({ path, sourceFile }) => ({
      severity: 'error',
      file: sourceFile,
      what: `<SidebarCards> shows nothing: no sidebar has pages below "${path}".`,
      fix: 'Add some in content/site/sidebars.ts, or remove it.',
    }))
}
