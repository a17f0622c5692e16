import type { GatsbyBrowser } from 'gatsby'

/** Not for an entry of the history that the router has made: its place is the router's (`restoreScrolling` in `navigation.ts`). */
const isPlacedByBrowser = typeof window === 'undefined' || window.history.scrollRestoration === 'auto'

let isRestored = false

/** Whether the page that is shown last is one that the reader has returned to, at the place where they left it. */
export function isPlaceRestored(): boolean {
  return isRestored
}

/**
 * The browser places the first page before React starts, and the reader may have scrolled since. Later, a page with a hash is shown
 * where the reader left it on Back and Forward. Gatsby would scroll to the heading of the hash, which each jump by the table of contents
 * adds to the URL.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  isRestored = false
  if (!prevRouterProps) return !isPlacedByBrowser
  if (location.hash === '') return true
  // A new entry of the history has a new key, and no position.
  const positionOf = getSavedScrollPosition as (place: object) => [left: number, top: number | undefined]
  const [, top] = positionOf(location)
  if (!top) return true
  isRestored = true
  window.scrollTo(0, top)
  return false
}
