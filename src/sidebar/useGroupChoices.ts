import { useMemo, useState } from 'react'

/** That a reader opened or closed a group, on a page. */
interface GroupChoice {
  isOpen: boolean
  forPath: string
}

export interface GroupChoices {
  of: (place: string) => GroupChoice | undefined
  choose: (place: string, choice: GroupChoice) => void
}

/**
 * Which groups the reader opened and closed. They are kept by the shell, which stays while pages change: for the sidebar and
 * the mobile menu alike, and beyond pages that have none.
 */
export function useGroupChoices(): GroupChoices {
  const [chosen, setChosen] = useState<ReadonlyMap<string, GroupChoice>>(new Map())
  return useMemo(
    () => ({
      of: (place) => chosen.get(place),
      choose: (place, choice) => setChosen((before) => new Map(before).set(place, choice)),
    }),
    [chosen],
  )
}
