import type { FactLists } from '../../../../plugins/gatsby-source-facts/types'

/** Its pages say nothing of plans. */
export const featureAvailability: FactLists['featureAvailability'] = []
