import type { GatsbyBrowser } from 'gatsby'
import { focusTarget } from './focusTarget'
import { endProgress } from './routeProgress'

/** After every change of page; the first page of a visit keeps the focus that the browser gave it. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  endProgress()
  if (prevLocation) focusTarget(location.hash)
}
