import type { SidebarEntry } from '../../../plugins/gatsby-source-site/types'
import type { SidebarNode } from '../../shared/sidebarTree'
import type { SidebarPages } from './sidebarPages'

/** Entries as written become a tree with labels. Entries without page are left out here and named by `sidebarProblems`. */
export function resolveSidebar(entries: readonly SidebarEntry[], pages: SidebarPages): SidebarNode[] {
  return entries.flatMap((entry) => resolveEntry(entry, pages))
}

function resolveEntry(entry: SidebarEntry, pages: SidebarPages): SidebarNode[] {
  if (typeof entry === 'string') {
    const label = pages.labels.get(entry)
    return label === undefined ? [] : [{ label, path: entry }]
  }
  if ('generated' in entry) return [...pages.generated[entry.generated]]
  if ('category' in entry) {
    const path = entry.page !== undefined && pages.labels.has(entry.page) ? { path: entry.page } : {}
    return [{ label: entry.category, ...path, items: resolveSidebar(entry.entries, pages) }]
  }
  return pages.labels.has(entry.page) ? [{ label: entry.label, path: entry.page }] : []
}
