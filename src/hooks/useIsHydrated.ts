import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** Whether what only the browser knows may be shown: not on the server, nor while its page is taken over. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
