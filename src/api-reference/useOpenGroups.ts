import { useIsHydrated } from '../hooks/useIsHydrated'

interface IndexEntry {
  openGroups?: readonly string[]
}

/** Groups of the index that the reader opened, kept in the page's place in the history: who comes back finds them open. */
export function useOpenGroups() {
  const isHydrated = useIsHydrated()
  return {
    openGroups: isHydrated ? readGroups() : [],
    noteGroup: (path: string, isOpen: boolean) => {
      const noted = readGroups()
      if (noted.includes(path) === isOpen) return
      const openGroups = isOpen ? [...noted, path] : noted.filter((other) => other !== path)
      window.history.replaceState({ ...(window.history.state as object | null), openGroups } satisfies IndexEntry, '')
    },
  }
}

function readGroups(): readonly string[] {
  return (window.history.state as IndexEntry | null)?.openGroups ?? []
}
