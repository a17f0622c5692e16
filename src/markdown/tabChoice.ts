import { useSyncExternalStore } from 'react'
import { readStorage, writeStorage } from '../hooks/storageSlot'

const choices = new Map<string, string>()
const listeners = new Set<() => void>()

/** Makes a choice for all tabs of a group; `isRemembered` keeps it for the next visit. */
export function chooseTab(groupId: string, value: string, isRemembered: boolean): void {
  choices.set(groupId, value)
  if (isRemembered) writeStorage(`tabs.${groupId}`, value)
  for (const listener of listeners) listener()
}

/** The chosen value of a group; undefined before a choice, and while the page is rendered on the server. */
export function useTabChoice(groupId: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => choices.get(groupId) ?? readStorage(`tabs.${groupId}`),
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
