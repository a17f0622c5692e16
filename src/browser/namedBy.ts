import { repairHash } from './repairHash'

/** The element that the hash of an address names; null where there is none. */
export function namedBy(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(repairHash(hash).slice(1)))
}
