import type { FactLists } from '../../../../plugins/gatsby-source-facts/types'

/** One guide, for a page that this site has. */
export const conceptGuides: FactLists['conceptGuides'] = [
  {
    page: '/reference/service-accounts',
    ui: ['/how-to/how-to-create-personal-access-tokens'],
  },
]
