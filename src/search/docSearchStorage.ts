import { hasStorage } from '../hooks/storageSlot'

/** Found out once. */
const works = hasStorage()

/**
 * What DocSearch 3.9 gets for its global `localStorage` (see `onCreateWebpackConfig`), through which it only tests whether
 * there is storage: twice whenever it draws, so four writes to disk and four events in the reader's other tabs for every
 * letter, a third of all script between a key and its results. What it keeps it writes to `window.localStorage`.
 */
export const localStorage = {
  /** @throws where there is no storage. */
  setItem(): void {
    if (!works) throw new Error('Browser storage is not available.')
  },
  removeItem(): void {},
}
