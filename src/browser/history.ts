import { forgetPendingLoads } from './pageLoadRecovery'
import { endProgress, startProgress } from './routeProgress'

/** Keeps the progress bar right when the reader goes back or forward. */
export function followHistory(): void {
  let page = window.location.pathname + window.location.search
  window.addEventListener('popstate', () => {
    forgetPendingLoads()
    const before = page
    page = window.location.pathname + window.location.search
    // Another part of the same page needs no loading, and Gatsby does not say when it is there.
    if (page !== before) startProgress()
  })
  // A page that comes back from the browser's memory comes back as it was left.
  window.addEventListener('pageshow', endProgress)
}
