import { mayPrefetch } from '../platform/prefetch'
import { writeStorage } from '../platform/storageSlot'

/** Loads the font for the next visit; this one keeps its fallback. Hardened browsers have no `document.fonts`. */
export function loadFont(): void {
  const { fonts } = document as Partial<Document>
  if (mayPrefetch(navigator.connection))
    void fonts?.load("1em 'Public Sans'").then(
      ([font]) => font && writeStorage('font', 'cached'),
      () => undefined,
    )
}
