import { generatedEntries, type SidebarEntry } from '../../../plugins/gatsby-source-site/types'
import type { Packed, TreeNode } from '../../../plugins/markdown-tree'
import { nearestSentence, type Problem } from '../../../plugins/problem-report'
import type { SidebarNode } from '../../shared/sidebarTree'
import { pagesBelow } from './resolveSidebar'

/** Entries without an existing page, an unknown generated list, and pages that occur twice in a sidebar. */
export function sidebarProblems(name: string, entries: readonly SidebarEntry[], pagePaths: readonly string[]): Problem[] {
  const known = new Set(pagePaths)
  const firstPlace = new Map<string, string>()
  return walk(entries, [name])

  function walk(level: readonly SidebarEntry[], way: readonly string[]): Problem[] {
    return level.flatMap((entry, index) => {
      const at = [...way, String(index + 1)].join(' > ')
      if (typeof entry === 'string') return pageProblems(entry, at)
      if ('generated' in entry) return generatedProblems(entry.generated, at)
      if (!('category' in entry)) return pageProblems(entry.page, at)
      const group = [...way, entry.category]
      return [
        ...(entry.page === undefined ? [] : pageProblems(entry.page, group.join(' > '))),
        ...walk(entry.entries, group),
      ]
    })
  }

  function pageProblems(path: string, at: string): Problem[] {
    const place = { severity: 'error', file: 'content/site/sidebars.ts', entry: at } as const
    if (!known.has(path)) {
      const fix = nearestSentence(path, pagePaths, 'Write the page first, or remove the entry.')
      return [{ ...place, what: `No page exists at "${path}".`, fix }]
    }
    const first = firstPlace.get(path)
    firstPlace.set(path, first ?? at)
    return first === undefined
      ? []
      : [{ ...place, what: `"${path}" is already in this sidebar, at ${first}.`, fix: 'Keep one of the two.' }]
  }

  function generatedProblems(list: string, at: string): Problem[] {
    if ((generatedEntries as readonly string[]).includes(list)) return []
    const what = `"${list}" isn't a list of generated pages.`
    const fix = nearestSentence(list, generatedEntries, '')
    return [{ severity: 'error', file: 'content/site/sidebars.ts', entry: at, what, fix }]
  }
}

export interface PageWithCards {
  path: string
  sourceFile: string
  tree: Packed<readonly TreeNode[]>
}

/** Pages with `<SidebarCards />` that would show no cards. */
export function emptyCards(pages: readonly PageWithCards[], sidebars: readonly (readonly SidebarNode[])[]): Problem[] {
  return pages
    .filter(({ path, tree }) => tree.includes('"SidebarCards"') && sidebars.every((sidebar) => pagesBelow(path, sidebar).length === 0))
    .map(({ path, sourceFile }) => ({
      severity: 'error',
      file: sourceFile,
      what: `<SidebarCards> shows nothing: no sidebar has pages below "${path}".`,
      fix: 'Add some in content/site/sidebars.ts, or remove it.',
    }))
}
