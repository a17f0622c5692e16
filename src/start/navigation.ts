import { interceptNavigation, loadPage } from '../gatsby-patches/runtime'
import { afterLoad } from '../platform/afterLoad'
import { closeOverlay, pathAndQuery, readHistorySlot } from '../platform/historyState'
import { repairHash } from './anchors'
import { endProgress, hideLoadAlert, startProgress } from './navigationProgress'

/** A page of an earlier navigation is ignored when it has loaded. */
let latestNavigationId = 0
let shownPage = ''

/** Loaded early: without a connection it would be too late. */
const loadFallback = () => import(/* webpackChunkName: "offline" */ './fullPageNavigation')

/** Gatsby would change the URL first and, if the page doesn't load, fall back to the bare path without query and hash. */
export function loadPagesBeforeLeaving(): void {
  // Not before: the first page is loaded as one that the reader goes back to.
  afterLoad(
    () =>
      void loadFallback().then(
        ({ handleReturns }) => handleReturns(latestNavigation),
        () => undefined,
      ),
  )
  interceptNavigation(async (destination, options, proceed) => {
    latestNavigationId++
    const isLatest = latestNavigation()
    if (typeof destination !== 'string') {
      proceed(destination, options)
      return
    }
    const url = repairHash(destination)
    const { href, pathname, search } = new URL(url, window.location.href)
    startProgress()
    const loaded = await loadPage(pathname + search)
    if (!isLatest()) return
    const handler = navigationHandler(loaded)
    const leave = () => window.location.assign(url)
    if (handler === 'router') {
      // The next page replaces the history entry of what was open over this one, and the same URL its own: Back would change nothing.
      proceed(
        url,
        readHistorySlot('isOverlay') || href === window.location.href ? { ...options, replace: true } : options,
      )
    } else if (handler === 'browser') {
      leave()
    } else {
      loadFallback().then(
        ({ fullPageNavigation }) => void fullPageNavigation(url, leave, isLatest),
        () => (navigator.onLine ? leave() : endProgress()),
      )
    }
  })
}

/** @returns whether the reader has not navigated elsewhere since this call */
function latestNavigation(): () => boolean {
  const navigationId = latestNavigationId
  return () => navigationId === latestNavigationId
}

/** `browser`: there is no such page, the server may redirect. `fallback`: it failed to load. */
export function navigationHandler(loaded: GatsbyLoadedPage | undefined): 'router' | 'browser' | 'fallback' {
  if (loaded === undefined || loaded.status === 'error') return 'fallback'
  return loaded.page?.path === '/404.html' ? 'browser' : 'router'
}

/** Call when a page is shown, however the reader got there. */
export function rememberShownPage(): void {
  shownPage = pathAndQuery()
}

/**
 * Closes what is open over the page on Back, and ends the progress bar on Back and Forward, which Gatsby doesn't report. Call it before
 * the router listens: Chromium calls the listeners of a window in the order in which they were added, those for capturing included.
 */
export function followHistory(): void {
  window.addEventListener('popstate', (event) => {
    // Further back is another page. A page that is loading continues to load.
    if (closeOverlay() && window.location.pathname === shownPage.split('?')[0]) {
      event.stopImmediatePropagation()
      return
    }
    latestNavigationId++
    hideLoadAlert()
    // An anchor of the same page doesn't load.
    if (pathAndQuery() === shownPage) endProgress()
    else startProgress()
  })
  // A page in the back/forward cache is shown as it was left.
  window.addEventListener('pageshow', endProgress)
  restoreScrolling()
}

/**
 * A browser may restore a position while the page that is being left is still shown; Gatsby would take it for a position of that page.
 * Only the browser can restore what it loads again.
 */
function restoreScrolling(): void {
  const leaveTo = (mode: ScrollRestoration) => {
    window.history.scrollRestoration = mode
  }
  afterLoad(() => leaveTo('manual'))
  // After this event, WebKit restores the position of a page that it kept.
  window.addEventListener('pageshow', ({ persisted }) => persisted && setTimeout(leaveTo, 0, 'manual'))
  window.addEventListener('pagehide', () => leaveTo('auto'))
}
