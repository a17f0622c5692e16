import { isOverlayEntry } from '../hooks/overlayEntry'
import { afterLoad } from './afterLoad'
import { carrierOf } from './pageLoad'
import { repairHash } from './repairHash'
import { endProgress, startProgress } from './routeProgress'

/** Number of the newest wish to go somewhere; a load that arrives for an older one is ignored. */
let newestWish = 0

/** Called when the reader went somewhere by other means: what is still loading is not wanted any more. */
export function forgetPendingLoads(): void {
  newestWish++
}

/** What is done when pages do not load has to be there before: without a connection it would not load either. */
const loadHelp = () => import(/* webpackChunkName: "go-by-browser" */ './goByBrowser')

/**
 * Loads the next page before leaving this one. Gatsby would change the address first and, when the page does not load,
 * fall back to the bare path without query and hash.
 */
export function recoverFailedPageLoads(): void {
  afterLoad(() => void loadHelp().catch(() => undefined))
  for (const name of ['___navigate', '___push', '___replace'] as const) {
    const navigate = window[name]
    window[name] = async (destination, options) => {
      const wish = ++newestWish
      if (typeof destination !== 'string') return navigate(destination, options)
      const to = repairHash(destination)
      const { pathname, search } = new URL(to, window.location.href)
      startProgress()
      const loaded = await window.___loader.loadPage(pathname + search).catch(() => undefined)
      if (wish !== newestWish) return undefined
      const carrier = carrierOf(loaded)
      // What was open over the page is left behind, not gone back to.
      if (carrier === 'router') return navigate(to, isOverlayEntry() ? { ...options, replace: true } : options)
      const leave = () => window.location.assign(to)
      if (carrier === 'browser') leave()
      else {
        const isWanted = () => wish === newestWish
        void loadHelp().then(({ goByBrowser }) => goByBrowser(to, isWanted), () => (navigator.onLine ? leave() : endProgress()))
      }
      return undefined
    }
  }
}
