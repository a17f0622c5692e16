import fs from 'node:fs/promises'
import type { GeneratedEntries, Sidebar, SidebarEntry } from '../../../plugins/gatsby-source-site/types'
import type { Packed, TreeNode } from '../../../plugins/markdown-tree'
import { nearestPathSentence, type Problem } from '../../../plugins/problem-report'
import { sidebarRows } from '../../shared/sidebarRows'
import { pagesInOrder, type SidebarNode } from '../../shared/sidebarTree'
import type { PagePlace } from '../../shared/pageData'

/** A sidebar as it is written in content/site/sidebars.ts. */
export type WrittenSidebar = Sidebar & { name: string }

/** A sidebar with the labels of its pages. */
export interface ResolvedSidebar {
  name: string
  title: string
  page: string
  tree: readonly SidebarNode[]
}

interface SidebarPages {
  labels: ReadonlyMap<string, string>
  generated: Readonly<Record<GeneratedEntries, readonly SidebarNode[]>>
}

export interface PageFields {
  path: string
  sidebarLabel: string
  internal: { type: string }
  /** `Readme` only. */
  kind?: string
  /** `ApiTag` only: place in the document, and operations in document order. */
  position?: number
  operations?: readonly string[]
  /** `ApiOperation` only. */
  method?: string
}

/**
 * The tree of a sidebar: its own page, unless an entry lists it, and its entries with labels. Entries without a page are left out here
 * and reported by `sidebarProblems`.
 */
export function resolveSidebar(sidebar: Sidebar, pages: SidebarPages): SidebarNode[] {
  const { title, page, entries } = sidebar
  const isListed = entries.some((entry) => pageOf(entry) === page)
  return [
    ...(isListed || !pages.labels.has(page) ? [] : [{ label: title, path: page }]),
    ...entries.flatMap((entry) => resolveEntry(entry, pages)),
  ]
}

function resolveEntry(entry: SidebarEntry, pages: SidebarPages): readonly SidebarNode[] {
  if (typeof entry !== 'string' && 'generated' in entry) return pages.generated[entry.generated]
  const page = pageOf(entry)
  const label = pages.labels.get(page ?? '')
  if (typeof entry !== 'string' && 'category' in entry) {
    const items = entry.entries.flatMap((item) => resolveEntry(item, pages))
    return [
      {
        label: entry.category,
        ...(page !== undefined && label !== undefined && { path: page, pageLabel: entry.label ?? label }),
        ...(entry.folded && { isFolded: true }),
        items,
      },
    ]
  }
  if (page === undefined || label === undefined) return []
  return typeof entry === 'string'
    ? [{ label, path: page }]
    : [{ label: entry.label, path: page, ...(entry.elsewhere && { isElsewhere: true }) }]
}

function pageOf(entry: SidebarEntry): string | undefined {
  if (typeof entry === 'string') return entry
  return 'generated' in entry ? undefined : entry.page
}

/** For a sidebar. READMEs are ordered by path. Tags are those below the sidebar's page, in the order of their document. */
export function sidebarPages(pages: readonly (PageFields & { id: string })[], sidebar: Sidebar): SidebarPages {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const tags = pages.filter(({ internal, path }) => internal.type === 'ApiTag' && path.startsWith(`${sidebar.page}/`))
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

/** Of each page of a sidebar. Its groups begin with the sidebar itself. */
export function pagePlaces({ title, page, tree }: Omit<ResolvedSidebar, 'name'>): Map<string, PagePlace> {
  const order = pagesInOrder(tree)
  const trails = new Map<string, PagePlace['trail']>()
  const section = { label: title, path: page }
  for (const { label, path, items = [] } of tree) {
    // A page doesn't link to itself.
    if (path !== undefined) trails.set(path, path === page ? (label === title ? [] : [{ label: title }]) : [section])
    for (const item of items) {
      if (item.path !== undefined && !item.isElsewhere)
        trails.set(item.path, [section, path === undefined ? { label } : { label, path }])
    }
  }
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

/** A heading with the pages below it; the pages of a section that are in no group have none. */
interface GroupBelow {
  label: string | null
  /** Of the group's own page. */
  path: string | null
  pages: string[]
}

/** What is below the page of a sidebar or of a group, in groups that have pages. */
export function groupsBelow(path: string, { page, tree }: Pick<ResolvedSidebar, 'page' | 'tree'>): GroupBelow[] {
  const pathsOf = (nodes: readonly SidebarNode[] = []) =>
    nodes.flatMap((node) => (node.path === undefined || node.path === path ? [] : [node.path]))
  const ungrouped = (nodes: readonly SidebarNode[] = []) => ({ label: null, path: null, pages: pathsOf(nodes) })
  const isGroup = ({ items, isLazy }: SidebarNode) => items !== undefined && !isLazy
  const groups =
    path === page
      ? [
          ungrouped(tree.filter((node) => !isGroup(node))),
          ...tree
            .filter(isGroup)
            .map((node) => ({ label: node.label, path: node.path ?? null, pages: pathsOf(node.items) })),
        ]
      : [ungrouped(tree.find((node) => node.path === path)?.items)]
  return groups.filter(({ pages }) => pages.length > 0)
}

export interface ListedPageFields {
  path: string
  hasSidebar: boolean
  sourceFile: string
}

/** Entries without an existing page, pages that are listed twice or not at all, and pages after a group, to which they'd seem to belong. */
export function sidebarProblems(
  sidebars: readonly WrittenSidebar[],
  resolved: readonly ResolvedSidebar[],
  pages: readonly ListedPageFields[],
): Problem[] {
  const paths = pages.map(({ path }) => path).sort()
  const known = new Set(paths)
  const firstPlace = new Map<string, string>()
  const listed = new Set(resolved.flatMap(({ tree }) => pagesInOrder(tree).map(({ path }) => path)))
  return [
    ...sidebars.flatMap((sidebar) => [
      ...(known.has(sidebar.page) ? [] : unknownPage(sidebar.page, `${sidebar.name} > page`)),
      ...entryProblems(sidebar.entries, [sidebar.name]),
    ]),
    ...pages.filter(({ path, hasSidebar }) => hasSidebar && !listed.has(path)).map(unlistedPage),
  ]

  function entryProblems(entries: readonly SidebarEntry[], way: readonly string[]): Problem[] {
    const firstGroup = entries.findIndex(isGroup)
    return entries.flatMap((entry, index) => {
      const at = [...way, isGroup(entry) ? entry.category : String(index + 1)].join(' > ')
      const page = pageOf(entry)
      return [
        ...(page === undefined ? [] : pageProblems(page, at, isElsewhere(entry))),
        ...(isGroup(entry) ? entryProblems(entry.entries, [...way, entry.category]) : []),
        ...(!isGroup(entry) && firstGroup !== -1 && index > firstGroup
          ? problem(
              at,
              'This entry comes after a group, so that it seems to belong to it.',
              'Move it before the first group.',
            )
          : []),
      ]
    })
  }

  function pageProblems(path: string, at: string, isSignpost: boolean): Problem[] {
    if (!known.has(path)) return unknownPage(path, at)
    if (isSignpost) return []
    const first = firstPlace.get(path)
    firstPlace.set(path, first ?? at)
    return first === undefined ? [] : problem(at, `"${path}" is already listed, at ${first}.`, 'Keep one of the two.')
  }

  function unknownPage(path: string, at: string): Problem[] {
    const fix = nearestPathSentence(path, paths, 'Write the page first, or remove the entry.')
    return problem(at, `No page exists at "${path}".`, fix)
  }
}

function isGroup(entry: SidebarEntry): entry is Extract<SidebarEntry, { category: string }> {
  return typeof entry !== 'string' && 'category' in entry
}

function isElsewhere(entry: SidebarEntry): boolean {
  return typeof entry !== 'string' && 'elsewhere' in entry
}

function unlistedPage({ path, sourceFile }: ListedPageFields): Problem {
  return {
    severity: 'error',
    file: sourceFile,
    what: `No sidebar lists "${path}".`,
    fix: 'List it in content/site/sidebars.ts, or write `sidebar: false` in its front matter.',
  }
}

function problem(entry: string, what: string, fix: string): Problem[] {
  return [{ severity: 'error', file: 'content/site/sidebars.ts', entry, what, fix }]
}

export interface PageWithList {
  path: string
  sourceFile: string
  tree: Packed<readonly TreeNode[]>
}

/** Pages with `<SidebarPages />` that would show nothing. */
export function emptyLists(pages: readonly PageWithList[], sidebars: readonly ResolvedSidebar[]): Problem[] {
  return pages
    .filter(
      ({ path, tree }) =>
        tree.includes('"SidebarPages"') && sidebars.every((sidebar) => groupsBelow(path, sidebar).length === 0),
    )
    .map(({ path, sourceFile }) => ({
      severity: 'error',
      file: sourceFile,
      what: `<SidebarPages> shows nothing: no sidebar has pages below "${path}".`,
      fix: 'Add some in content/site/sidebars.ts, or remove it.',
    }))
}
