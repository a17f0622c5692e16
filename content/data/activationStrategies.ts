import type { FactLists } from '../../plugins/gatsby-source-facts/types'

/**
 * Built-in strategy types: the migrations of the product at 5.8.0 (default-strategies.json,
 * flexible-rollout-strategy.json, 20230420125500-v5-strategy-changes.js). Strings are Markdown.
 */
export const activationStrategies: FactLists['activationStrategies'] = [
  { name: 'flexibleRollout', label: 'Gradual rollout', status: 'recommended' },
  { name: 'default', label: 'Standard', status: 'active; equivalent to a gradual rollout to 100%' },
  { name: 'remoteAddress', label: 'IPs', status: 'active' },
  { name: 'applicationHostname', label: 'Hosts', status: 'active' },
  { name: 'userWithId', label: 'UserIDs', status: 'deprecated since v5' },
  { name: 'gradualRolloutUserId', label: 'Users', status: 'deprecated since v4' },
  { name: 'gradualRolloutSessionId', label: 'Sessions', status: 'deprecated since v4' },
  { name: 'gradualRolloutRandom', label: 'Randomized', status: 'deprecated since v4' },
]
