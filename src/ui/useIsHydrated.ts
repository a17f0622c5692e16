import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** Whether what only the browser knows may be rendered: false on the server and during hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
