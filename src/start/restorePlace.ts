import type { GatsbyBrowser } from 'gatsby'
import { hashTarget } from './anchors'
import { isElsewhere } from './keepAnchorInView'

/** Not for an entry of the history that the router has made: its place is the router's (`restoreScrolling` in `navigation.ts`). */
const isPlacedByBrowser = typeof window === 'undefined' || window.history.scrollRestoration === 'auto'

/** Whether the page is at its anchor: Chromium often scrolls there after it has restored the place of a page that is reloaded. */
function isAtTarget(hash: string): boolean {
  const target = hash === '' ? null : hashTarget(hash)
  return target !== null && !isElsewhere(target)
}

/** Whether the reader has reloaded the page or gone back to it. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit !== undefined && visit.type !== 'navigate'
}

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
  // An entry of the history that the router makes has a new key, and no position; all that browsers make have the same key.
  const positionOf = getSavedScrollPosition as (place: object) => [left: number, top: number | undefined]
  const [, top] = positionOf(location)
  if (!prevRouterProps) {
    if (isPlacedByBrowser && isReturn() && top && isAtTarget(location.hash)) window.scrollTo(0, top)
    return !isPlacedByBrowser
  }
  if (location.hash === '' || !top) return true
  isRestored = true
  window.scrollTo(0, top)
  return false
}
