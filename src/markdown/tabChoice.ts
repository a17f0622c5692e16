import { useSyncExternalStore } from 'react'
import { readStorage, writeStorage } from '../hooks/storageSlot'
import { chosenTab } from './chosenTab'

const choices = new Map<string, string>()
const listeners = new Set<() => void>()

/**
 * Makes a choice for all tabs of a group: on this page, on later visits, and for whom the reader sends the address,
 * `/quickstart?sdk=go`.
 */
export function chooseTab(groupId: string, value: string): void {
  choices.set(groupId, value)
  writeStorage(`tabs.${groupId}`, value)
  const address = new URL(window.location.href)
  address.searchParams.set(groupId, value)
  // The same place under a new address: for the router nothing has happened.
  window.history.replaceState(window.history.state, '', address)
  for (const listener of listeners) listener()
}

/**
 * Which tab of a group is shown: the one that the address names, else the one chosen before, else the first. The first also
 * while the page is rendered on the server.
 */
export function useTabChoice(groupId: string | undefined, values: readonly string[]): number {
  return useSyncExternalStore(
    subscribe,
    () => (groupId === undefined ? 0 : chosenTab(values, [namedIn(window.location.search, groupId), known(groupId)])),
    () => 0,
  )
}

function namedIn(search: string, groupId: string): string | null {
  return new URLSearchParams(search).get(groupId)
}

/** Storage is asked once; a page may hold many tabs of one group. */
function known(groupId: string): string {
  const choice = choices.get(groupId) ?? readStorage(`tabs.${groupId}`) ?? ''
  choices.set(groupId, choice)
  return choice
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
