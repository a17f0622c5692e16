import { useCallback, useState } from 'react'
import type { SidebarNode } from '../shared/sidebarTree'

interface GroupPageData {
  json?: { data?: { sidebarGroup?: { path: string; operations: readonly { path: string; sidebarLabel: string }[] } | null } }
}

/**
 * Items of groups that are not shipped with every page: they come with the data of the group's own page, which Gatsby's
 * loader keeps. A failed load leaves the group empty; its name still leads to its page.
 *
 * @param known the group that the current page belongs to, which its own data brought along.
 */
export function useLazyGroups(known: SidebarGroupData | undefined) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly SidebarNode[]>>(new Map())
  const openGroup = useCallback((path: string) => {
    void window.___loader.loadPage(path).then((page) => {
      const group = (page as GroupPageData | undefined)?.json?.data?.sidebarGroup
      if (group) setLoaded((before) => new Map(before).set(path, asItems(group)))
    })
  }, [])
  const loadedItems = known ? new Map(loaded).set(known.path, asItems(known)) : loaded
  return { loadedItems, openGroup }
}

/** As the templates of API pages query it, under the name `sidebarGroup`. */
export interface SidebarGroupData {
  path: string
  operations: readonly { path: string; sidebarLabel: string }[]
}

function asItems({ operations }: SidebarGroupData): SidebarNode[] {
  return operations.map(({ path, sidebarLabel }) => ({ label: sidebarLabel, path }))
}
