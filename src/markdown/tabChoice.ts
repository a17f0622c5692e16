import { useSyncExternalStore } from 'react'
import { readStorage, writeStorage } from '../hooks/storageSlot'

const choices = new Map<string, string>()
const listeners = new Set<() => void>()

/** Makes a choice for all tabs of a group, on this page and on later visits. */
export function chooseTab(groupId: string, value: string): void {
  choices.set(groupId, value)
  writeStorage(`tabs.${groupId}`, value)
  for (const listener of listeners) listener()
}

/** The chosen value of a group; undefined without a group, before a choice, and while rendered on the server. */
export function useTabChoice(groupId: string | undefined): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (groupId === undefined ? undefined : choiceOf(groupId)),
    () => undefined,
  )
}

/** Storage is asked once; a page may hold many tabs of one group. */
function choiceOf(groupId: string): string {
  const known = choices.get(groupId)
  if (known !== undefined) return known
  const stored = readStorage(`tabs.${groupId}`) ?? ''
  choices.set(groupId, stored)
  return stored
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
