import type { Redirects } from '../../../../plugins/gatsby-source-site/types'

export const oldPaths: Redirects = {}
