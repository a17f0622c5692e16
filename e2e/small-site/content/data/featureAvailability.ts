import type { FeatureAvailability } from '../../../../plugins/gatsby-source-facts/types'

/** Its pages say nothing of plans. */
export const featureAvailability: FeatureAvailability[] = []
