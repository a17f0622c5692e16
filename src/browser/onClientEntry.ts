import type { GatsbyBrowser } from 'gatsby'
import { recoverFailedPageLoads } from './pageLoadRecovery'
import { guardHoverPrefetch } from './prefetch'
import { startProgress } from './routeProgress'

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (process.env.NODE_ENV === 'production') {
    recoverFailedPageLoads()
    guardHoverPrefetch()
  }
  window.addEventListener('popstate', startProgress)
}
