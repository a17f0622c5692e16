import { addressesAbove } from './addressesAbove'
import { focusTarget } from './focusTarget'

/** Shows what a page has in place of a field that an address names: the nearest part of the schema around it. */
export function revealNearest(id: string): void {
  const nearest = addressesAbove(id).find((above) => document.getElementById(above))
  if (nearest === undefined) return
  // The router puts the page at its beginning first; what was folded has its place with the frame after the next.
  requestAnimationFrame(() => {
    focusTarget(`#${encodeURIComponent(nearest)}`)
    requestAnimationFrame(() => document.getElementById(nearest)?.scrollIntoView())
  })
}
