import type { GatsbyBrowser } from 'gatsby'
import { focusTarget } from './focusTarget'
import { foldedAround } from './foldedAround'
import { hideLoadAlert } from './hideLoadAlert'
import { rememberPage } from './history'
import { namedBy } from './namedBy'
import { endProgress } from './routeProgress'

/**
 * After every change of page; the first page of a visit keeps the focus that the browser gave it, unless what its address
 * names was folded away.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  endProgress()
  hideLoadAlert()
  rememberPage()
  if (location.hash) void import('./settleAnchor').then(({ settleAnchor }) => settleAnchor(location.hash), () => undefined)
  if (!prevLocation) {
    const named = namedBy(location.hash)
    if (named && foldedAround(named).length > 0) focusTarget(location.hash)
    return
  }
  if (prevLocation.pathname !== location.pathname) passFocusOn(location.hash)
  // Of links that filter a list the reader may want the next one.
  else if (!document.activeElement?.closest('[data-keeps-focus]')) focusTarget(location.hash)
}

/** A moment after this hook the router focuses the element round the whole page; from there focus goes on. */
function passFocusOn(hash: string): void {
  const wrapper = document.getElementById('gatsby-focus-wrapper')
  wrapper?.addEventListener('focus', () => focusTarget(hash), { once: true })
}
