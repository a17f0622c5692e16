import { forgetPendingLoads } from './pageLoadRecovery'
import { endProgress, startProgress } from './routeProgress'

/** The page the reader sees, which a change of the address alone does not change. */
let shownPage = ''

const pageInAddress = () => window.location.pathname + window.location.search

/** Called when a page is there, by whatever way the reader came. */
export function rememberPage(): void {
  shownPage = pageInAddress()
}

/** Keeps the progress bar right when the reader goes back or forward. */
export function followHistory(): void {
  window.addEventListener('popstate', () => {
    forgetPendingLoads()
    // Another part of the same page needs no loading, and Gatsby does not say when it is there.
    if (pageInAddress() === shownPage) endProgress()
    else startProgress()
  })
  // A page that comes back from the browser's memory comes back as it was left.
  window.addEventListener('pageshow', endProgress)
}
