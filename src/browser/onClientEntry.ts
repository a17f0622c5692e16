import type { GatsbyBrowser } from 'gatsby'
import { afterLoad } from './afterLoad'
import { followHistory } from './history'
import { recoverFailedPageLoads } from './pageLoadRecovery'
import { guardHoverPrefetch } from './prefetch'

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (process.env.NODE_ENV === 'production') {
    recoverFailedPageLoads()
    guardHoverPrefetch()
  }
  followHistory()
  afterLoad(() => void import('./animateUnfolding').then(({ animateUnfolding }) => animateUnfolding(), () => undefined))
}
