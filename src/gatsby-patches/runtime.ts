import { withinTime } from '../shared/withinTime'

/**
 * What: the undocumented parts of Gatsby's browser runtime that this site uses.
 * Why: the next page has to be loaded before this one is left, and Gatsby has no hook for that.
 * Check: `checkGatsby` stops the build when Gatsby's source no longer sets them.
 */
const navigators = ['___navigate', '___push', '___replace'] as const

let load = (path: string) => window.___loader.loadPage(path)

/** Undefined after a failure, or 10 seconds. */
export function loadPage(path: string): Promise<GatsbyLoadedPage | undefined> {
  return withinTime(() => load(path)).catch(() => undefined)
}

/** By a link or `navigate`; `onNavigate` gets the destination, options, and Gatsby's own function. */
export function interceptNavigation(
  onNavigate: (to: string | number, options: object | undefined, proceed: GatsbyNavigate) => Promise<void>,
): void {
  for (const name of navigators) {
    const proceed = window[name] as GatsbyNavigate | undefined
    if (!proceed) throw new Error(`window.${name} is missing: see src/gatsby-patches/runtime.ts.`)
    window[name] = (to, options) => onNavigate(to, options, proceed)
  }
}

/** Handles each load of a page that the reader goes back or forward to. If it fails, Gatsby would load the page without its hash. */
export function interceptReturn(onReturn: (path: string) => Promise<GatsbyLoadedPage | undefined>): void {
  const { loadPage: originalLoad, loadPageSync } = window.___loader
  load = originalLoad
  window.___loader.loadPage = onReturn
  // Gatsby would render a page whose code failed to load before, and crash.
  window.___loader.loadPageSync = (path, options) => {
    const known = loadPageSync(path, options)
    return known?.page && known
  }
}

/** Loads a page when others that wait are loaded, unless it's aborted before; not on a slow connection. */
export function enqueuePage(path: string): { abort: () => void } {
  return window.___loader.enqueue(path)
}

/** The router focuses the wrapper of the page a moment after `onRouteUpdate`. */
export function afterRouterFocus(callback: () => void): void {
  document.getElementById('gatsby-focus-wrapper')?.addEventListener('focus', callback, { once: true })
}

/** The router would announce the title for an anchor or a filter of the page, too. */
export function announceTitle(isAnnounced: boolean): void {
  document.getElementById('gatsby-announcer')?.setAttribute('aria-live', isAnnounced ? 'assertive' : 'off')
}
