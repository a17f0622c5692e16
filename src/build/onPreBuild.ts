import type { GatsbyNode } from 'gatsby'
import { checkGatsby } from '../gatsby-patches/checkGatsby'
import { resetUploadCache } from './search/algolia'

/** Checks the patches of Gatsby, and forgets what an earlier build noted about uploads. */
export const onPreBuild: GatsbyNode['onPreBuild'] = async ({ getCache }) => {
  checkGatsby()
  await resetUploadCache(getCache)
}
