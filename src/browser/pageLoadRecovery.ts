import { carrierOf } from './pageLoad'
import { repairHash } from './repairHash'
import { startProgress } from './routeProgress'

/**
 * Loads the next page before leaving this one. Gatsby would change the address first and, when the page does not load,
 * fall back to the bare path without query and hash.
 */
export function recoverFailedPageLoads(): void {
  for (const name of ['___navigate', '___push', '___replace'] as const) {
    const navigate = window[name]
    window[name] = (destination, options) => {
      if (typeof destination !== 'string') return navigate(destination, options)
      const to = repairHash(destination)
      const { pathname, search } = new URL(to, window.location.href)
      startProgress()
      return window.___loader
        .loadPage(pathname + search)
        .catch(() => undefined)
        .then((loaded) => (carrierOf(loaded) === 'router' ? navigate(to, options) : window.location.assign(to)))
    }
  }
}
