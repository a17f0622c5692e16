import type { ActivationStrategy } from '../../plugins/gatsby-source-facts/types'

/**
 * Strategy types that Unleash brings along: the migrations of the product at 5.8.0 (default-strategies.json,
 * flexible-rollout-strategy.json, 20230420125500-v5-strategy-changes.js). Texts are Markdown.
 */
export const activationStrategies: ActivationStrategy[] = [
  { name: 'flexibleRollout', label: 'Gradual rollout', status: 'recommended' },
  { name: 'default', label: 'Standard', status: 'active; gradual rollout to 100% does the same' },
  { name: 'remoteAddress', label: 'IPs', status: 'active' },
  { name: 'applicationHostname', label: 'Hosts', status: 'active' },
  { name: 'userWithId', label: 'UserIDs', status: 'deprecated since v5' },
  { name: 'gradualRolloutUserId', label: 'Users', status: 'deprecated since v4' },
  { name: 'gradualRolloutSessionId', label: 'Sessions', status: 'deprecated since v4' },
  { name: 'gradualRolloutRandom', label: 'Randomized', status: 'deprecated since v4' },
]
