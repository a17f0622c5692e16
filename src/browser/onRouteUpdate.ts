import type { GatsbyBrowser } from 'gatsby'
import { focusTarget } from './focusTarget'
import { endProgress } from './routeProgress'

/** After every change of page; the first page of a visit keeps the focus that the browser gave it. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  endProgress()
  if (!prevLocation) return
  if (prevLocation.pathname === location.pathname) focusTarget(location.hash)
  else passFocusOn(location.hash)
}

/** A moment after this hook the router focuses the element round the whole page; from there focus goes on. */
function passFocusOn(hash: string): void {
  const wrapper = document.getElementById('gatsby-focus-wrapper')
  wrapper?.addEventListener('focus', () => focusTarget(hash), { once: true })
}
