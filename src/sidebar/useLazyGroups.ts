import { useCallback, useEffect, useState } from 'react'
import type { SidebarNode } from '../shared/sidebarTree'

/** As the templates of API pages query it, under the name `sidebarGroup`. */
export interface SidebarGroupData {
  path: string
  operations: readonly { path: string; sidebarLabel: string }[]
}

/**
 * Items of groups that are not shipped with every page: they come with the data of the group's own page, which Gatsby's
 * loader keeps. When that cannot be loaded, the group holds a link to its page instead.
 *
 * @param known the group that the current page belongs to, which its own data brought along.
 */
export function useLazyGroups(known: SidebarGroupData | undefined) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly SidebarNode[]>>(new Map())
  const keep = useCallback((path: string, items: readonly SidebarNode[]) => {
    setLoaded((before) => new Map(before).set(path, items))
  }, [])
  // A group that was seen once stays known when the reader goes on to another page.
  useEffect(() => {
    if (known) keep(known.path, asItems(known))
  }, [known, keep])
  const openGroup = useCallback(
    async (path: string) => {
      const page = await window.___loader.loadPage(path).catch(() => undefined)
      const { sidebarGroup: group } = (page?.json?.data ?? {}) as { sidebarGroup?: SidebarGroupData | null }
      keep(path, group ? asItems(group) : [{ label: 'All operations of this group', path }])
    },
    [keep],
  )
  const loadedItems = known ? new Map(loaded).set(known.path, asItems(known)) : loaded
  return { loadedItems, openGroup }
}

function asItems({ operations }: SidebarGroupData): SidebarNode[] {
  return operations.map(({ path, sidebarLabel }) => ({ label: sidebarLabel, path }))
}
