import { interceptReturn, loadPage } from '../gatsby-patches/runtime'
import { pathAndQuery } from '../platform/historyState'
import { isReachable } from '../platform/siteFiles'
import * as styles from './loadAlert.module.css'
import { endProgress, hideLoadAlert, startProgress } from './navigationProgress'

/**
 * Navigates to a page that the router could not load. If the server responds, the browser loads the page: there may be a newer version
 * of the site. If not, the current page stays, with a message and a retry button: a browser's error page would replace it.
 * @param leave makes the browser load the page
 * @param isLatest whether the reader has not navigated elsewhere since
 */
export async function fullPageNavigation(url: string, leave: () => void, isLatest: () => boolean): Promise<void> {
  hideLoadAlert()
  startProgress()
  const isOnline = await isReachable(url)
  if (!isLatest()) return
  if (isOnline) {
    leave()
    return
  }
  endProgress()
  showLoadAlert(() => void fullPageNavigation(url, leave, isLatest))
}

/** Does the same for pages that the reader goes back or forward to: the window has their URL already. */
export function handleReturns(latestNavigation: () => () => boolean): void {
  interceptReturn(async (path) => {
    const isLatest = latestNavigation()
    // Not so for what a link leads to: the router changes the URL after that.
    const isShown = path === pathAndQuery()
    const loaded = await loadPage(path)
    // Gatsby would show it at the URL of the page that the reader has gone to since, which leaves the page empty.
    if (isShown && path !== pathAndQuery()) return never()
    if (loaded && loaded.status !== 'error') return loaded
    if (isLatest()) void fullPageNavigation(path, () => window.location.reload(), isLatest)
    // Gatsby would load the page without its hash.
    return never()
  })
}

function never(): Promise<undefined> {
  return new Promise(() => undefined)
}

function showLoadAlert(onRetry: () => void): void {
  const text = Object.assign(document.createElement('p'), {
    textContent: 'The page could not be loaded. You might want to check your network connection.',
  })
  const retry = button('Retry', onRetry)
  const alert = Object.assign(document.createElement('div'), { className: styles.alert })
  alert.setAttribute('role', 'alert')
  alert.append(text, retry, button('Close', hideLoadAlert))
  document.body.append(alert)
  // Otherwise keyboard users would find it only at the end of the page.
  retry.focus({ preventScroll: true })
}

function button(textContent: string, onclick: () => void): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button', textContent, onclick })
}
