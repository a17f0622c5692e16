import type { FactLists } from '../../../../plugins/gatsby-source-facts/types'

/** The other pages say nothing of plans. */
export const featureAvailability: FactLists['featureAvailability'] = [
  { name: 'Change requests', page: '/reference/change-requests', plans: ['enterprise'], since: '4.19' },
  {
    name: 'Strategy variants',
    page: '/reference/strategy-variants',
    plans: ['oss', 'pro', 'enterprise'],
    since: '5.5',
  },
]
