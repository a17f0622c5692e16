import type { GatsbyBrowser } from 'gatsby'
import { endProgress } from './routeProgress'

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => endProgress()
