import type { StorageKey } from '../../platform/storageSlot'

/** Null or undefined where nothing is stored or storage is blocked. (`storageSlot` loads too late.) */
export function stored(key: StorageKey): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is blocked.
  }
}
