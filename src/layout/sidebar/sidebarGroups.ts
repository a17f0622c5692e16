import { useCallback, useEffect, useMemo, useState } from 'react'
import { loadPage } from '../../gatsby-patches/runtime'
import { readStorage, writeStorage } from '../../platform/storageSlot'
import type { SidebarNode } from '../../shared/sidebarTree'

/** The field `sidebarGroup` in the queries of the templates of API pages. */
export type SidebarGroupData = Queries.SidebarGroupFragment

/**
 * Items of lazy groups: they come with the data of the group's page, which Gatsby's loader caches. If that can't be loaded, the
 * group contains a link to its page instead.
 * @param known the group of the current page, from the page's own data.
 */
export function useLazyGroups(known: SidebarGroupData | undefined) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly SidebarNode[]>>(new Map())
  const keep = useCallback((path: string, items: readonly SidebarNode[]) => {
    setLoaded((before) => new Map(before).set(path, items))
  }, [])
  // The items stay known when the reader continues to another page.
  useEffect(() => {
    if (known) keep(known.path, asItems(known))
  }, [known, keep])
  const openGroup = useCallback(
    (path: string) => {
      void loadPage(path).then((page) => {
        const { sidebarGroup: group } = (page?.json?.data ?? {}) as { sidebarGroup?: SidebarGroupData | null }
        keep(path, group ? asItems(group) : [{ label: 'All operations of this group', path }])
      })
    },
    [keep],
  )
  const loadedItems = known ? new Map(loaded).set(known.path, asItems(known)) : loaded
  return { loadedItems, openGroup }
}

function asItems({ operations }: SidebarGroupData): SidebarNode[] {
  return operations.map(({ path, sidebarLabel }) => ({ label: sidebarLabel, path }))
}

/** Of groups whose state is kept. */
const maxStored = 100
/** Labels may contain any character. */
const listFormat = /^.{1,10000}$/s

/** Whether the reader opened or closed a group, and on which page. */
interface GroupChoice {
  isOpen: boolean
  forPath: string
}

export interface GroupChoices {
  of: (place: string) => GroupChoice | undefined
  choose: (place: string, choice: GroupChoice) => void
}

/**
 * Which groups the reader opened and closed, for sidebar and mobile menu, also across pages without a sidebar: the shell stays mounted.
 * Those opened stay open after a reload.
 */
export function useGroupChoices(): GroupChoices {
  const [chosen, setChosen] = useState<ReadonlyMap<string, GroupChoice>>(new Map())
  useEffect(() => {
    const stored = readStorage('sidebar.open', listFormat)
    if (!stored) return
    const places = stored.split('\n').slice(0, maxStored)
    setChosen(new Map(places.map((place) => [place, { isOpen: true, forPath: '' }])))
  }, [])
  return useMemo(
    () => ({
      of: (place) => chosen.get(place),
      choose: (place, choice) => {
        const next = new Map(chosen).set(place, choice)
        setChosen(next)
        writeStorage('sidebar.open', [...next].flatMap(([group, { isOpen }]) => (isOpen ? [group] : [])).join('\n'))
      },
    }),
    [chosen],
  )
}
