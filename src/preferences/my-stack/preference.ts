import { createStore } from '../../ui/createStore'
import { clearStorage, readStorage, type StorageKey, writeStorage } from '../../platform/storageSlot'

type Preference = Extract<StorageKey, 'stack' | `tabs.${string}`>

const stores = new Map<Preference, ReturnType<typeof createStore<string>>>()

/** A stored choice, which is read once for each page load; empty without one, or if it isn't one of this site. */
export function preference(key: Preference) {
  const known = stores.get(key)
  if (known) return known
  const made = createStore('', () => readStorage(key, /^[\w.@,-]{0,100}$/) ?? '')
  stores.set(key, made)
  return made
}

/** Makes a choice for this and later visits. An empty one is forgotten. */
export function keepPreference(key: Preference, value: string): void {
  if (value === '') clearStorage(key)
  else writeStorage(key, value)
  preference(key).set(value)
}
