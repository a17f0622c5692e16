import type { FactLists } from '../../plugins/gatsby-source-facts/types'

/**
 * The values that stickiness can use for percentages and variants, as in the Node.js SDK 5.3.0 and in 5.0.0, which the
 * front-end API of the product at 5.8.0 uses for evaluation. Strings are Markdown.
 */
export const stickinessOptions: FactLists['stickinessOptions'] = [
  {
    name: '`default`',
    rollout: '`userId`, or else `sessionId`, or else a random value',
    variants: '`userId`, or else `sessionId`, or else `remoteAddress`, or else a random value',
  },
  { name: '`userId`, `sessionId` or another context field', rollout: 'only that field', variants: 'only that field' },
  {
    name: '`random`',
    rollout: 'a new random value for each check',
    variants: 'a new random value for each check',
  },
]
