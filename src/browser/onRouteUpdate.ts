import type { GatsbyBrowser } from 'gatsby'
import { focusTarget } from './focusTarget'
import { endProgress } from './routeProgress'

/** After every change of page; the first page of a visit keeps the focus that the browser gave it. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  endProgress()
  // The router focuses the element round the whole page right after this hook.
  if (prevLocation) window.setTimeout(() => focusTarget(location.hash))
}
