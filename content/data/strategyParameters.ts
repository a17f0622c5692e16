import type { FactLists } from '../../plugins/gatsby-source-facts/types'

/** Parameters of the strategy types in activationStrategies.ts, from the same sources. Strings are Markdown. */
export const strategyParameters: FactLists['strategyParameters'] = [
  {
    strategy: 'flexibleRollout',
    name: 'rollout',
    default:
      "none in the API. In the Admin UI, the project's [default strategy](/reference/projects#default-strategy) or `100`; " +
      '`50` if you select it from the list of types',
    what: 'Integer percentage from `0` to `100`. With `0`, the feature is off for everyone',
  },
  {
    strategy: 'flexibleRollout',
    name: 'stickiness',
    default:
      "none in the API. In the Admin UI, the [project's default](/reference/stickiness#project-default-stickiness)",
    what: 'The value that decides which users are part of the percentage: `default`, `random`, or a context field',
  },
  {
    strategy: 'flexibleRollout',
    name: 'groupId',
    default: "none in the API. In the Admin UI, the flag's name",
    what:
      'Salt of the [hash](/reference/stickiness#calculation). Flags with the same `groupId`, stickiness and percentage ' +
      'reach the same users',
  },
  {
    strategy: 'remoteAddress',
    name: 'IPs',
    what: 'IP addresses and IPv4 ranges, separated by commas, to compare with the `remoteAddress` of the context',
  },
  {
    strategy: 'applicationHostname',
    name: 'hostNames',
    what: 'Hostnames, separated by commas, to compare with the name of the host that evaluates the flag',
  },
  { strategy: 'userWithId', name: 'userIds', what: '`userId` values, separated by commas' },
  { strategy: 'gradualRolloutUserId', name: 'percentage', what: 'Integer percentage from `0` to `100`' },
  { strategy: 'gradualRolloutUserId', name: 'groupId', what: 'Salt of the hash' },
  { strategy: 'gradualRolloutSessionId', name: 'percentage', what: 'Integer percentage from `0` to `100`' },
  { strategy: 'gradualRolloutSessionId', name: 'groupId', what: 'Salt of the hash' },
  { strategy: 'gradualRolloutRandom', name: 'percentage', what: 'Integer percentage from `0` to `100`' },
]
