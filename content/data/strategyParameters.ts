import type { StrategyParameter } from '../../plugins/gatsby-source-facts/types'

/** Parameters of the strategy types in activationStrategies.ts, from the same sources. Texts are Markdown. */
export const strategyParameters: StrategyParameter[] = [
  {
    strategy: 'flexibleRollout',
    name: 'rollout',
    default:
      "none by API. In the Admin UI, the project's [default strategy](/reference/projects#default-strategy) or `100`; " +
      '`50` when picked from the list of types',
    what: 'Whole percentage from `0` to `100`. `0` is off for everyone',
  },
  {
    strategy: 'flexibleRollout',
    name: 'stickiness',
    default:
      "none by API. In the Admin UI, the [project's default](/reference/stickiness#project-default-stickiness)",
    what: 'What the percentage is counted over: `default`, `random`, or a context field',
  },
  {
    strategy: 'flexibleRollout',
    name: 'groupId',
    default: "none by API. In the Admin UI, the flag's name",
    what:
      'Salt of the [hash](/reference/stickiness#calculation). Flags with the same `groupId`, stickiness and percentage ' +
      'reach the same users',
  },
  {
    strategy: 'remoteAddress',
    name: 'IPs',
    what: 'Addresses and IPv4 ranges, separated by commas, that are compared with `remoteAddress` of the context',
  },
  {
    strategy: 'applicationHostname',
    name: 'hostNames',
    what: 'Names of machines, separated by commas, that are compared with the one that evaluates',
  },
  { strategy: 'userWithId', name: 'userIds', what: 'Values of `userId`, separated by commas' },
  { strategy: 'gradualRolloutUserId', name: 'percentage', what: 'Whole percentage from `0` to `100`' },
  { strategy: 'gradualRolloutUserId', name: 'groupId', what: 'Salt of the hash' },
  { strategy: 'gradualRolloutSessionId', name: 'percentage', what: 'Whole percentage from `0` to `100`' },
  { strategy: 'gradualRolloutSessionId', name: 'groupId', what: 'Salt of the hash' },
  { strategy: 'gradualRolloutRandom', name: 'percentage', what: 'Whole percentage from `0` to `100`' },
]
