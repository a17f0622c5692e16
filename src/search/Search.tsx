import { useSyncExternalStore } from 'react'
import { LazySearchDialog } from './LazySearchDialog'
import { SearchButton } from './SearchButton'
import { searchOpening } from './searchOpening'
import { useSearchShortcuts } from './useSearchShortcuts'

/** The search as the navbar has it: the button, the keys, and the dialog when it is open. Once on a page. */
export function Search() {
  useSearchShortcuts()
  const isOpen = useSyncExternalStore(searchOpening.subscribe, searchOpening.isOpen, () => false)
  return (
    <>
      <SearchButton />
      {isOpen && <LazySearchDialog />}
    </>
  )
}
